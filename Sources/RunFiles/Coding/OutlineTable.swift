/// The parts of paths, each from an `M` on: letters are most of what is drawn, and the same ones come again and again.
///
/// An outline is stored once, wherever it stands. Its numbers and its place are whole 128ths of a point, which is a 64th of a
/// pixel off at the most, at two pixels a point; each is written as its difference from the one before, as in columns.
struct OutlineTable {
  /// The letters of the elements of each outline, with spaces between them: `MLLZ MCCZ`.
  private(set) var text = ""
  /// Of each outline its points; the first is counted from the place of the outline.
  private var points: [UInt8] = []
  /// Of each part of each stored path, in their order, the number of its outline, and its place.
  private var places: [UInt8] = []
  private var known: [Outline: (number: Int, rise: Int)] = [:]
  private var last: (number: Int, x: Int, y: Int) = (0, 0, 0)

  private struct Outline: Hashable {
    let letters: String
    /// Counted from the first point.
    let numbers: [Int]
  }

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
  mutating func add(_ path: [(letters: String, numbers: [Double])]) {
    let parts = path.map { part in
      let start = part.numbers.count > 1 ? part.numbers : [0, 0]
      let numbers = part.numbers.enumerated().map { Self.whole($1 - start[$0 % 2]) }
      return (
        outline: Outline(letters: part.letters, numbers: numbers), x: Self.whole(start[0]), y: Self.whole(start[1])
      )
    }
    // The places of all letters of a line are on one line, that of the first of them which is known.
    var line = parts.first?.y ?? 0
    for part in parts {
      guard let found = known[part.outline] else { continue }
      line = part.y - found.rise
      break
    }
    for part in parts {
      let (number, rise) = known[part.outline] ?? add(part.outline, rise: part.y - line)
      line = part.y - rise
      for step in [number - last.number, part.x - last.x, line - last.y] {
        ColumnTable.append(Int64(step), to: &places)
      }
      last = (number, part.x, line)
    }
  }

  private mutating func add(_ outline: Outline, rise: Int) -> (number: Int, rise: Int) {
    let entry = (number: known.count, rise: rise)
    known[outline] = entry
    text += known.count > 1 ? " " + outline.letters : outline.letters
    var before: [Int] = [0, 0]
    for (index, value) in outline.numbers.enumerated() {
      let next = index % 2 == 0 ? value : value + rise
      ColumnTable.append(Int64(next - before[index % 2]), to: &points)
      before[index % 2] = next
    }
    return entry
  }
}
