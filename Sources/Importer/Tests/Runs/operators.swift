// Operators of one's own, and what they decide: comparisons, lists, precedence.
struct Vector: Comparable {
  var x: Int
  static func < (a: Vector, b: Vector) -> Bool { return a.x < b.x }
  static func == (a: Vector, b: Vector) -> Bool { return a.x == b.x }
  static prefix func - (a: Vector) -> Vector { return Vector(x: -a.x) }
  static func += (a: inout Vector, b: Vector) { a.x += b.x }
}

prefix func ! (v: Vector) -> Bool { return v.x == 0 }

infix operator ** : MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { return a * b * 10 }

enum Level {
  case low
  case high
  static func < (a: Level, b: Level) -> Bool { return a == .low && b == .high }
}

var v = Vector(x: 1)
let w = v
v += Vector(x: 2)
print(v.x, w.x)
print(v < w, v > w, v >= w, v <= w, v == w, v != w)
print((-v).x, !v, !Vector(x: 0))
print(1 + 2 ** 3)
let all = [v, w]
print(all.contains(Vector(x: 3)), all.contains(Vector(x: 4)))
if let least = all.min(), let most = all.max() { print(least.x, most.x, all.sorted()[0].x) }
print(Level.low < Level.high, Level.high < Level.low)
print(7 / 2, -7 / 2, -7 % 3, 7 % 3)
let n = -7
var m = n
m /= 2
print(n / 2, n % 3, m)
for i in 0..<3 { print(i / 2, i % 2) }
