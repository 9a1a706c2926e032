// Names that belong to several members, and protocols whose members types have in ways of their own.
protocol Titled {
  var title: String { get set }
  var done: (() -> Void)? { get }
}

class A: Titled {
  var title = "a"
  var done: (() -> Void)? = { print("done a") }
}

class B: Titled {
  var title: String {
    get { return "b" }
    set { print("set", newValue) }
  }
  var done: (() -> Void)? { return { print("done b") } }
}

class C: Titled {
  lazy var title: String = "c"
  var done: (() -> Void)? = nil
}

class D: A {}

protocol Marker { var mark: Int { get } }
class M: Marker { var mark = 3 }
class N { var mark = 4 }

func use(_ t: Titled) {
  var u = t
  print(u.title)
  u.title = u.title + "!"
  print(u.title)
  u.done?()
}

use(A())
use(B())
use(C())
use(D())

let things: [Any] = [M(), N(), M()]
for x in things {
  if let m = x as? Marker { print("marker", m.mark) }
  if x is Marker { print("is") }
  let m = x as? M
  if m == nil { print("no m") }
}
let texts: [Any] = ["text", 3, true]
for x in texts {
  if let s = x as? String { print("string", s) }
  if x is Int { print("int") }
  if x is Bool { print("bool") }
}

func show(_ x: Int) -> String { return "int" }
func show(_ x: String) -> String { return "string" }
print(show(1), show("x"))

class S {
  func put(_ x: N) { print("n") }
  func put(_ x: String) { print("string") }
  func put(_ x: [Int]) { print("list") }
  func put(_ x: Int) { print("int") }
}

class T: S {
  override func put(_ x: Int) {
    super.put(x)
    print("int of T")
  }
}

let t = T()
t.put(N())
t.put("x")
t.put([1])
t.put(2)

protocol Shower { func show(_ x: Int, with y: Int) }

class V: Shower {
  func show(_ x: Int) { print("alone", x) }
  func show(_ x: Int, with y: Int) { print("with", x, y) }
}

class Base {
  func greet(name: String) { print("hello", name) }
  func greet() { print("hello") }
}
protocol Greeter { func greet(name: String) }
class Derived: Base, Greeter {}

let shower: Shower = V()
shower.show(1, with: 2)
V().show(5)
let greeter: Greeter = Derived()
greeter.greet(name: "x")
Derived().greet()
