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
  private var cached: [String: Int] = [:]
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

  /// The bytes after the columns.
  var bytes: [UInt8] { points + places }

  /// Adds a path: of each of its parts the letters of its elements, and x and y of each of their points.
  func add(_ path: [(letters: String, numbers: [Double])]) {
    // The places of all letters of a line are on one line, that of the first of them which is known.
    var line = path.first.map { Self.start($0.numbers, 1) } ?? 0
    for part in path {
      guard let index = cached[Self.key(part.letters, Self.steps(part.numbers))] else { continue }
      line = Self.start(part.numbers, 1) - rises[index]
      break
    }
    for part in path {
      let steps = Self.steps(part.numbers)
      let key = Self.key(part.letters, steps)
      let index = cached[key] ?? rises.count
      let (left, top) = (Self.start(part.numbers, 0), Self.start(part.numbers, 1))
      if index == rises.count {
        cached[key] = index
        rises.append(top - line)
        text += index > 0 ? " " + part.letters : part.letters
        write(steps)
      }
      line = top - rises[index]
      for step in [index - number, left - x, line - y] { ColumnTable.append(Int64(step), to: &places) }
      (number, x, y) = (index, left, line)
    }
  }

  private static func start(_ numbers: [Double], _ axis: Int) -> Int { axis < numbers.count ? whole(numbers[axis]) : 0 }

  /// Numbers from the first point on.
  private static func steps(_ numbers: [Double]) -> [Int] {
    numbers.indices.map { whole(numbers[$0] - numbers[$0 % 2]) }
  }

  private static func key(_ letters: String, _ steps: [Int]) -> String {
    steps.reduce(into: letters) { $0 += " \($1)" }
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
