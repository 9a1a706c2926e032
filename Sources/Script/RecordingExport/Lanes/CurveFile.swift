import MotionMath
import PlainText

/// Lanes as a drawing of their curves: value, velocity and acceleration, one above the other, on one page of SVG.
package enum CurveFile {
  private static let (width, panelHeight, left, right, top) = (820.0, 200.0, 84.0, 24.0, 44.0)
  /// The colours, dashes and widths of a light page's curves (`player.css`). Dashes tell five lines apart without colours.
  private static let colors = ["#1b6fd6", "#8a6100", "#b0179b", "#c4261d", "#6e6e76"]
  private static let dashes = ["", "7 3", "2 3", "9 3 2 3", "12 4"]

  private struct Line {
    let name: String
    let curve: LaneCurve
    let unit: LanePart.Unit
  }

  /// - Parameter title: Above the curves.
  package static func encode(_ lanes: [ChosenLane], of run: RecordedRun, title: String) -> [UInt8] {
    let lines = lanes.flatMap { lane in
      lane.parts.indices.map {
        Line(
          name: lane.name + lane.parts[$0].name, curve: LaneCurve(lane, part: $0, of: run), unit: lane.parts[$0].unit)
      }
    }
    let legend = Double((lines.count + 1) / 2) * 20
    let height = top + legend + Double(LaneCurve.Quantity.allCases.count) * (panelHeight + 44)
    var body = rect(0, 0, width, height, "fill=\"#fff\"")
    body += text(title, left, 24, "font-size=\"16\" font-weight=\"bold\"")
    for (index, line) in lines.enumerated() {
      let (x, y) = (left + Double(index % 2) * (width - left) / 2, top + Double(index / 2) * 20)
      body += "<path d=\"M\(number(x)) \(number(y))h28\" \(stroke(index))/>\n"
      body += text(line.name, x + 36, y + 4, "")
    }
    for (index, quantity) in LaneCurve.Quantity.allCases.enumerated() {
      body += panel(quantity, lines, run.span, y: top + legend + 16 + Double(index) * (panelHeight + 44))
    }
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" font-family="system-ui, sans-serif" font-size="12">
      <title>\(XMLText.escaped(title))</title>
      \(body)</svg>

      """.utf8)
  }

  private static func panel(
    _ quantity: LaneCurve.Quantity, _ lines: [Line], _ span: ClosedRange<Double>, y top: Double
  ) -> String {
    let units = Set(lines.map(\.unit))
    let samples = lines.flatMap { $0.curve.lines[quantity] ?? [] }.flatMap { $0 }.map(\.value)
    let scale = AxisScale(samples.min() ?? 0, samples.max() ?? 0, includesZero: quantity != .value)
    let times = AxisScale(span.lowerBound, span.upperBound, isTight: true)
    func x(_ time: Double) -> Double { left + times.share(of: time) * (width - left - right) }
    func y(_ value: Double) -> Double { top + (1 - scale.share(of: value)) * panelHeight }
    var body = text(heading(quantity, units.count == 1 ? units.first : nil), left, top - 6, "fill=\"#555\"")
    for tick in scale.ticks {
      let weight = tick == 0 ? "#999" : "#e4e4e4"
      body += "<path d=\"M\(number(left)) \(number(y(tick)))H\(number(width - right))\" stroke=\"\(weight)\"/>\n"
      body += text(scale.text(of: tick), left - 8, y(tick) + 4, "text-anchor=\"end\" fill=\"#555\"")
    }
    for tick in times.ticks {
      body += "<path d=\"M\(number(x(tick))) \(number(top))v\(number(panelHeight))\" stroke=\"#e4e4e4\"/>\n"
      body += text(
        times.text(of: tick) + " s", x(tick), top + panelHeight + 16, "text-anchor=\"middle\" fill=\"#555\"")
    }
    for (index, line) in lines.enumerated() {
      for part in line.curve.lines[quantity] ?? [] {
        let points = simplified(part.map { (x($0.time), y($0.value)) })
        let data = points.enumerated().map { "\($0 == 0 ? "M" : "L")\(number($1.0)) \(number($1.1))" }.joined()
        body += "<path d=\"\(data)\" \(stroke(index))/>\n"
      }
    }
    return body
  }

  /// Without points on the line between their neighbours, to a twentieth of a unit.
  private static func simplified(_ points: [(Double, Double)]) -> [(Double, Double)] {
    guard points.count > 2 else { return points }
    var kept = [points[0]]
    var start = 0
    for index in 2..<points.count {
      let (a, b) = (points[start], points[index])
      let isStraight = points[(start + 1)..<index].allSatisfy { point in
        let share = b.0 > a.0 ? (point.0 - a.0) / (b.0 - a.0) : 0
        return abs(a.1 + (b.1 - a.1) * share - point.1) < 0.05
      }
      if !isStraight || index - start > 100 {
        start = index - 1
        kept.append(points[start])
      }
    }
    return kept + [points[points.count - 1]]
  }

  private static func heading(_ quantity: LaneCurve.Quantity, _ unit: LanePart.Unit?) -> String {
    let name =
      switch unit {
      case .points: " (points"
      case .seconds: " (seconds"
      case .degrees: " (degrees"
      default: quantity == .value ? "" : " ("
      }
    switch quantity {
    case .value: return "value" + (name.isEmpty ? "" : name + ")")
    case .velocity: return "velocity" + name + (name == " (" ? "" : " ") + "per second)"
    case .acceleration: return "acceleration" + name + (name == " (" ? "" : " ") + "per second squared)"
    }
  }

  private static func stroke(_ index: Int) -> String {
    let dash = dashes[index % dashes.count]
    return "fill=\"none\" stroke=\"\(colors[index % colors.count])\" "
      + "stroke-width=\"\(index < colors.count ? "1.8" : "1")\" stroke-linejoin=\"round\""
      + (dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"")
  }

  private static func text(_ text: String, _ x: Double, _ y: Double, _ style: String) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\"\(style.isEmpty ? "" : " " + style)>\(XMLText.escaped(text))</text>\n"
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String) -> String {
    "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" \(style)/>\n"
  }

  private static func number(_ value: Double) -> String { NumberText.bounded(value, 2, within: 1e7) }
}

/// The range of an axis, and where its labels are: at multiples of 1, 2 or 5 with zeros.
struct AxisScale {
  let low: Double
  let high: Double
  let ticks: [Double]
  private let digits: Int

  /// - Parameter isTight: Whether the axis ends where the values do, not at labels.
  init(_ least: Double, _ most: Double, includesZero: Bool = false, isTight: Bool = false) {
    var (low, high) = (includesZero ? min(least, 0) : least, includesZero ? max(most, 0) : most)
    // A difference left by rounding is no range.
    if !(high - low > max(1e-9, 1e-9 * max(abs(low), abs(high)))) { (low, high) = (low - 1, high + 1) }
    let rough = (high - low) / 5
    let power = Self.power(rough)
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
    if !isTight {
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    (self.low, self.high) = (low, high)
    let first = Int(clamping: (low / step - 1e-6).rounded(.up))
    let last = max(first, Int(clamping: (high / step + 1e-6).rounded(.down)))
    ticks = (first...min(last, first + 20)).map { Double($0) * step }
    var digits = 0
    while digits < 6, step * Self.power(of: digits) < 0.999 { digits += 1 }
    self.digits = digits
  }

  /// The greatest power of ten that is at most `value`.
  private static func power(_ value: Double) -> Double {
    var power = 1.0
    while power * 10 <= value { power *= 10 }
    while power > value, power > 1e-12 { power /= 10 }
    return power
  }

  private static func power(of digits: Int) -> Double { (0..<digits).reduce(1.0) { power, _ in power * 10 } }

  /// Where a value lies between the ends, from 0 to 1.
  func share(of value: Double) -> Double { (value - low) / (high - low) }

  func text(of tick: Double) -> String { NumberText.fixed(tick, digits) }
}
