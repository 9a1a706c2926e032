import Glibc

/// Real time: the only clock in the program that nobody holds in their hand.
package struct Pace {
  /// Seconds since some fixed instant.
  package var now: () -> Double
  /// Waits for so many seconds, or until a signal comes.
  package var wait: (Double) -> Void

  package init(now: @escaping () -> Double, wait: @escaping (Double) -> Void) {
    self.now = now
    self.wait = wait
  }

  /// The system's steady clock.
  static var system: Pace {
    Pace(
      now: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      },
      wait: { seconds in
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        nanosleep(&time, nil)
      })
  }
}
