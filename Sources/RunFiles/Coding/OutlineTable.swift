import MotionMath

/// The parts of paths, each from an `M` on: letters are most of what is drawn, and the same ones come again and again.
///
/// An outline is stored once, wherever it stands. Its numbers and its place are whole 128ths of a point, which is a 64th of a
/// pixel off at the most, at two pixels a point; each is written as its difference from the one before, as in columns.
final class OutlineTable {
  /// The letters of the elements of each outline, with spaces between them: `MLLZ MCCZ`.
  private(set) var text = ""
  /// Of each outline its points; the first is counted from the place of the outline.
  private var points: [UInt8] = []
  /// Of each part of each stored path, in their order, the number of its outline, and its place.
  private var places: [UInt8] = []
  /// The number of each outline by its letters and numbers, and how far its first point is below its place.
  private var known: [String: Int] = [:]
  private var rises: [Int] = []
  private var (number, x, y) = (0, 0, 0)

  private static let unit = 128.0
  /// In points. What lies further out is not stored.
  static let most = 1_048_576.0

  private static func whole(_ value: Double) -> Int {
    value.magnitude < most ? Int(clamping: (value * unit).rounded()) : 0
  }

  /// The points of an element, by its letter.
  static func points(_ letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "L"): 1
    case UInt8(ascii: "Q"): 2
    case UInt8(ascii: "C"): 3
    default: 0
    }
  }

  /// What is at the end of the columns.
  var bytes: [UInt8] { points + places }

  /// Adds a path: of each of its parts the letters of its elements, and x and y of each of their points.
  func add(_ path: [(letters: String, numbers: [Double])]) {
    // Of each part where it begins, the numbers from there on, and all that it is as text.
    var starts: [[Int]] = []
    var steps: [[Int]] = []
    var keys: [String] = []
    for part in path {
      let start = part.numbers.count > 1 ? part.numbers : [0, 0]
      starts.append([Self.whole(start[0]), Self.whole(start[1])])
      steps.append(part.numbers.indices.map { Self.whole(part.numbers[$0] - start[$0 % 2]) })
      keys.append(steps[steps.count - 1].reduce(into: part.letters) { $0 += " \($1)" })
    }
    // The places of all letters of a line are on one line, that of the first of them which is known.
    var line = starts.first?[1] ?? 0
    for (start, key) in zip(starts, keys) {
      guard let found = known[key] else { continue }
      line = start[1] - rises[found]
      break
    }
    for index in path.indices {
      let found = known[keys[index]] ?? rises.count
      if found == rises.count {
        known[keys[index]] = found
        rises.append(starts[index][1] - line)
        text += found > 0 ? " " + path[index].letters : path[index].letters
        write(steps[index])
      }
      line = starts[index][1] - rises[found]
      for step in [found - number, starts[index][0] - x, line - y] { ColumnTable.append(Int64(step), to: &places) }
      (number, x, y) = (found, starts[index][0], line)
    }
  }

  /// Writes the points of the last outline.
  private func write(_ numbers: [Int]) {
    var before = [0, 0]
    for (index, number) in numbers.enumerated() {
      let next = index % 2 == 0 ? number : number + rises[rises.count - 1]
      ColumnTable.append(Int64(next - before[index % 2]), to: &points)
      before[index % 2] = next
    }
  }
}
