/// Whether a controller is on screen, off screen or in between, and which change is allowed next.
///
/// A pure value: it decides which callbacks are due, and sends none.
struct AppearanceState: Hashable {
  enum Stage: String, CaseIterable {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var stage = Stage.disappeared
  /// The `animated` argument of the change in progress.
  private(set) var isAnimated = false

  /// Begins a change. False when the controller is already in the requested state, or on its way there.
  ///
  /// A change in the other direction cancels the open one, and is allowed.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    let isThere: [Stage] = appearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    if isThere.contains(stage) { return false }
    stage = appearing ? .appearing : .disappearing
    isAnimated = animated
    return true
  }

  /// Ends the open change. Nil when none is open; otherwise whether the controller has appeared.
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
