import TerminalCells
import TestSupport

/// A terminal in memory: hands out inputs one after the other, and shows what the bytes written to it amount to.
final class MemoryScreen: FullScreen {
  private(set) var size: (columns: Int, rows: Int)
  private var inputs: [ScreenInput]
  /// Called before each input is handed out, with its number from 0: what is on screen has been drawn by then.
  var onInput: (Int) -> Void = { _ in }
  private var handedOut = 0
  private var image: TerminalImage
  /// The longest wait that was asked for; nil when one was without end.
  private(set) var lastWait: Double?

  init(columns: Int = 80, rows: Int = 24, _ inputs: [ScreenInput]) {
    size = (columns, rows)
    self.inputs = inputs
    image = TerminalImage(columns: columns, rows: rows)
  }

  func input(within seconds: Double?) -> ScreenInput {
    lastWait = seconds
    onInput(handedOut)
    handedOut += 1
    return inputs.isEmpty ? .ended : inputs.removeFirst()
  }

  /// Gives the terminal another size: what it showed is gone.
  func resize(columns: Int, rows: Int) {
    formerOverrun += image.overrun
    size = (columns, rows)
    image = TerminalImage(columns: columns, rows: rows)
  }

  private var formerOverrun = ""
  /// The output beside the screen.
  var overrun: String { formerOverrun + image.overrun }

  /// Rows from the top, without spaces at their ends.
  var lines: [String] { image.lines }

  /// How each cell looks, as `TerminalImage` has it.
  var styles: [[String]] { image.styles }

  /// The sequences of the picture protocols, whole: kitty's pieces, removals, sixels.
  private(set) var graphics: [String] = []

  /// The texts that were given to the terminal's clipboard.
  private(set) var copied: [String] = []

  func write(_ text: String) {
    var rest = text[...]
    while let start = ["\u{1B}_G", "\u{1B}P", Self.copying].compactMap({ rest.firstRange(of: $0)?.lowerBound }).min() {
      let isCopy = rest[start...].hasPrefix(Self.copying)
      guard let end = rest[start...].firstRange(of: isCopy ? "\u{7}" : "\u{1B}\\") else { break }
      image.apply(String(rest[..<start]))
      if isCopy {
        let letters = rest[start..<end.lowerBound].dropFirst(Self.copying.count)
        copied.append(String(decoding: Base64Text.bytes(of: letters), as: UTF8.self))
      } else {
        graphics.append(String(rest[start..<end.upperBound]))
      }
      rest = rest[end.upperBound...]
    }
    image.apply(String(rest))
  }

  private static let copying = "\u{1B}]52;c;"
}

/// Text in base 64, read back.
enum Base64Text {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func bytes(of text: some StringProtocol) -> [UInt8] {
    let digits = text.compactMap { letters.firstIndex(of: $0) }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count - 1, by: 1) where index % 4 != 3 {
      let shift = 2 * (index % 4 + 1)
      bytes.append(UInt8((digits[index] << shift | digits[index + 1] >> (6 - shift)) & 255))
    }
    return bytes
  }
}
