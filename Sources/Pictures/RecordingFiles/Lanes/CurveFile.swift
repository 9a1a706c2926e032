import MotionMath

/// Lanes as a drawing of their curves: value, velocity and acceleration, one above the other, on one page of SVG.
package enum CurveFile {
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
    var chart = Chart(title: title, names: lines.map(\.name), span: run.span)
    let units = Set(lines.map(\.unit))
    for quantity in LaneCurve.Quantity.allCases {
      let samples = lines.flatMap { $0.curve.lines[quantity] ?? [] }.flatMap { $0 }.map(\.value)
      let scale = AxisScale(samples.min() ?? 0, samples.max() ?? 0, includesZero: quantity != .value)
      chart.add(heading(quantity, units.count == 1 ? units.first : nil), scale) { panel in
        for (index, line) in lines.enumerated() {
          for part in line.curve.lines[quantity] ?? [] { panel.line(part.map { ($0.time, $0.value) }, index) }
        }
      }
    }
    return chart.file
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
}
