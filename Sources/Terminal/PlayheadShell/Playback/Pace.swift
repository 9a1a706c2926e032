/// Real time, for playback.
package struct Pace {
  /// Seconds since some fixed instant.
  package var now: () -> Double
  /// Waits for so many seconds, or until a signal comes.
  package var wait: (Double) -> Void

  package init(now: @escaping () -> Double, wait: @escaping (Double) -> Void) {
    self.now = now
    self.wait = wait
  }
}
