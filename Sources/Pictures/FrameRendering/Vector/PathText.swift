import MotionMath
import PlainText

/// The data of an SVG path in few bytes: steps from where the step before has ended, in thousandths of a point, which are
/// invisible. Each starts from the rounded end, so that no error adds up.
struct PathText {
  private(set) var text = ""
  /// In thousandths: the end of the step before, and the start of the subpath.
  private var (here, start) = (CGPoint.zero, CGPoint.zero)
  /// The letter that need not be said again.
  private var command: Character = " "
  private var hasPoint = false

  init(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let point):
        step("m", [point])
        start = here
      case .line(let point):
        let end = Self.rounded(point)
        if end.y == here.y { step("h", [point]) } else { step(end.x == here.x ? "v" : "l", [point]) }
      case .quad(let point, let control): step("q", [control, point])
      case .cubic(let point, let control1, let control2): step("c", [control1, control2, point])
      case .close:
        text += "z"
        (here, command) = (start, " ")
      }
    }
  }

  private mutating func step(_ letter: Character, _ points: [CGPoint]) {
    var isFirst = false
    // Points that follow those of a move would be lines.
    if letter != command || letter == "m" {
      text.append(text.isEmpty && letter == "m" ? "M" : letter)
      (command, isFirst) = (letter, true)
    }
    for point in points {
      let end = Self.rounded(point)
      if letter != "v" { isFirst = append(end.x - here.x, isFirst) }
      if letter != "h" { isFirst = append(end.y - here.y, isFirst) }
    }
    if let last = points.last { here = Self.rounded(last) }
  }

  /// Adds thousandths as a number, with a space before it where it would run into the one before. Returns false: nothing after it
  /// is first.
  private mutating func append(_ thousandths: Double, _ isFirst: Bool) -> Bool {
    var number = NumberText.trimmed(thousandths / 1000)[...]
    let isNegative = number.hasPrefix("-")
    if isNegative { number = number.dropFirst() }
    if number.hasPrefix("0.") { number = number.dropFirst() }
    if !isFirst, !isNegative, !(number.hasPrefix(".") && hasPoint) { text += " " }
    text += (isNegative ? "-" : "") + number
    hasPoint = number.contains(".")
    return false
  }

  private static func rounded(_ point: CGPoint) -> CGPoint {
    func thousandths(_ value: Double) -> Double {
      value.isFinite ? (min(max(value, -1e9), 1e9) * 1000).rounded() : 0
    }
    return CGPoint(x: thousandths(point.x), y: thousandths(point.y))
  }
}
