public import LayerKit
public import MotionMath

/// Moves values of a view with the way the device is held.
open class UIMotionEffect: NSObject {
  open override var className: String { "UIMotionEffect" }

  /// The values that the effect adds to those of a view.
  ///
  /// - Parameter offset: How far the viewer is from the middle: -1 to 1 to each side, horizontally and vertically.
  open func relativeValues(forViewerOffset offset: CGPoint) -> [(keyPath: String, value: Double)] { [] }
}

/// Adds a value between two, by the tilt along one axis.
public final class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of tilting that an effect follows.
  public enum EffectType: String, CaseIterable, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// Of the view: `center.x`, or of its layer: `layer.shadowOffset.width`.
  public let keyPath: String
  public let type: EffectType
  /// Added where the viewer is as far to the left or above as can be.
  public var minimumRelativeValue = 0.0
  /// Added at the other end.
  public var maximumRelativeValue = 0.0

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }

  public override var className: String { "UIInterpolatingMotionEffect" }

  public override func relativeValues(forViewerOffset offset: CGPoint) -> [(keyPath: String, value: Double)] {
    let part = ((type == .tiltAlongHorizontalAxis ? offset.x : offset.y) + 1) / 2
    return [(keyPath, minimumRelativeValue + (maximumRelativeValue - minimumRelativeValue) * part)]
  }

  /// The key path of the layer that a view's stands for; nil where a number cannot be added.
  public static func layerKeyPath(_ keyPath: String) -> LayerKeyPath? {
    LayerKeyPath(ofView: keyPath).flatMap { $0.valueKind == .number ? $0 : nil }
  }
}

/// Several effects as one.
public final class UIMotionEffectGroup: UIMotionEffect {
  public var motionEffects: [UIMotionEffect] = []

  public override init() {}

  public override var className: String { "UIMotionEffectGroup" }

  public override func relativeValues(forViewerOffset offset: CGPoint) -> [(keyPath: String, value: Double)] {
    motionEffects.flatMap { $0.relativeValues(forViewerOffset: offset) }
  }

  /// Whether `effect` is this group or somewhere inside it.
  public func contains(_ effect: UIMotionEffect) -> Bool {
    self === effect
      || motionEffects.contains { $0 === effect || ($0 as? UIMotionEffectGroup)?.contains(effect) == true }
  }
}

extension UIView {
  /// Its effects, in the order they were added.
  public final var motionEffects: [UIMotionEffect] { self[attached: MotionEffects.key]?.effects ?? [] }

  public final func addMotionEffect(_ effect: UIMotionEffect) {
    let effects = self[attached: MotionEffects.key] ?? MotionEffects()
    self[attached: MotionEffects.key] = effects
    effects.effects.append(effect)
    app.viewer.views.append(ViewerOffset.Entry(view: self))
    showMotionEffects()
  }

  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    self[attached: MotionEffects.key]?.effects.removeAll { $0 === effect }
    showMotionEffects()
  }

  /// Adds what the effects say to what is shown: the model values stay.
  fileprivate func showMotionEffects() {
    guard let effects = self[attached: MotionEffects.key] else { return }
    for key in effects.keys { layer.removeAnimation(forKey: key) }
    effects.keys = []
    for (keyPath, value) in effects.effects.flatMap({ $0.relativeValues(forViewerOffset: app.viewerOffset) })
    where value != 0 {
      guard let path = UIInterpolatingMotionEffect.layerKeyPath(keyPath) else { continue }
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = (.number(value), .number(value))
      (animation.isAdditive, animation.duration, animation.repeatCount) = (true, 1, .infinity)
      let key = "motionEffect \(effects.keys.count + 1)"
      effects.keys.append(key)
      layer.add(animation, forKey: key)
    }
  }
}

/// The effects of one view, and the keys of the animations that show them.
private final class MotionEffects {
  static var key: AttachmentKey<MotionEffects> { AttachmentKey("motion effects") }

  var effects: [UIMotionEffect] = []
  var keys: [String] = []
}

/// Where the viewer is, and the views that follow it.
private final class ViewerOffset {
  struct Entry { weak var view: UIView? }

  var offset = CGPoint.zero
  var views: [Entry] = []
}

extension UIApplication {
  fileprivate var viewer: ViewerOffset { part { ViewerOffset() } }

  /// Where the viewer is, -1 to 1 to each side: zero while the device is held straight.
  public var viewerOffset: CGPoint {
    get { viewer.offset }
    set {
      viewer.offset = newValue
      viewer.views.removeAll { $0.view == nil }
      var seen: Set<ObjectIdentifier> = []
      for view in viewer.views.compactMap(\.view) where seen.insert(ObjectIdentifier(view)).inserted {
        view.showMotionEffects()
      }
    }
  }
}
