import Glibc
public import Testing

extension Trait where Self == ConditionTrait {
  /// Of a test that tries every combination, or takes long for another reason: `Scripts/test` leaves it out, and
  /// `Scripts/test --all` runs it.
  public static var exhaustive: Self {
    .disabled(if: getenv("PLAYHEAD_LEAVE_OUT_EXHAUSTIVE") != nil, "exhaustive")
  }
}
