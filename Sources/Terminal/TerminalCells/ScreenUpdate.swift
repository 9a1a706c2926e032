import PlainText

/// The control sequences that turn one screen into the next: only cells that differ are written.
package struct ScreenUpdate {
  /// Empty when nothing differs.
  package let sequences: String

  /// - Parameters:
  ///   - former: The screen of the terminal; nil, or of another size, when that is unknown: everything is written.
  ///   - isASCII: Whether the signs that the program draws with are those of ASCII.
  ///   - isSynchronized: Whether the terminal shows nothing of an update until it is whole.
  package init(
    from former: CellGrid?, to next: CellGrid, depth: ColorDepth, isASCII: Bool = false, isSynchronized: Bool = false
  ) {
    let old = former.flatMap { $0.columns == next.columns && $0.rows == next.rows ? $0 : nil }
    var writer = Writer(depth: depth)
    if old == nil { writer.clear() }
    for row in 0..<next.rows {
      var column = 0
      while column < next.columns {
        let cell = next[row, column]
        // The second cell of a wide character is written with the first.
        if let character = cell.character, old.map({ $0[row, column] != cell }) ?? (cell != .blank) {
          writer.move(to: row, column)
          writer.write(
            isASCII ? ASCIISigns.sign(character) ?? character : character, cell.style,
            columns: column + 1 < next.columns && next[row, column + 1].character == nil ? 2 : 1)
        }
        column += 1
      }
    }
    writer.finish()
    sequences = writer.bytes.isEmpty ? "" : writer.text(isSynchronized: isSynchronized)
  }

  /// Bytes, as an update of a picture in colours has tens of thousands of them.
  private struct Writer {
    let depth: ColorDepth
    private(set) var bytes: [UInt8] = []
    private var cursor: (row: Int, column: Int)?
    private var style = Style()

    init(depth: ColorDepth) { self.depth = depth }

    func text(isSynchronized: Bool) -> String {
      let text = String(decoding: bytes, as: UTF8.self)
      return isSynchronized ? "\u{1B}[?2026h\(text)\u{1B}[?2026l" : text
    }

    mutating func clear() { add("\u{1B}[0m\u{1B}[2J") }

    mutating func move(to row: Int, _ column: Int) {
      if let cursor, cursor == (row, column) { return }
      add("\u{1B}[")
      add(row + 1)
      add(";")
      add(column + 1)
      add("H")
      cursor = (row, column)
    }

    mutating func write(_ character: Character, _ next: Style, columns: Int) {
      if next != style {
        add(next)
        style = next
      }
      bytes.append(contentsOf: character.utf8)
      if let at = cursor { cursor = (at.row, at.column + columns) }
    }

    mutating func finish() {
      if style != Style() { add("\u{1B}[0m") }
    }

    private mutating func add(_ text: StaticString) {
      bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// - Parameter number: 0 or more.
    private mutating func add(_ number: Int) {
      if number >= 10 { add(number / 10) }
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Sets the whole style in one sequence, whatever the last style was.
    private mutating func add(_ style: Style) {
      add("\u{1B}[0")
      if style.isBold { add(";1") }
      if style.isFaint { add(";2") }
      if style.isReversed { add(";7") }
      if depth != .none {
        add(style.foreground, 30)
        add(style.background, 40)
      }
      add("m")
    }

    /// - Parameter base: 30 for the text, 40 for what is behind it.
    private mutating func add(_ color: Color, _ base: Int) {
      switch color {
      case .standard: break
      case .basic(let index):
        add(";")
        add(Int(index) < 8 ? base + Int(index) : base + 52 + Int(index))
      case .rgb(let red, let green, let blue):
        if depth == .basic { return add(.basic(color.basicIndex ?? 0), base) }
        add(";")
        add(base + 8)
        guard depth == .full else {
          add(";5;")
          return add(Int(color.paletteIndex ?? 0))
        }
        add(";2")
        for part in [red, green, blue] {
          add(";")
          add(Int(part))
        }
      }
    }
  }
}

extension Color {
  /// The nearest of the terminal's sixteen, as xterm has them by default; nil for colours that are the terminal's already.
  package var basicIndex: UInt8? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    func distance(_ index: Int) -> Int {
      let other = Self.xterm[index]
      let (r, g, b) = (other.0 - Int(red), other.1 - Int(green), other.2 - Int(blue))
      return r * r + g * g + b * b
    }
    return Self.xterm.indices.min { distance($0) < distance($1) }.map(UInt8.init)
  }

  private static let xterm: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  /// The colour of the palette that looks most like it; nil for the terminal's own colours.
  package var paletteIndex: UInt8? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return TerminalPalette.index(nearestTo: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }
}
