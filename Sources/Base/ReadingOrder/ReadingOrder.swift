import CFriBidi

/// A line of text as it is seen, by the Unicode bidirectional algorithm.
public struct ReadingOrder {
  /// Letters side by side that are read in one direction.
  public struct Stretch: Equatable, Sendable {
    /// Which letters of the line, counted from 0 in the order of reading.
    public let letters: Range<Int>
    public let isFromRight: Bool
    /// The drawn form of each letter, in the order of reading: Arabic letters joined to their neighbours, brackets
    /// mirrored. Empty for a letter that its neighbour's form includes.
    public let shapes: [String]
  }

  /// From left to right.
  public let stretches: [Stretch]

  /// Whether a text has letters that are read from the right, or signs that turn others round. Any other text is seen in the order
  /// in which it is read.
  public static func isNeeded(for text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8ff, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfb1d...0xfdff, 0xfe70...0xfefe, 0x10800...0x10fff,
        0x1e800...0x1efff:
        true
      default: false
      }
    }
  }

  /// Whether a paragraph is read from the right: by its first letter that has a direction (rules P2 and P3).
  public static func isFromRight(_ paragraph: some StringProtocol) -> Bool {
    guard isNeeded(for: paragraph) else { return false }
    let codes = paragraph.unicodeScalars.map(\.value)
    return ph_reads_from_right(codes, Int32(clamping: codes.count))
  }

  /// - Parameter isFromRight: The direction of the line's paragraph.
  public init(_ line: String, isFromRight: Bool) {
    let letters = line.map { Array($0.unicodeScalars) }
    let codes = letters.joined().map(\.value)
    var (shaped, levels) = (codes, [Int8](repeating: 0, count: codes.count))
    var order = [Int32](repeating: 0, count: codes.count)
    guard !codes.isEmpty,
      ph_line_order(codes, Int32(clamping: codes.count), isFromRight, &shaped, &levels, &order)
    else {
      stretches = []
      return
    }
    // Of each code the letter that it belongs to.
    var owners: [Int] = []
    var shapes: [String] = []
    for (index, letter) in letters.enumerated() {
      let codes = shaped[owners.count..<(owners.count + letter.count)]
      var shape = String.UnicodeScalarView()
      shape.append(contentsOf: codes.compactMap { $0 == 0xfeff ? nil : Unicode.Scalar($0) })
      shapes.append(String(shape))
      owners += letter.map { _ in index }
    }
    var runs: [(first: Int, last: Int, isFromRight: Bool)] = []
    for code in order.map(Int.init) where owners.indices.contains(code) {
      let (letter, isFromRight) = (owners[code], levels[code] & 1 == 1)
      if let run = runs.last, run.last == letter { continue }
      if let run = runs.last, run.isFromRight == isFromRight, letter == run.last + (isFromRight ? -1 : 1) {
        runs[runs.count - 1].last = letter
      } else {
        runs.append((letter, letter, isFromRight))
      }
    }
    stretches = runs.map { run in
      let range = min(run.first, run.last)..<(max(run.first, run.last) + 1)
      return Stretch(letters: range, isFromRight: run.isFromRight, shapes: Array(shapes[range]))
    }
  }
}
