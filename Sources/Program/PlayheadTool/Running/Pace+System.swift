import MotionMath
import PlayheadShell
import SystemLibrary

extension Pace {
  /// The system's steady clock.
  static var system: Pace {
    Pace(
      now: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      },
      wait: { seconds in
        var time = timespec(
          tv_sec: Int(clamping: seconds), tv_nsec: Int(clamping: (seconds - seconds.rounded(.down)) * 1e9))
        nanosleep(&time, nil)
      })
  }
}
