/// The colours `UIColor` has names for. The system colours have the values of the light appearance (documented).
public enum NamedColor: String, CaseIterable, Sendable {
  case black, white, clear, darkGray, lightGray, gray, red, green, blue, cyan, yellow, magenta
  case orange, purple, brown, systemRed, systemGreen, systemBlue, systemOrange, systemYellow
  case systemPink, systemPurple, systemTeal, systemIndigo, systemBrown, systemMint, systemCyan
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, label
  case secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor, separator
  case opaqueSeparator, systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

  public var color: CGColor {
    switch self {
    case .black: CGColor(white: 0, alpha: 1)
    case .white: CGColor(white: 1, alpha: 1)
    case .clear: CGColor(white: 0, alpha: 0)
    case .darkGray: CGColor(white: 1.0 / 3, alpha: 1)
    case .lightGray: CGColor(white: 2.0 / 3, alpha: 1)
    case .gray: CGColor(white: 0.5, alpha: 1)
    case .red: CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    case .green: CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    case .blue: CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    case .cyan: CGColor(red: 0, green: 1, blue: 1, alpha: 1)
    case .yellow: CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    case .magenta: CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    case .orange: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    case .purple: CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    case .brown: CGColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    case .systemRed: .bytes(255, 59, 48)
    case .systemGreen: .bytes(52, 199, 89)
    case .systemBlue: .bytes(0, 122, 255)
    case .systemOrange: .bytes(255, 149, 0)
    case .systemYellow: .bytes(255, 204, 0)
    case .systemPink: .bytes(255, 45, 85)
    case .systemPurple: .bytes(175, 82, 222)
    case .systemTeal: .bytes(48, 176, 199)
    case .systemIndigo: .bytes(88, 86, 214)
    case .systemBrown: .bytes(162, 132, 94)
    case .systemMint: .bytes(0, 199, 190)
    case .systemCyan: .bytes(50, 173, 230)
    case .systemGray: .bytes(142, 142, 147)
    case .systemGray2: .bytes(174, 174, 178)
    case .systemGray3: .bytes(199, 199, 204)
    case .systemGray4: .bytes(209, 209, 214)
    case .systemGray5: .bytes(229, 229, 234)
    case .systemGray6: .bytes(242, 242, 247)
    case .label: .bytes(0, 0, 0)
    case .secondaryLabel: .bytes(60, 60, 67, alpha: 0.6)
    case .tertiaryLabel: .bytes(60, 60, 67, alpha: 0.3)
    case .quaternaryLabel: .bytes(60, 60, 67, alpha: 0.18)
    case .placeholderText: .bytes(60, 60, 67, alpha: 0.3)
    case .link: .bytes(0, 122, 255)
    case .tintColor: .bytes(0, 122, 255)
    case .separator: .bytes(60, 60, 67, alpha: 0.29)
    case .opaqueSeparator: .bytes(198, 198, 200)
    case .systemBackground: .bytes(255, 255, 255)
    case .secondarySystemBackground: .bytes(242, 242, 247)
    case .tertiarySystemBackground: .bytes(255, 255, 255)
    case .systemGroupedBackground: .bytes(242, 242, 247)
    case .secondarySystemGroupedBackground: .bytes(255, 255, 255)
    case .tertiarySystemGroupedBackground: .bytes(242, 242, 247)
    case .systemFill: .bytes(120, 120, 128, alpha: 0.2)
    case .secondarySystemFill: .bytes(120, 120, 128, alpha: 0.16)
    case .tertiarySystemFill: .bytes(118, 118, 128, alpha: 0.12)
    case .quaternarySystemFill: .bytes(116, 116, 128, alpha: 0.08)
    }
  }
}

extension CGColor {
  /// A colour from components in 0...255 and an opacity in 0...1.
  fileprivate static func bytes(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> CGColor {
    CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
