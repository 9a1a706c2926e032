// Longer spellings of what Lua has no word for: wrapped properties, subscripts with labels, initialisers as functions.
@propertyWrapper
struct Clamped {
  private var value: Double
  let range: ClosedRange<Double>
  var wrappedValue: Double {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Double, _ range: ClosedRange<Double>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}

@propertyWrapper
struct Doubled {
  private var half: Double = 0
  var wrappedValue: Double {
    get { half * 2 }
    set { half = newValue }
  }
  var projectedValue: Double { half }
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array {
  subscript(wrap index: Int) -> Element {
    get { self[index % count] }
  }
}

struct Item {
  let n: Int
}

class Named {
  let title: String
  init(title: String) { self.title = title }
}

class Card {
  @Clamped(0...1) var progress: Double = 0.5
  @Doubled var two: Double
  let list = [1, 2, 3]

  func run() {
    print(progress)
    progress = 3
    print(progress)
    two = 4
    print(two, $two)
    print(list[safe: 1] ?? -1)
    print(list[safe: 7] ?? -1)
    print(list[wrap: 4])
    let named = ["a", "b"].map(Named.init)
    print(named[1].title)
    let items = [1, 2].map(Item.init(n:))
    print(items[0].n)
    let make: (String) -> Named = Named.init(title:)
    print(make("x").title)
  }
}

Card().run()
