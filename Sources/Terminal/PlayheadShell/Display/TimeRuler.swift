import MotionMath

/// Seconds to columns, and back.
package struct TimeRuler {
  let start: Double
  package let end: Double
  let columns: Int

  /// - Parameters:
  ///   - start: Finite.
  ///   - end: After `start` and finite; any other end is taken as a millisecond after `start`.
  package init(start: Double, end: Double, columns: Int) {
    self.start = start
    self.end = (end - start).isFinite ? max(start + 0.001, end) : start + 0.001
    self.columns = max(1, columns)
  }

  /// The column of `time`, from 0; a time after the end has the last column.
  func column(_ time: Double) -> Int {
    let column = (time - start) / (end - start) * Double(columns)
    return column.isFinite ? min(max(0, Int(clamping: column.rounded(.down))), columns - 1) : columns - 1
  }

  /// The time in the middle of a column; the start for the first and the end for the last, so that both can be reached.
  func time(atColumn column: Int) -> Double {
    if column <= 0 { return start }
    if column >= columns - 1 { return end }
    return start + (Double(column) + 0.5) / Double(columns) * (end - start)
  }

  /// The column whose time `time` is in, below 0 or beyond the last one where the ruler does not reach.
  func cell(_ time: Double) -> Int {
    // A time on an edge belongs to the column that it begins, however its digits round.
    Int(clamping: ((time - start) / (end - start) * Double(columns) + 1e-9).rounded(.down))
  }

  /// The time at the left edge of a column.
  func time(atEdge column: Int) -> Double { start + Double(column) * (end - start) / Double(columns) }

  /// The column of `time`; nil for a time outside of the ruler.
  func position(_ time: Double) -> Int? {
    time >= start - 1e-9 && time <= end + 1e-9 ? column(time) : nil
  }

  /// The labelled times: at most one in ten columns, at multiples of 1, 2 or 5 times a power of ten.
  package var ticks: [Double] {
    let most = Double(max(1, columns / 10))
    var step = 0.001
    while (end - start) / step > most { step *= step.isOneOfTwo ? 2.5 : 2 }
    let first = (start / step - 1e-6).rounded(.up)
    return (0...Int(clamping: most) + 1).map { (first + Double($0)) * step }.filter { $0 <= end }
  }
}

extension Double {
  /// 2 times a power of ten: the next round number is 2.5 times as much.
  fileprivate var isOneOfTwo: Bool {
    var digits = self
    while digits < 0.9999 { digits *= 10 }
    while digits >= 9.9999 { digits /= 10 }
    return abs(digits - 2) < 0.001
  }
}
