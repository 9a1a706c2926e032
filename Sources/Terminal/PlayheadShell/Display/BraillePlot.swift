/// Points on a grid of dots, two across and four down in each character.
struct BraillePlot {
  let columns: Int
  let rows: Int
  private var dots: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    dots = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// Dots across and down.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// The bit of each dot in a character: down the left column, then down the right.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Sets the dot `x` from the left and `y` from the top; one outside is left out.
  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    dots[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
  }

  /// The dots of two cells in one; the second where the first has none.
  static func union(_ first: Character?, _ second: Character) -> Character {
    guard let one = first?.unicodeScalars.first?.value, let other = second.unicodeScalars.first?.value,
      (0x2800...0x28FF).contains(one), (0x2800...0x28FF).contains(other)
    else { return second }
    return Character(Unicode.Scalar(one | other) ?? " ")
  }

  /// A line of characters for each row; a space where no dot is.
  var lines: [String] {
    (0..<rows).map { row in
      String(
        (0..<columns).map { column -> Character in
          let bits = dots[row * columns + column]
          return bits == 0 ? " " : Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ")
        })
    }
  }
}
