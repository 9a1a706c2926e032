import MotionMath
import PlainText

/// A bitmap as text for a terminal.
public enum TerminalPicture {
  /// The ways to show a picture on a terminal, the best first.
  public enum Style: Sendable, Hashable {
    /// Two pixels a cell in 16 million colours.
    case trueColor
    /// Two pixels a cell in the 240 colours every terminal knows.
    case indexed
    /// One of ten letters a cell, by how dark it is.
    case ascii
  }

  /// Lines of at most `columns` cells, each ending its own colours, without newlines.
  ///
  /// - Parameters:
  ///   - rows: The most lines; the picture keeps its proportions.
  ///   - isFine: Whether a cell in colours shows four points in the two colours that suit them best, in place of two
  ///     points in their own.
  ///   - edge: Of a picture in colours; one in letters has an edge of letters.
  public static func lines(
    _ bitmap: Bitmap, columns: Int, rows: Int = .max, _ style: Style, isFine: Bool = false, edge: PictureEdge? = nil
  ) -> [String] {
    let cells = size(of: bitmap, columns: columns, rows: rows)
    if isFine, style != .ascii {
      var quarters = CellPixels(bitmap, width: cells.columns * 2, height: cells.rows * 2)
      if let edge { quarters.draw(edge) }
      return (0..<cells.rows).map { row in
        quarterBlocks(quarters, row) { style == .trueColor ? $0.appendTrueColor($1, $2) : $0.appendIndexed($1, $2) }
      }
    }
    var small = CellPixels(bitmap, width: cells.columns, height: cells.rows * 2)
    if let edge, style != .ascii { small.draw(edge) }
    return (0..<cells.rows).map { row in
      switch style {
      case .trueColor: halfBlocks(small, row) { $0.appendTrueColor($1, $2) }
      case .indexed: halfBlocks(small, row) { $0.appendIndexed($1, $2) }
      case .ascii: letters(small, row)
      }
    }
  }

  /// How many cells the picture takes, when a cell is twice as high as wide; at least one.
  public static func size(of bitmap: Bitmap, columns: Int, rows: Int = .max) -> (columns: Int, rows: Int) {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    var across = Double(max(1, columns))
    if rows != .max { across = min(across, Double(max(1, rows)) * 2 * width / height) }
    let down = (across * height / width / 2).rounded()
    return (max(1, Int(clamping: across.rounded())), max(1, min(Int(clamping: down), max(1, rows))))
  }

  private static func halfBlocks(
    _ pixels: CellPixels, _ row: Int, _ color: (inout CellText, UInt32, Bool) -> Void
  ) -> String {
    var text = CellText()
    var (front, back): (UInt32?, UInt32?) = (nil, nil)
    for x in 0..<pixels.width {
      let (upper, lower) = (pixels[x, row * 2], pixels[x, row * 2 + 1])
      if upper == lower {
        if back != lower { color(&text, lower, false) }
        back = lower
        text.append(" ")
        continue
      }
      if front != upper { color(&text, upper, true) }
      if back != lower { color(&text, lower, false) }
      (front, back) = (upper, lower)
      text.append("▀")
    }
    text.append("\u{1B}[0m")
    return text.string
  }

  private static func quarterBlocks(
    _ pixels: CellPixels, _ row: Int, _ color: (inout CellText, UInt32, Bool) -> Void
  ) -> String {
    var text = CellText()
    var (front, back): (UInt32?, UInt32?) = (nil, nil)
    for x in 0..<pixels.width / 2 {
      let cell = QuarterCell([
        pixels[x * 2, row * 2], pixels[x * 2 + 1, row * 2], pixels[x * 2, row * 2 + 1], pixels[x * 2 + 1, row * 2 + 1],
      ])
      if let wanted = cell.front, front != wanted {
        color(&text, wanted, true)
        front = wanted
      }
      if back != cell.back {
        color(&text, cell.back, false)
        back = cell.back
      }
      text.append(cell.sign)
    }
    text.append("\u{1B}[0m")
    return text.string
  }

  private static let shades = Array("@%#*+=-:. ".utf8)

  /// A row of letters. The outermost cells are a line: a white screen would have no edge. Of a picture of less than four
  /// cells a side they are most of it, and show it.
  private static func letters(_ pixels: CellPixels, _ row: Int) -> String {
    let (last, lastRow) = (pixels.width - 1, pixels.height / 2 - 1)
    let hasEdge = last >= 3 && lastRow >= 3
    if hasEdge, row == 0 || row == lastRow {
      let corner = row == 0 ? "." : "'"
      return corner + String(repeating: "-", count: last - 1) + corner
    }
    var bytes: [UInt8] = []
    for x in 0..<pixels.width {
      if hasEdge, x == 0 || x == last {
        bytes.append(UInt8(ascii: "|"))
        continue
      }
      let light = (pixels.luminance(x, row * 2) + pixels.luminance(x, row * 2 + 1)) / 2
      bytes.append(shades[min(shades.count - 1, light * shades.count / 256)])
    }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Text with colours, collected as bytes.
struct CellText {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(2048) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func appendTrueColor(_ word: UInt32, _ isFront: Bool) {
    append(isFront ? "\u{1B}[38;2;" : "\u{1B}[48;2;")
    appendNumber(word >> 16)
    append(";")
    appendNumber(word >> 8 & 255)
    append(";")
    appendNumber(word & 255)
    append("m")
  }

  mutating func appendIndexed(_ word: UInt32, _ isFront: Bool) {
    append(isFront ? "\u{1B}[38;5;" : "\u{1B}[48;5;")
    appendNumber(UInt32(TerminalPalette.index(nearestTo: word)))
    append("m")
  }

  private mutating func appendNumber(_ number: UInt32) {
    if number >= 100 { bytes.append(UInt8(48 + number / 100)) }
    if number >= 10 { bytes.append(UInt8(48 + number / 10 % 10)) }
    bytes.append(UInt8(48 + number % 10))
  }
}
