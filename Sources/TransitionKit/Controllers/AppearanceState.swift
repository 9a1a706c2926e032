/// Where a controller is between being off and on screen, and which change is allowed next.
///
/// A pure value: it says what is to be sent, and sends nothing.
struct AppearanceState: Hashable {
  enum Stage: String, CaseIterable {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var stage = Stage.disappeared
  /// The `animated` argument of the change in progress.
  private(set) var isAnimated = false

  /// The will-half of a change. False when it does not fit: the controller already is, or is becoming, what is asked.
  ///
  /// A change in the other direction while one is open is the way to cancel it, and fits.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    let isThere: [Stage] = appearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    if isThere.contains(stage) { return false }
    stage = appearing ? .appearing : .disappearing
    isAnimated = animated
    return true
  }

  /// The did-half. Nil when no change is open; otherwise whether the controller has appeared.
  mutating func end() -> Bool? {
    switch stage {
    case .appearing:
      stage = .appeared
      return true
    case .disappearing:
      stage = .disappeared
      return false
    case .appeared, .disappeared: return nil
    }
  }
}
