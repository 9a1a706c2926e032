import LayerKit
import MotionMath
import PlainText
import RecordingFiles
import RecordingKit

/// A value over time as a plot, with its highest and lowest value beside it and the playhead across it.
///
///     300.0 │            ⢀⡠⠤⠒⠊⠉⠉⠁
///           │        ⡠⠔⠊⠁ ╎
///      20.0 │⣀⣀⡠⠤⠒⠊⠉      ╎
///           └─────────────▲──────────
///            0.000 s    0.200 s
struct CurvePlot {
  let lines: [String]

  /// The plotted number of a layer, at any time.
  struct Subject {
    let layer: LayerID
    let keyPath: LayerKeyPath
    /// Which of the value's numbers.
    let part: LanePart
    /// The plotted quantity: the number itself, or how fast it or its velocity changes.
    var quantity = Quantity.value

    enum Quantity: String, CaseIterable {
      case value, velocity, acceleration

      /// The quantity in words, with its unit: the key path's own a second, or a second squared.
      var words: String {
        switch self {
        case .value: ""
        case .velocity: "velocity, per second"
        case .acceleration: "acceleration, per second squared"
        }
      }
    }

    /// Nil where the value has no number: a nil colour, a path; and before its layer is there.
    func number(in frame: Frame) -> Double? {
      guard !frame.isYetToCome(layer) else { return nil }
      let value = keyPath.get(from: frame.value(layer, keyPath.property))
      return part.number(of: value)
    }
  }

  /// - Parameters:
  ///   - times: From the first to the last column.
  ///   - columns: The columns of the whole plot, with its labels.
  ///   - rows: Of the plot itself, without the axis.
  init(
    _ subject: Subject, in recording: Recording, times: ClosedRange<Double>, playhead: Double, columns: Int, rows: Int
  ) {
    let margin = 10
    var plot = BraillePlot(columns: max(8, columns - margin), rows: max(2, rows))
    let values = Self.samples(subject, recording, times, count: plot.width)
    let numbers = values.compactMap { $0 }
    guard let low = numbers.min(), let high = numbers.max() else {
      lines = ["nothing to plot: \(subject.keyPath) is not a number here"]
      return
    }
    let range = high > low ? high - low : 1
    func dot(_ value: Double) -> Int {
      let row = (high - value) / range * Double(plot.height - 1)
      return high > low ? Int(clamping: row.rounded()) : plot.height / 2
    }
    var last: Int?
    for (x, value) in values.enumerated() {
      guard let value else {
        last = nil
        continue
      }
      let y = dot(value)
      // Steep parts are drawn as connected strokes instead of separate dots.
      for between in min(last ?? y, y)...max(last ?? y, y) { plot.set(x, between) }
      last = y
    }
    let ruler = TimeRuler(start: times.lowerBound, end: times.upperBound, columns: plot.columns)
    let column = times.contains(playhead) ? ruler.column(playhead) : nil
    let body = plot.lines.enumerated().map { row, line in
      let label = row == 0 ? high : row == plot.rows - 1 && high > low ? low : nil
      let text = label.map { subject.part.text($0) } ?? ""
      return text.cut(to: margin - 2).leftPadded(to: margin - 2) + " │" + Self.marked(line, at: column)
    }
    let axis =
      String(repeating: " ", count: margin - 1) + "└"
      + String((0..<plot.columns).map { $0 == column ? "▲" : "─" })
    lines = (body + [axis, String(repeating: " ", count: margin) + Self.times(times, playhead, column, plot.columns)])
  }

  /// The lines in colours: numbers faint, the curve as bars are, the playhead as in the full screen.
  func lines(_ ink: Ink) -> [String] {
    lines.map { line in
      guard let axis = line.firstIndex(where: { $0 == "│" || $0 == "└" }) else { return ink.faint(line) }
      let curve = line[line.index(after: axis)...]
      let parts = curve.split(omittingEmptySubsequences: false) { "╎▲".contains($0) }
      let color =
        line[axis] == "│" ? { ink.draw(String($0), .forward) } : { ink.faint(String($0)) } as (Substring) -> String
      let mark = curve.first { "╎▲".contains($0) }.map { ink.draw(String($0), .cut) } ?? ""
      return ink.faint(String(line[...axis])) + parts.map(color).joined(separator: mark)
    }
  }

  /// Equal steps of time, both ends included. A jump has no rate: that is measured on the side of a moment where the
  /// value does not jump.
  private static func samples(
    _ subject: Subject, _ recording: Recording, _ times: ClosedRange<Double>, count: Int
  ) -> [Double?] {
    let frame = recording.frame(at: times.lowerBound)
    let step = (times.upperBound - times.lowerBound) / Double(max(1, count - 1))
    func number(at time: Double) -> Double? {
      frame.seek(to: time)
      return subject.number(in: frame)
    }
    return (0..<count).map { index in
      let time = times.lowerBound + Double(index) * step
      // Short enough to cross no jump but one at the moment itself, and long enough for the digits.
      func velocity(_ side: Double) -> Double? {
        let other = time + side * 1e-6
        guard other >= 0, let here = number(at: time), let there = number(at: other) else { return nil }
        return (there - here) / (other - time)
      }
      func acceleration(_ side: Double) -> Double? {
        let (near, far) = (time + side * 1e-4, time + side * 2e-4)
        guard far >= 0, let here = number(at: time), let next = number(at: near), let last = number(at: far) else {
          return nil
        }
        return (last - 2 * next + here) / 1e-8
      }
      func smoother(_ rate: (Double) -> Double?) -> Double? {
        [rate(1), rate(-1)].compactMap(\.self).min { $0.magnitude < $1.magnitude }
      }
      return switch subject.quantity {
      case .value: number(at: time)
      case .velocity: smoother(velocity)
      case .acceleration: smoother(acceleration)
      }
    }
  }

  private static func marked(_ line: String, at column: Int?) -> String {
    guard let column else { return line }
    return String(line.enumerated().map { $0 == column && $1 == " " ? "╎" : $1 })
  }

  private static func times(_ times: ClosedRange<Double>, _ playhead: Double, _ column: Int?, _ columns: Int) -> String
  {
    let start = NumberText.seconds(times.lowerBound)
    let end = NumberText.seconds(times.upperBound)
    var text = start + String(repeating: " ", count: max(1, columns - start.count - end.count)) + end
    let here = NumberText.seconds(playhead)
    if let column {
      let first = max(0, column - here.count / 2)
      // Left out where it would overlap the time at either end.
      if first > start.count + 1, first + here.count + 1 < columns - end.count {
        let from = text.index(text.startIndex, offsetBy: first)
        text.replaceSubrange(from..<text.index(from, offsetBy: here.count), with: here)
      }
    }
    return text
  }
}
