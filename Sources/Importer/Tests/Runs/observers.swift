// Changes inside an observed or computed property: the observer runs, and the old value stays what it was.
struct Box {
  var x: Int = 0
  var items: [Int] = []
}

class Card {
  var box = Box() {
    didSet { print("box", oldValue.x, box.x) }
  }
  var list: [Int] = [] {
    didSet { print("list", oldValue.count, list.count) }
  }
  var next = 1 {
    willSet { print("next", next, newValue) }
  }
  var maybe: [Int]? = nil {
    didSet { print("maybe") }
  }
  var kept = Box()
  var half: Box {
    get { return Box(x: kept.x / 2, items: kept.items) }
    set { kept = Box(x: newValue.x * 2, items: newValue.items) }
  }

  func change() {
    box.x = 5
    list.append(3)
    list += [4, 5]
    list[0] = 9
    next += 1
    let last = list.removeLast()
    print(last)
    maybe?.append(1)
    maybe = [1]
    maybe?.append(2)
    half.x = 50
    if let x = list.popLast() { print("pop", x, list.count) }
  }
}

let a = Card()
let b = Card()
a.change()
b.list.append(1)
b.box.items.append(4)
print(a.list.count, b.list.count, a.box.x, b.box.x, a.kept.x, b.kept.x, a.maybe?.count ?? 0)
