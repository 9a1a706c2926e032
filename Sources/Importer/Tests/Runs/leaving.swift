// `defer` runs however a block is left; closures capture values; lazy values are made when they are first needed.
// swift-format-ignore-file
enum Fault: Error { case any }
func fail() throws { throw Fault.any }

func thrown() throws { defer { print("d1") }; try fail(); print("after") }
do { try thrown() } catch { print("thrown") }
do { defer { print("d2") }; try fail(); print("no") } catch { print("caught") }
for i in 0..<3 { defer { print("left", i) }; if i == 1 { continue }; print(i) }
for i in 0..<3 { defer { print("broken", i) }; if i == 1 { break }; print(i) }
func half(_ n: Int) throws -> Int { if n < 0 { throw Fault.any }; return n / 2 }
func told(_ n: Int) -> String {
  do {
    let half = try half(n)
    guard half > 1 else { return "small" }
    do { if half > 9 { return "large" } else { try fail() } } catch { print("inside") }
    print("half", half)
  } catch {
    print("negative")
  }
  return "told"
}
for n in [-1, 0, 6, 20] { print(told(n)) }
func shown(_ n: Int) { do { if try half(n) == 0 { return }; print("shown", n) } catch {} }
for n in -1..<3 { shown(n) }
func early() -> Int { var r = 0; for i in 0..<4 { defer { r += 1 }; if i == 2 { return r } }; return -1 }
print(early())
func inner(_ n: Int) { if n > 0 { defer { print("if defer") }; print("in if") }; print("out if") }
inner(1)

struct Size { var side = 1 }
class Scaler {
  var scale = 1.0
  var name: String
  init(_ name: String) { self.name = name }
  func now() -> () -> Double { return { [scale] in scale * 2 } }
  func named() -> () -> Double { return { [s = self.scale] in s * 3 } }
  func later() -> () -> Double { return { [unowned self] in self.scale * 2 } }
}
var count = 0
let counted = { [count] in count + 1 }
count = 10
var size = Size()
let sized = { [size] in size.side }
let shared = { size.side }
size.side = 5
var scaler = Scaler("one")
let name = { [scaler] in scaler.name }
let now = scaler.now()
let named = scaler.named()
let other = scaler
let later = other.later()
scaler.scale = 10
scaler = Scaler("two")
print(counted(), sized(), shared(), name(), now(), named(), later())

class View { var progress = 0.0 { didSet { print("progress", progress) } } }
class Child: View {
  var side = 0 { didSet { print("side", side) } }
  init(p: Double) {
    side = 1
    super.init()
    progress = p
    side = 2
    defer { side = 3 }
  }
  convenience init(half: Double) { self.init(p: half * 2); side = 5 }
}
print(Child(p: 2).side, Child(half: 2).side)

class Manager {
  static let shared = Manager()
  static let top = 3
  let interaction = Interaction()
  func kind() -> String { return interaction.kind() }
}
class User { static let first = Manager.shared.kind() }
class Interaction {
  static let all = [Manager.shared.kind(), User.first]
  func kind() -> String { return Manager.top > 2 ? "interaction" : "none" }
}
print(Manager.shared.kind(), User.first, Interaction.all.count)

// A weak capture is the object that the variable held then, while something else holds it.
final class Held {
  var number = 1
}

func captureWeakly() {
  var held = Held()
  held.number = 2
  let show = { [weak held] in print(held?.number ?? 0) }
  let first = held
  held = Held()
  held.number = 7
  show()
  print(first.number, held.number)
}
captureWeakly()
