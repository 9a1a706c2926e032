// Lists of numbers, of pairs, and parts of lists; what is there of an optional; functions of any number of arguments.
// swift-format-ignore-file
func total(_ values: Int...) -> Int { return values.count }
func sum(of name: String, _ values: Int...) -> String { return "\(name) \(values.count)" }
class Screen {
  func go() -> String { return "go" }
  func go(_ n: Int) -> String { return "go \(n)" }
  var counts: [String: Int] = [:]
  var groups: [String: [Int]] = [:]
  func note(_ name: String) { counts[name, default: 0] += 1; groups[name, default: []].append(counts[name]!) }
}
let (p, q) = (5, 6)
func bounds() -> (min: Int, max: Int) { return (p, q) }
let (low, _) = bounds()
print(p, q, low)

print((0..<3).map { $0 * 2 }.reduce(0, +), (1...3).filter { $0 > 1 }.count)
(0..<2).forEach { print("each", $0) }
let words = ["a", "b", "c"]
words.enumerated().forEach { index, word in print(index, word) }
for (index, word) in words.enumerated().reversed() { print(index, word) }
print(words.enumerated().map { "\($0)\($1)" }.joined(), words.enumerated().map { $0.offset }.reduce(0, +))
print(words.indices.map { $0 + 1 }.reduce(0, +), words.indices.count)
for (a, b) in zip([1, 2, 3], words) { print(a, b) }
print(zip([1, 2, 3], [4, 5]).map { $0 * $1 }.reduce(0, +), zip(words, words.dropFirst()).map { $0 + $1 }.joined())

var list = [3, 1, 2, 4]
list.swapAt(0, 3)
print(list[0], list[3], list.suffix(2).reduce(0, +), list.suffix(9).count)
list.removeAll { $0 % 2 == 0 }
print(list.count)
list.removeAll(where: { $0 == 1 })
print(list[0])

list.append(5)
list.reverse()
print(list[0], list[1], 6.isMultiple(of: 3), 7.isMultiple(of: 2))
struct Mark { var k = 0 }
let marks = [Mark(), Mark()]
for var mark in marks { mark.k = 5; print(mark.k) }
print(marks[0].k)

let screen = Screen()
screen.note("x")
screen.note("x")
print(screen.counts["x"]!, screen.groups["x"]!.count, screen.counts["y", default: 7])
var pair = (0, name: "n")
pair.0 += 1
pair.name = "m"
var other = pair
other.0 = 9
print(pair.0, pair.name, other.0)

let some: Int? = 3
let none: Int? = nil
print(some.map { $0 * 2 } ?? 0, none.map { $0 * 2 } ?? 0, some.flatMap { $0 > 5 ? $0 : nil } ?? -1)
print(total(1, 2, 3), total(), total(5), sum(of: "s", 1, 2), screen.go(), screen.go(2))
