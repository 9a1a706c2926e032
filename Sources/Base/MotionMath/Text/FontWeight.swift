/// How thick a font's lines are.
public enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// On the font's axis, where regular is 400. (The named instances of Apple's variable system font.)
  private var axis: Double {
    switch self {
    case .ultraLight: 30
    case .thin: 110
    case .light: 274
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 1000
    }
  }

  /// 0 for regular, 1 for bold, on the line through them. (The recorded semibold is on it; lighter than regular and
  /// heavier than bold were not recorded.)
  public var boldness: Double { (axis - 400) / 300 }
}
