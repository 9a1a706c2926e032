public import MotionMath
import RecordingKit

/// Blends a layer's old look into its new one. Always kept under the key `transition`, one per layer (documented).
open class CATransition: CAAnimation {
  public var type = CATransitionType.fade
  /// The side it comes from; nil: `fromLeft`. Ignored by `fade`.
  public var subtype: CATransitionSubtype?
  /// The part of the blend that is run, 0…1. Defaults 0 and 1.
  public var startProgress = 0.0
  public var endProgress = 1.0

  public override init() { super.init() }

  init(copying other: CATransition) {
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    super.init(copying: other)
  }

  open override var className: String { "CATransition" }
  open override func copy() -> CAAnimation { CATransition(copying: self) }
  public override var whatMoves: String { "transition" }

  override var effect: AnimationEffect {
    .transition(
      TransitionMotion(
        type: type, subtype: subtype, startProgress: startProgress, endProgress: endProgress))
  }
}
