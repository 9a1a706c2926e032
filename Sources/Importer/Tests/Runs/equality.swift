// Lists, tuples, structs and cases are compared by what they hold; numbers with a fraction print one.
struct Point: Equatable { var x = 0, y = 1.5 }

struct Frame: Equatable {
  var origin = Point()
  var tags: [String] = []
  static let zero = Frame()
  var isTagged: Bool { !tags.isEmpty }
}

enum State: Equatable {
  case idle
  case moved(Int)
  case named(String, [Int])
}

enum Problem: Error { case none }

func half(_ number: Int) throws -> Double {
  if number < 0 { throw Problem.none }
  return Double(number) / 2
}

func compare(_ a: Frame, _ b: Frame, _ state: State, _ list: [Int]) {
  print(a == b, a != b, a.origin == b.origin)
  print(state == .idle, state == .moved(1), state != .named("a", [1, 2]))
  print(list == [1, 2], list != [1, 2], list == [])
}

var frame = Frame()
compare(frame, Frame(), .idle, [1, 2])
frame.origin.x = 2
compare(frame, Frame(), .moved(1), [1])
frame.origin.x = 0
frame.tags.append("a")
compare(frame, Frame(origin: Point(), tags: ["a"]), .named("a", [1, 2]), [])
let pair = (1, "a")
let grid = [[1], [2, 3]]
let ages: [String: Int] = ["a": 1]
print(pair == (1, "a"), pair != (2, "a"), grid == [[1], [2, 3]], ages == ["a": 2], ages == ["a": 1])
print([Point(), Point(x: 3)].contains(Point(x: 3)), [State.idle, .moved(2)].contains(.moved(2)))

let whole: Double = 1
let sum = 0.1 + 0.2
print(whole, sum, whole * 3, "\(whole) and \(sum)", String(whole), 2.5, 1)
for number in [1e15, 1e16, 0.0001, 0.00001, -0.5, 100, 1.0 / 3, 1e100] { print(number, number / 2) }
print((try? half(3)) ?? 0.25, (try? half(-1)) ?? 0.25, (try? half(-1)) == nil)
let none = try? half(-2)
print(none == nil)
