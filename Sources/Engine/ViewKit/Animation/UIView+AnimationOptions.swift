import LayerKit
public import MotionMath

extension UIView {
  /// The four curves UIKit has names for, in the order of Apple's raw values.
  public enum AnimationCurve: String, CaseIterable, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve of that name.
    public var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// How a view animation runs. Raw bits are Apple's; the curve is in bits 16 to 19, the transition in 20 to 23.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lay out the views moved in the block inside it, so that their subviews animate too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Start from what is on screen where an animation replaces another. Additive ones continue anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Run again and again, for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Run there and back. The model keeps the new value, so the view jumps to it at the end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a nested block: use this block's duration, not the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a nested block: use this block's curve, not the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition: animate property changes made in the block instead of applying them at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In `transition(from:to:)`: hide and show the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In a nested block: inherit none of the outer block's options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Update traits, properties and layout before the block, before blocks inside it and before it is left, animated by the block in
    /// progress then (documented for iOS 26). The bit is chosen here.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)

    /// Slow at both ends: the default, with no bit of its own.
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve in the bits; nil when none is named, which means `easeInOut`.
    public var explicitCurve: AnimationCurve? {
      let bits = (rawValue >> 16) & 0xF
      return bits < AnimationCurve.allCases.count && bits > 0 ? AnimationCurve.allCases[bits] : nil
    }

    /// The bits of the transition alone; empty when none is named.
    public var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 0xF << 20) }
  }

  /// How a keyframe animation runs: the options above, and how the frames are joined.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode that the options select; linear by default.
    public var calculationMode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The part both kinds of options share. A curve given by `AnimationOptions`' raw value is kept.
    public var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & (0x3F | 1 << 9 | 0xF << 16))
    }
  }
}
