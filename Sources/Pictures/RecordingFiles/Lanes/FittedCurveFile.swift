/// Measured positions as dots with the motion that was fitted to them as a line, and what is left between them, as SVG.
package enum FittedCurveFile {
  /// A measured quantity.
  package struct Axis {
    package let name: String
    package let measured: [Double]
    package let fitted: (Double) -> Double

    package init(_ name: String, measured: [Double], fitted: @escaping (Double) -> Double) {
      (self.name, self.measured, self.fitted) = (name, measured, fitted)
    }
  }

  /// Points across.
  private static let points = 600

  /// - Parameters:
  ///   - times: In seconds, of the measured values; at least two.
  ///   - title: Above the curves.
  package static func encode(_ axes: [Axis], at times: [Double], title: String) -> [UInt8] {
    let (first, last) = (times[0], times[times.count - 1])
    var chart = Chart(title: title, names: axes.map(\.name), span: first...last)
    let lines = axes.map { axis in
      (0...points).map { index -> (time: Double, value: Double) in
        let time = first + (last - first) * Double(index) / Double(points)
        return (time, axis.fitted(time))
      }
    }
    func add(_ heading: String, _ values: [[Double]], includesZero: Bool, _ more: [[(time: Double, value: Double)]]) {
      let all = values.flatMap { $0 } + more.flatMap { $0 }.map(\.value)
      chart.add(heading, AxisScale(all.min() ?? 0, all.max() ?? 0, includesZero: includesZero)) { panel in
        for index in axes.indices {
          if index < more.count { panel.line(more[index], index) }
          panel.dots(zip(times, values[index]).map { ($0, $1) }, index)
        }
      }
    }
    add("measured, and fitted", axes.map(\.measured), includesZero: false, lines)
    let left = axes.map { axis in zip(times, axis.measured).map { $1 - axis.fitted($0) } }
    add("measured less fitted", left, includesZero: true, [])
    return chart.file
  }
}
