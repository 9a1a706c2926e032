/// The content that a layer draws by itself: one case for each layer class that draws differently.
public enum LayerKind: UInt8, CaseIterable, Sendable {
  case plain, shape, gradient, text, transform, replicator
  /// The text of a label, in the middle of the height.
  case label
  /// The layers behind it, blurred.
  case backdrop

  /// Apple's name of the class.
  public var className: String {
    switch self {
    case .plain: "CALayer"
    case .shape: "CAShapeLayer"
    case .gradient: "CAGradientLayer"
    case .text: "CATextLayer"
    case .transform: "CATransformLayer"
    case .replicator: "CAReplicatorLayer"
    case .label: "_UILabelLayer"
    case .backdrop: "CABackdropLayer"
    }
  }
}
