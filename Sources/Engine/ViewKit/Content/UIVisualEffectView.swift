public import LayerKit
import MotionMath
import RecordingKit

/// The effect of a visual effect view on the content behind it.
open class UIVisualEffect: NSObject {
  open override var className: String { "UIVisualEffect" }

  /// The colour drawn over what is behind it; nil for nothing.
  var tint: CGColor? { nil }
  /// The colour of the line of one pixel around it; nil for none.
  var rim: CGColor? { nil }
}

/// Blurs the content behind it.
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: String, CaseIterable, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  public let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override var className: String { "UIBlurEffect" }

  /// The colour drawn over the blurred background (chosen here).
  override var tint: CGColor? {
    switch style {
    case .dark: CGColor(white: 0.11, alpha: 0.73)
    case .extraLight: CGColor(white: 0.97, alpha: 0.82)
    default: CGColor(white: 1, alpha: 0.3)
    }
  }
}

/// Shows an effect over the content behind it. Add subviews to `contentView`.
///
/// Documented: an alpha below 1, on it or on a view around it, makes the effect look wrong or vanish.
open class UIVisualEffectView: UIView {
  /// Nil shows nothing. Setting it inside an animation block fades.
  open var effect: UIVisualEffect? {
    didSet {
      backdrop.backgroundColor = effect?.tint
      showRim()
      lookAtGlass()
    }
  }
  /// True until the end of the instant in which its glass was installed.
  var isGlassLookedAt = false
  public final let contentView: UIView
  private let backdrop: UIView
  private var rim: UIView?

  public init(effect: UIVisualEffect?, in app: UIApplication) {
    contentView = UIView(in: app)
    backdrop = UIView(in: app, layer: BackdropLayer(in: app.world))
    super.init(in: app)
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    self.effect = effect
    backdrop.backgroundColor = effect?.tint
    showRim()
  }

  /// A line around glass, which comes and goes as its ground does.
  private func showRim() {
    guard rim != nil || effect?.rim != nil else { return }
    if rim == nil {
      let made = UIView(frame: bounds, in: app)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      made.isUserInteractionEnabled = false
      made.layer[.borderWidth] = .number(1 / app.screen.scale)
      made.layer[.borderColor] = effect?.rim.map { .color($0) } ?? .none
      made.layer.cornerRadius = layer.cornerRadius
      made.alpha = 0
      insertSubview(made, at: 1)
      rim = made
    }
    rim?.alpha = effect?.rim == nil ? 0 : 1
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rim?.layer.cornerRadius = layer.cornerRadius
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    lookAtGlass()
  }

  open override var className: String { "UIVisualEffectView" }
}

/// Shows the blurred content behind it, under its own colour.
final class BackdropLayer: CALayer {
  override var kind: LayerKind { .backdrop }
}
