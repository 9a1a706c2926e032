/// Text with the styles that its escape sequences set.
///
/// Colours, bold, faint and reversed are taken over. Any other sequence is left out: none is ever shown as text.
package struct StyledText: Sendable {
  /// Stretches of one style, in order.
  package private(set) var runs: [(text: String, style: Style)] = []

  /// - Parameter style: The style at the start, to which a reset returns.
  package init(_ text: String, _ style: Style = .plain) {
    guard text.utf8.contains(0x1B) else {
      runs = text.isEmpty ? [] : [(text, style)]
      return
    }
    var current = style
    var remaining = text.unicodeScalars[...]
    while let escape = remaining.firstIndex(of: "\u{1B}") {
      add(remaining[..<escape], current)
      remaining = remaining[escape...].dropFirst()
      let kind = remaining.first
      remaining = remaining.dropFirst()
      switch kind {
      case "[":
        let parameters = remaining.prefix { !(0x40...0x7E).contains($0.value) }
        remaining = remaining[parameters.endIndex...]
        if remaining.first == "m" { current.apply(String(Substring(parameters)), from: style) }
        remaining = remaining.dropFirst()
      case "]", "P", "_", "^", "X":
        // A string for the terminal: up to its end mark.
        remaining = remaining.drop { $0 != "\u{1B}" && $0 != "\u{7}" }
        remaining = remaining.first == "\u{7}" ? remaining.dropFirst() : remaining.dropFirst(2)
      default: break
      }
    }
    add(remaining, current)
  }

  private mutating func add(_ text: Substring.UnicodeScalarView, _ style: Style) {
    if !text.isEmpty { runs.append((String(Substring(text)), style)) }
  }

  mutating func add(_ character: Character, _ style: Style) {
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text.append(character)
    } else {
      runs.append((String(character), style))
    }
  }

  /// The text alone.
  package var text: String { runs.map(\.text).joined() }
}

extension Style {
  /// Takes over the codes of a sequence that selects a look: `1;31`.
  ///
  /// - Parameter base: The style that a reset returns to.
  fileprivate mutating func apply(_ codes: String, from base: Style) {
    var codes = codes.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: self = base
      case 1: isBold = true
      case 2: isFaint = true
      case 7: isReversed = true
      case 22: (isBold, isFaint) = (base.isBold, base.isFaint)
      case 27: isReversed = base.isReversed
      case 30...37: foreground = .basic(UInt8(code - 30))
      case 38: foreground = Color(&codes) ?? foreground
      case 39: foreground = base.foreground
      case 40...47: background = .basic(UInt8(code - 40))
      case 48: background = Color(&codes) ?? background
      case 49: background = base.background
      case 90...97: foreground = .basic(UInt8(code - 82))
      case 100...107: background = .basic(UInt8(code - 92))
      default: break
      }
    }
  }
}

extension Color {
  /// Reads `2;red;green;blue` or `5;index`; nil for any other form.
  fileprivate init?(_ codes: inout ArraySlice<Int>) {
    switch codes.popFirst() {
    case 2:
      let parts = codes.prefix(3).map { UInt8(clamping: $0) }
      codes = codes.dropFirst(3)
      guard parts.count == 3 else { return nil }
      self = .rgb(parts[0], parts[1], parts[2])
    case 5:
      guard let index = codes.popFirst(), (0...255).contains(index) else { return nil }
      self = Color(paletteIndex: UInt8(index))
    default: return nil
    }
  }

  /// A colour of the palette: the terminal's sixteen, the cube, or a grey.
  private init(paletteIndex index: UInt8) {
    switch index {
    case 0...15: self = .basic(index)
    case 16...231:
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      let offset = Int(index) - 16
      self = .rgb(steps[offset / 36], steps[offset / 6 % 6], steps[offset % 6])
    default:
      let grey = 8 + (index - 232) * 10
      self = .rgb(grey, grey, grey)
    }
  }
}
