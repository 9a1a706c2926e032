import SystemLibrary

/// The real clock, for limits and lengths of real time.
enum ContinuousTime {
  /// Seconds since some moment, which never go back.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
