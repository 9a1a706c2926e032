import PlainText

/// A drawing of panels one above the other, over the same times, on one page of SVG.
struct Chart {
  static let (width, panelHeight, left, right) = (820.0, 200.0, 84.0, 24.0)
  private static let (top, gap, rowHeight) = (44.0, 44.0, 20.0)
  /// The colours, dashes and widths of a light page's curves (`player.css`). Dashes tell five lines apart without colours.
  private static let colors = ["#1b6fd6", "#8a6100", "#b0179b", "#c4261d", "#6e6e76"]
  private static let dashes = ["", "7 3", "2 3", "9 3 2 3", "12 4"]

  /// Above the panels.
  let title: String
  /// The names of the lines, in the order of their styles.
  let names: [String]
  /// In seconds.
  let span: ClosedRange<Double>
  private(set) var panels: [ChartPanel] = []

  init(title: String, names: [String], span: ClosedRange<Double>) {
    (self.title, self.names, self.span) = (title, names, span)
  }

  /// Adds a panel below those that there are, and draws in it.
  mutating func add(_ heading: String, _ scale: AxisScale, draw: (inout ChartPanel) -> Void) {
    let times = AxisScale(span.lowerBound, span.upperBound, isTight: true)
    let y = Self.top + legendHeight + 16 + Double(panels.count) * (Self.panelHeight + Self.gap)
    var panel = ChartPanel(heading, times: times, values: scale, top: y)
    draw(&panel)
    panels.append(panel)
  }

  private var legendHeight: Double { Double((names.count + 1) / 2) * Self.rowHeight }

  var file: [UInt8] {
    let number = Self.number
    let height = Self.top + legendHeight + Double(panels.count) * (Self.panelHeight + Self.gap)
    var body = "<rect x=\"0\" y=\"0\" width=\"\(number(Self.width))\" height=\"\(number(height))\" fill=\"#fff\"/>\n"
    body += Self.text(title, Self.left, 24, "font-size=\"16\" font-weight=\"bold\"")
    for (index, name) in names.enumerated() {
      let x = Self.left + Double(index % 2) * (Self.width - Self.left) / 2
      let y = Self.top + Double(index / 2) * Self.rowHeight
      body += "<path d=\"M\(number(x)) \(number(y))h28\" \(Self.stroke(index))/>\n"
      body += Self.text(name, x + 36, y + 4, "")
    }
    body += panels.map(\.body).joined()
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(Self.width))" height="\(number(height))" \
      viewBox="0 0 \(number(Self.width)) \(number(height))" font-family="system-ui, sans-serif" font-size="12">
      <title>\(XMLText.escaped(title))</title>
      \(body)</svg>

      """.utf8)
  }

  /// The style of the line with an index, as attributes.
  static func stroke(_ index: Int) -> String {
    let dash = dashes[index % dashes.count]
    return "fill=\"none\" stroke=\"\(color(index))\" stroke-width=\"\(index < colors.count ? "1.8" : "1")\" "
      + "stroke-linejoin=\"round\"" + (dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"")
  }

  static func color(_ index: Int) -> String { colors[index % colors.count] }

  static func text(_ text: String, _ x: Double, _ y: Double, _ style: String) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\"\(style.isEmpty ? "" : " " + style)>\(XMLText.escaped(text))</text>\n"
  }

  static func number(_ value: Double) -> String { NumberText.bounded(value, 2, within: 1e7) }
}

/// A pair of axes, and what is drawn between them.
struct ChartPanel {
  private let times: AxisScale
  private let values: AxisScale
  private let top: Double
  private(set) var body: String

  fileprivate init(_ heading: String, times: AxisScale, values: AxisScale, top: Double) {
    (self.times, self.values, self.top) = (times, values, top)
    body = Chart.text(heading, Chart.left, top - 6, "fill=\"#555\"")
    let number = Chart.number
    for tick in values.ticks {
      let weight = tick == 0 ? "#999" : "#e4e4e4"
      body +=
        "<path d=\"M\(number(Chart.left)) \(number(y(tick)))H\(number(Chart.width - Chart.right))\" stroke=\"\(weight)\"/>\n"
      body += Chart.text(values.text(of: tick), Chart.left - 8, y(tick) + 4, "text-anchor=\"end\" fill=\"#555\"")
    }
    for tick in times.ticks {
      body += "<path d=\"M\(number(x(tick))) \(number(top))v\(number(Chart.panelHeight))\" stroke=\"#e4e4e4\"/>\n"
      body += Chart.text(
        times.text(of: tick) + " s", x(tick), top + Chart.panelHeight + 16, "text-anchor=\"middle\" fill=\"#555\"")
    }
  }

  private func x(_ time: Double) -> Double {
    Chart.left + times.share(of: time) * (Chart.width - Chart.left - Chart.right)
  }

  private func y(_ value: Double) -> Double { top + (1 - values.share(of: value)) * Chart.panelHeight }

  /// - Parameter index: Of the style.
  mutating func line(_ points: [(time: Double, value: Double)], _ index: Int) {
    let number = Chart.number
    let kept = Self.simplified(points.map { (x($0.time), y($0.value)) })
    let data = kept.enumerated().map { "\($0 == 0 ? "M" : "L")\(number($1.0)) \(number($1.1))" }.joined()
    body += "<path d=\"\(data)\" \(Chart.stroke(index))/>\n"
  }

  mutating func dots(_ points: [(time: Double, value: Double)], _ index: Int) {
    let number = Chart.number
    for point in points {
      body +=
        "<circle cx=\"\(number(x(point.time)))\" cy=\"\(number(y(point.value)))\" r=\"2\" fill=\"\(Chart.color(index))\"/>\n"
    }
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
}
