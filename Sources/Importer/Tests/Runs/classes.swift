// Objects that hold lists of objects, states with values, and what subclasses and protocols change.
class Row {
  var h: Double = 10
  weak var owner: Table?
  var isOn = false
}

class Table {
  var rows: [Row] = [] {
    didSet {
      rows.forEach { $0.owner = self }
      layout()
    }
  }
  var heights: [Int: Double] = [1: 2.5]
  var total: Double = 0

  func layout() { total = rows.map { $0.h }.reduce(0.5, +) }

  func row(at y: Double) -> Row? {
    var sum = 0.5
    for r in rows {
      sum += r.h
      if y < sum { return r }
    }
    return nil
  }

  func toggleAll() {
    for r in rows where !r.isOn { r.isOn = true }
    rows[0].h += 5
    rows.last?.isOn = false
  }
}

final class Timeline {
  typealias Step = (name: String, at: Double)
  private var steps: [Step] = []
  var names: [String] { return steps.sorted { $0.at < $1.at }.map { $0.name } }

  func add(_ name: String, at: Double) { steps.append((name: name, at: at)) }
  func next(after t: Double) -> Step? { return steps.filter { $0.at > t }.min { $0.at < $1.at } }
  func remove(named n: String) { steps = steps.filter { $0.name != n } }
}

class Machine {
  enum State {
    case open, closed
    case moving(from: Double, to: Double)
  }

  var state: State = .closed
  var log: [String] = []

  func step(_ f: Double) {
    switch (state, f) {
    case (.closed, 0): log.append("still")
    case (.closed, _):
      state = .moving(from: 0, to: f)
      log.append("start")
    case (.moving(let a, let b), let f) where f >= b:
      state = f > 0.5 ? .open : .closed
      log.append("end \(a < b)")
    case (.moving, _): log.append("on")
    case (.open, _): log.append("open")
    }
  }

  func stop() {
    if case .moving(let a, let b) = state {
      state = .closed
      print(a < b)
    }
  }
}

class Parent {
  let id: Int
  required init(id: Int) {
    self.id = id
    setup()
  }
  func setup() { print("setup parent", id) }
  class func kind() -> String { return "parent" }
}

class Child: Parent {
  var extra = 5.5
  override func setup() {
    super.setup()
    print("setup child", extra)
  }
  override class func kind() -> String { return "child of " + super.kind() }
}

enum Direction: Int {
  case left = -1
  case right = 1
  var opposite: Direction { return self == .left ? .right : .left }
}

struct Fade {
  var value = 0.5
  mutating func advance() { value += 0.25 }
  func advanced() -> Fade {
    var copy = self
    copy.advance()
    return copy
  }
}

class Lazy {
  lazy var flag: Bool = {
    print("once")
    return false
  }()
}

func run() {
  let t = Table()
  t.rows = [Row(), Row(), Row()]
  t.rows[1].h = 20.5
  t.rows.append(Row())
  print(t.total, t.rows.count, t.row(at: 12.5) === t.rows[1], t.row(at: 500) == nil, t.rows[3].owner === t)
  t.toggleAll()
  print(t.rows[0].h + 0.5, t.rows[2].isOn, t.rows[3].isOn)

  let line = Timeline()
  line.add("b", at: 2)
  line.add("a", at: 1.5)
  line.add("c", at: 3)
  print(line.names[0], line.names.count, line.next(after: 1.7)?.name ?? "-", line.next(after: 9) == nil)
  line.remove(named: "a")
  print(line.names[0])

  let machine = Machine()
  for f in [0, 0.8, 0.2, 0.9, 1] { machine.step(f) }
  print(machine.log.joined(separator: ","))
  machine.state = .moving(from: 1, to: 2)
  machine.stop()
  machine.stop()

  let child = Child(id: 3)
  print(child.extra, Child.kind())
  print(Direction(rawValue: 1) == .right, Direction(rawValue: 5) == nil, Direction.left.opposite == .right)

  let fade = Fade()
  print(fade.value, fade.advanced().value)
  let lazy = Lazy()
  print(lazy.flag, lazy.flag)

  let x = 7
  let list = [5, 7]
  print(list.contains(x), list.firstIndex(of: x) ?? -1, [3, 1, 2].sorted(by: >)[0])
  var maybe: Int? = 1
  maybe? += 4
  print(maybe ?? 0)
  let flag: Bool? = false
  print(flag ?? true, flag == nil, flag == true)
}

run()
