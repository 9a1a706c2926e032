/// The part of the time that the ruler shows.
extension Inspector {
  /// The least that is shown, in seconds.
  private static let least = 0.01

  /// From the first column of the ruler to the last, in seconds.
  var shownTimes: ClosedRange<Double> { state.window ?? 0...max(rulerEnd, 0) }

  func ruler(columns: Int) -> TimeRuler {
    TimeRuler(start: shownTimes.lowerBound, end: shownTimes.upperBound, columns: columns)
  }

  /// All of the time, for the row above the ruler.
  func wholeRuler(columns: Int) -> TimeRuler { TimeRuler(start: 0, end: max(rulerEnd, 0), columns: columns) }

  /// Shows less time around the playhead, or with a factor below 1 more; all of it where that is less.
  func zoom(by factor: Double) {
    let length = (shownTimes.upperBound - shownTimes.lowerBound) / factor
    guard length < rulerEnd else {
      state.window = nil
      return
    }
    let shown = max(length, Self.least)
    // The playhead stays where it is on the screen.
    let share = (playhead - shownTimes.lowerBound) / max(shownTimes.upperBound - shownTimes.lowerBound, Self.least)
    setWindow(from: playhead - share * shown, length: shown)
  }

  func zoomToRange() {
    guard end > start else {
      state.message = ["out is not after in"]
      return
    }
    setWindow(from: start, length: max(end - start, Self.least))
  }

  /// Moves the window so that the playhead is in it.
  func followPlayhead() {
    guard let window = state.window, !window.contains(playhead) else { return }
    let length = window.upperBound - window.lowerBound
    setWindow(from: playhead - length / 2, length: length)
  }

  private func setWindow(from time: Double, length: Double) {
    let from = min(max(0, time), max(0, rulerEnd - length, playhead - length))
    state.window = from...(from + length)
  }
}
