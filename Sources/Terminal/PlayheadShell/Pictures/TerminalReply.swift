import PlainText

/// The reply of a terminal to questions about itself: whether it shows pixels, and the size of its cells.
package struct TerminalReply: Equatable {
  /// All questions at once: for kitty's pictures, the size of a cell, the colour of the ground, a mouse in pixels, and the
  /// terminal's kind. Every terminal replies to the last one, which ends the wait.
  package static let question =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[16t" + "\u{1B}]11;?\u{1B}\\"
    + "\u{1B}[?1016$p" + "\u{1B}[c"

  package var hasKitty = false
  package var hasSixel = false
  /// True when the terminal can report the mouse in pixels.
  package var hasPixelMouse = false
  /// Pixels; nil when the terminal does not say.
  package var cell: (width: Int, height: Int)?

  /// Whether the ground is lighter than it is dark; nil when the terminal does not say.
  package var isLight: Bool?

  package static func == (first: TerminalReply, second: TerminalReply) -> Bool {
    first.hasKitty == second.hasKitty && first.hasSixel == second.hasSixel
      && first.hasPixelMouse == second.hasPixelMouse && first.isLight == second.isLight
      && first.cell?.width == second.cell?.width && first.cell?.height == second.cell?.height
  }

  /// Parses the bytes read so far; nil while the reply to the last question is missing.
  package init?(_ bytes: [UInt8]) {
    var isComplete = false
    for sequence in bytes.split(separator: 0x1B, omittingEmptySubsequences: true) {
      let text = String(decoding: sequence, as: UTF8.self)
      if text.hasPrefix("_Gi=31") {
        hasKitty = text.contains(";OK")
      } else if text.hasPrefix("[?1016;"), text.hasSuffix("$y") {
        // Set, reset, or set for good; 0 is a mode that it does not know.
        hasPixelMouse = ["1", "2", "3"].contains(text.dropFirst("[?1016;".count).dropLast(2))
      } else if text.hasPrefix("[?"), let end = text.firstIndex(of: "c") {
        hasSixel = text[..<end].dropFirst(2).split(separator: ";").dropFirst().contains("4")
        isComplete = true
      } else if text.hasPrefix("]11;rgb:") {
        isLight = Self.isLight(text.dropFirst("]11;rgb:".count).prefix { $0.isHexDigit || $0 == "/" })
      } else if text.hasPrefix("[6;"), let end = text.firstIndex(of: "t") {
        let numbers = text[..<end].dropFirst(3).split(separator: ";").compactMap { Int($0) }
        if numbers.count == 2, numbers.allSatisfy({ (1...200).contains($0) }) { cell = (numbers[1], numbers[0]) }
      }
    }
    if !isComplete { return nil }
  }

  /// Whether a colour, `ffff/fafa/f0f0` with one to four digits a part, is light: its luma (ITU-R BT.601) is over a half.
  private static func isLight(_ color: Substring) -> Bool? {
    let parts = color.split(separator: "/").compactMap { part in
      UInt(part, radix: 16).map { Double($0) / (pow16(part.count) - 1) }
    }
    guard parts.count == 3 else { return nil }
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5
  }

  private static func pow16(_ digits: Int) -> Double { Double(UInt(1) << UInt(4 * min(digits, 8))) }
}
