import MotionFitting
import MotionMath
import PlainText
import RecordingFiles

/// A box of a film beside a position of a run, picture by picture.
///
/// A film does not tell when the run begins in it, nor which point of the box the position is: the two are laid at the time at
/// which they are nearest, and at the place that the box has in the first picture.
struct FilmDifference {
  private let positions: MeasuredFilm.Positions
  private let lane: PositionLane
  private let alignment: MotionAlignment
  /// Pixels of the film in a point of the screen.
  private let scale: Double
  /// In points.
  private let tolerance: Double
  /// True for pictures that are farther from the run than that.
  private let isApart: [Bool]

  /// - Parameter tolerance: In points; nil: a pixel of the film, as a box is found to a tenth of one.
  /// - Throws: `MeasuredFilm.Problem` for a film that is none of this screen, or in which the box stays where it is.
  init(
    _ positions: MeasuredFilm.Positions, beside lane: PositionLane, of trace: Trace, tolerance: Double?
  ) throws(MeasuredFilm.Problem) {
    let screen = trace.header.size
    let scales = (Double(positions.width) / screen.width, Double(positions.height) / screen.height)
    // Encoders want even sizes, so that a row or a column may be none of the screen.
    scale = min(scales.0, scales.1)
    guard max(scales.0, scales.1) < 1.01 * scale else {
      let size = [screen.width, screen.height].map(NumberText.shortest).joined(separator: " x ")
      throw MeasuredFilm.Problem(
        message:
          "its pictures of \(positions.width) x \(positions.height) pixels are none of a screen of \(size) points; "
          + "choose the device that was filmed: --device \"iPhone 15\", or cut the film to the screen")
    }
    let scale = scale
    let measured = MotionCourse(
      times: positions.times, values: lane.axes.map { ($0 == 0 ? positions.x : positions.y).map { $0 / scale } })
    guard measured.reach * scale > 1 else {
      throw MeasuredFilm.Problem(message: "the box stays where it is; choose one that moves as '\(lane.name)' does")
    }
    (self.positions, self.lane) = (positions, lane)
    let tolerance = tolerance ?? 1 / scale
    let alignment = MotionAlignment(measured, beside: lane.course)
    (self.alignment, self.tolerance) = (alignment, tolerance)
    isApart = positions.times.indices.map { alignment.distance(at: $0) > tolerance }
  }

  var isEmpty: Bool { !isApart.contains(true) }

  func text(film: String, run: String) -> String {
    let count = positions.times.count
    let farthest = positions.times.indices.max { alignment.distance(at: $0) < alignment.distance(at: $1) } ?? 0
    let most = alignment.distance(at: farthest)
    var lines = [
      "\(film) beside \(run): \(count) picture\(count == 1 ? "" : "s"), \(number(scale)) pixel\(scale == 1 ? "" : "s") a point; "
        + beginning
    ]
    guard let first = isApart.firstIndex(of: true) else {
      return lines[0] + "\nthe same: \(lane.name) is at most \(number(most)) pt apart\n"
    }
    let squares = positions.times.indices.reduce(0.0) { $0 + alignment.distance(at: $1) * alignment.distance(at: $1) }
    lines.append("first: \(lane.name), at \(number(time(first))) s")
    lines.append(
      "\(lane.name): \(point(alignment.measured, first)) in the film, \(point(alignment.expected, first)) in the run, "
        + ranges)
    lines.append(
      "off by \(number((squares / Double(count)).squareRoot())) pt (rms), at most by \(number(most)) at "
        + "\(number(time(farthest))) s: \(point(alignment.measured, farthest)), not \(point(alignment.expected, farthest))"
    )
    return lines.map { $0 + "\n" }.joined()
  }

  /// The time of a picture in the run.
  private func time(_ picture: Int) -> Double { positions.times[picture] + alignment.shift }

  private var beginning: String {
    let lead = time(0)
    // A third of a frame of 60 a second, within which a camera's clock is not known.
    if abs(lead) < 0.005 { return "the film begins with the run" }
    return "the film begins \(number(abs(lead))) s \(lead < 0 ? "before the run" : "after the run does")"
  }

  /// The pictures that are apart: `from 0.1 s to 0.4 s (pictures 6-24)`.
  private var ranges: String {
    var ranges: [ClosedRange<Int>] = []
    for picture in isApart.indices where isApart[picture] {
      if let last = ranges.last, last.upperBound == picture - 1 {
        ranges[ranges.count - 1] = last.lowerBound...picture
      } else {
        ranges.append(picture...picture)
      }
    }
    let (start, end) = (ranges[0].lowerBound, ranges[0].upperBound)
    let more = ranges.count > 2 ? "; and \(ranges.count - 1) times more" : ranges.count > 1 ? "; and once more" : ""
    return start == end
      ? "at \(number(time(start))) s (picture \(start))\(more)"
      : "from \(number(time(start))) to \(number(time(end))) s (pictures \(start)-\(end))\(more)"
  }

  private func point(_ values: [[Double]], _ picture: Int) -> String {
    values.map { NumberText.trimmed($0[picture], 1) }.joined(separator: ", ")
  }

  private func number(_ value: Double) -> String { NumberText.trimmed(value, 3) }
}
