public import MotionMath
import RecordingKit

/// Moves one property between two values along one timing curve.
///
/// Each of the three ends may be missing; a missing end is the value under the animation, so that changing the model
/// while it runs changes its course (documented table; measured on macOS).
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at progress 0; nil: from the value under it, or `toValue - byValue`.
  public final var fromValue: AnimatableValue? {
    get { ends.from }
    set { ends = Ends(from: newValue, to: ends.to, by: ends.by) }
  }
  /// The value at progress 1; nil: to the value under it, or `fromValue + byValue`.
  public final var toValue: AnimatableValue? {
    get { ends.to }
    set { ends = Ends(from: ends.from, to: newValue, by: ends.by) }
  }
  /// How far it goes. Ignored when both other ends are set.
  public final var byValue: AnimatableValue? {
    get { ends.by }
    set { ends = Ends(from: ends.from, to: ends.to, by: newValue) }
  }
  private final var ends = Ends.none

  public override init(keyPath: LayerKeyPath?) { super.init(keyPath: keyPath) }

  init(copying other: CABasicAnimation) {
    ends = other.ends
    super.init(copying: other)
  }

  open override var className: String { "CABasicAnimation" }
  open override func copy() -> CAAnimation { CABasicAnimation(copying: self) }

  /// - Throws: As `CAPropertyAnimation.validate()`; `missing` when a value function has to start or end at the value
  ///   under the animation, which is a matrix and not a number (macOS raises).
  public override func validate() throws(MotionError) {
    try super.validate()
    if valueFunction != nil, [fromValue, toValue, byValue].count(where: { $0 != nil }) < 2 {
      throw .missing(name: fromValue == nil ? "fromValue" : "toValue")
    }
    if byValue != nil, fromValue == nil || toValue == nil, let keyPath, let kind = valueKind, !kind.hasSum {
      throw .hasNoSum(keyPath: keyPath.description, kind)
    }
    for value in [fromValue, toValue] { try check(value) }
    try checkKind(byValue)
  }

  override var motion: Motion? { .endPoints(from: fromValue, to: toValue, by: byValue) }
}

/// The three ends of a basic animation. Most are numbers, and are stored as just that.
private enum Ends {
  case none
  case from(Double)
  case to(Double)
  case fromTo(Double, Double)
  indirect case values(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)

  init(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?) {
    switch (from, to, by) {
    case (nil, nil, nil): self = .none
    case (.number(let from)?, nil, nil): self = .from(from)
    case (nil, .number(let to)?, nil): self = .to(to)
    case (.number(let from)?, .number(let to)?, nil): self = .fromTo(from, to)
    default: self = .values(from: from, to: to, by: by)
    }
  }

  var from: AnimatableValue? {
    switch self {
    case .none, .to: nil
    case .from(let number), .fromTo(let number, _): .number(number)
    case .values(let from, _, _): from
    }
  }

  var to: AnimatableValue? {
    switch self {
    case .none, .from: nil
    case .to(let number), .fromTo(_, let number): .number(number)
    case .values(_, let to, _): to
    }
  }

  var by: AnimatableValue? {
    if case .values(_, _, let by) = self { by } else { nil }
  }
}
