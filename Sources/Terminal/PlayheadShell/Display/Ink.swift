/// Colours text on a terminal; leaves it alone elsewhere.
package struct Ink: Sendable {
  /// The meaning of a colour.
  package enum Role: CaseIterable, Sendable {
    /// A refusal of the shell.
    case failure
    /// Headings, and values that are not what the model says.
    case strong
    /// Notes, times, and what is as expected.
    case faint
    /// The severities of what a check finds.
    case error, warning, note
    /// A test that passes, and the marks below a line of source.
    case good
    /// The tones of bars: those of the full screen.
    case forward, backward, jump, cut, beyond
    /// The ground of a solid bar.
    case forwardBar, backwardBar

    fileprivate func code(isLight: Bool) -> String {
      switch self {
      case .failure: "31"
      case .strong: "1"
      case .faint: "2"
      case .error: "1;31"
      case .warning: "1;\(isLight ? 35 : 33)"
      case .note: "1;36"
      case .good: "32"
      case .forward: isLight ? "34" : "94"
      case .backward: isLight ? "32" : "93"
      case .jump: isLight ? "35" : "95"
      case .cut: isLight ? "31" : "91"
      case .beyond: isLight ? "36" : "96"
      case .forwardBar: isLight ? "44" : "104"
      case .backwardBar: isLight ? "30;42" : "30;103"
      }
    }
  }

  let isColored: Bool
  private let isLight: Bool

  package init(isColored: Bool, isLight: Bool = false) {
    self.isColored = isColored
    self.isLight = isLight
  }

  package static let plain = Ink(isColored: false)
  package static let colored = Ink(isColored: true)

  /// The text in the colour of its role.
  package func draw(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.code(isLight: isLight))m\(text)\u{1B}[0m" : text
  }

  func failure(_ text: String) -> String { draw(text, .failure) }
  package func strong(_ text: String) -> String { draw(text, .strong) }
  /// The prompt. Its last blanks stay outside: libedit drops a sequence after the last character, and all that follows on the
  /// terminal would be bold.
  func prompt(_ text: String) -> String {
    let blanks = text.reversed().prefix { $0 == " " }.count
    return strong(String(text.dropLast(blanks))) + String(repeating: " ", count: blanks)
  }
  package func faint(_ text: String) -> String { draw(text, .faint) }

  /// The sequences that text may contain after these.
  package var sequences: [String] {
    isColored ? ["\u{1B}[0m"] + Role.allCases.map { "\u{1B}[\($0.code(isLight: isLight))m" } : []
  }
}
