// Several initialisers of one type: which of them runs, and what each leaves.

class Panel {
  let title: String
  var width = 10
  init(title: String) { self.title = title }
  init(count: Int) {
    title = "\(count) items"
    width = count * 2
  }
  convenience init(from low: Int, to high: Int) { self.init(count: high - low) }
  convenience init(from text: String) { self.init(title: text + "!") }
  convenience init(isWide: Bool) {
    if isWide {
      self.init(title: "wide")
      width = 100
    } else {
      self.init(count: 1)
      width += 1
    }
  }
  convenience init?(word: String) {
    guard word.count > 1 else { return nil }
    self.init(title: word)
    if word.count > 3 { return }
    width = 3
  }
}

/// Overrides both, so that it has the others too.
class Card: Panel {
  var radius = 4
  override init(title: String) {
    super.init(title: title + " card")
    radius += width
  }
  override init(count: Int) {
    super.init(count: count + 1)
    radius = width
  }
}

/// Has none of its own.
class Sheet: Panel { var depth = 7 }

/// Hands over to one that is not the first.
class Note: Panel {
  let text: String
  init(text: String) {
    self.text = text
    super.init(count: text.count)
  }
}

func show(_ panel: Panel) { print(panel.title, panel.width) }
show(Panel(title: "a"))
show(Panel(count: 3))
show(Panel(from: 2, to: 7))
show(Panel(from: "text"))
show(Panel(isWide: true))
show(Panel(isWide: false))
show(Card(title: "a"))
show(Card(count: 3))
show(Card(from: 2, to: 7))
show(Card(isWide: false))
show(Sheet(title: "a"))
show(Sheet(count: 3))
show(Sheet(from: "text"))
show(Note(text: "four"))
print(Card(title: "a").radius, Card(count: 3).radius, Sheet(count: 1).depth, Note(text: "x").text)
print(Panel(word: "x") == nil)
if let panel = Panel(word: "two") { show(panel) }
if let panel = Panel(word: "three") { show(panel) }

// By types alone, and with none.
struct Length {
  var value: Double
  var unit = "pt"
  init() { value = 0.5 }
  init(_ value: Double) { self.value = value }
  init(_ text: String) {
    value = Double(text.count) + 0.5
    unit = "letters"
  }
  init(_ other: Length, unit: String) {
    value = other.value
    self.unit = unit
  }
}

func show(_ length: Length) { print(length.value, length.unit) }
show(Length())
show(Length(2.5))
show(Length("abc"))
var first = Length(1.5)
var second = first
second.value = 2.5
show(first)
show(second)

// The initialiser that Swift writes stays beside those of an extension.
struct Pair {
  var low: Int
  var high = 9
}

extension Pair {
  init(both: Int) { self.init(low: both, high: both) }
  init(sum: Int) {
    low = sum / 2
    high = sum - sum / 2
  }
}

func show(_ pair: Pair) { print(pair.low, pair.high) }
show(Pair(low: 1))
show(Pair(low: 1, high: 2))
show(Pair(both: 3))
show(Pair(sum: 7))
var pair = Pair(sum: 4)
var copy = pair
copy.low = 100
show(pair)
show(copy)
