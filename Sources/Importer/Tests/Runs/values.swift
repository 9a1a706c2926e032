// Lists, dictionaries and structs are values: what is given on is not changed by what is done to it afterwards.
struct Inner { var n = 0 }

struct Outer {
  var inner = Inner()
  var list: [Int] = []
  mutating func add() { list.append(1) }
}

class Holder {
  var items: [Int] = []
  var every: [Int] { return items }
  func all() -> [Int] { return items }
  func keep(_ list: [Int]) { items = list }
  func take() { items.removeLast() }
  func walk() {
    for x in items {
      print("walk", x)
      take()
    }
  }
}

enum Light {
  case red, green
  mutating func toggle() { self = self == .red ? .green : .red }
  mutating func next() {
    switch self {
    case .red: self = .green
    case .green:
      self = .red
      return
    }
  }
}

enum Shape {
  case circle(r: Int), none
  mutating func grow() { if case .circle(let r) = self { self = .circle(r: r + 1) } }
}

class Signal {
  var light = Light.red {
    didSet { print("light", light == .green) }
  }
}

var l = Light.red
l.toggle()
print(l == .green)
l.next()
print(l == .red)
let signal = Signal()
signal.light.toggle()
var s = Shape.circle(r: 1)
s.grow()
if case .circle(let r) = s { print(r) }

var items = [1, 2]
let old = items
items.append(3)
print(old.count, items.count)
let h = Holder()
h.keep(items)
items.append(4)
print(h.items.count)
let seen = h.all()
let seen2 = h.every
h.items.append(9)
print(seen.count, seen2.count, h.items.count)
h.walk()
print(h.items.count)
var map = ["a": 1]
let before = map
map["b"] = 2
print(before.count, map.count)
for x in items {
  if x == 2 { items.remove(at: 0) } else { print(x) }
}
var o = Outer()
let p = o
o.inner.n = 4
o.add()
print(p.inner.n, o.inner.n, p.list.count, o.list.count)
var grid = [[1], [2]]
let firstGrid = grid
grid[0].append(5)
print(firstGrid[0].count, grid[0].count)
let maybe = items.isEmpty ? [] : items
items.append(100)
print(maybe.count, items.count)
var set: Set<Int> = [1]
set.insert(1)
set.insert(2)
print(set.count)
let pair: (String?, Int) = ("x", 1)
switch pair {
case (.some("y"), _): print("y")
case ("x"?, 1): print("x1")
default: print("no")
}

struct Insets { var top = 1.5 }

class Layout {
  var insets = Insets()
  var cache: [Int: Insets] = [:]
  var isOn = false

  func insets(for i: Int) -> Insets {
    if let known = cache[i] { return known }
    var made = insets
    made.top += Double(i)
    cache[i] = made
    return made
  }
}

func layOut() {
  let layout = Layout()
  let first = layout.insets(for: 1)
  layout.insets.top = 50.5
  print(first.top, layout.insets(for: 1).top, layout.insets(for: 2).top)
  var list = [layout].map { $0.insets }
  list[0].top = 0.5
  let block = { layout.insets }
  let given = block()
  layout.insets.top = 9.5
  print(list[0].top, given.top, layout.insets.top)
  let named = layout.insets(for:)
  layout.isOn.toggle()
  layout.cache.removeAll()
  print(named(3).top, layout.isOn, layout.cache.count)
}
layOut()
