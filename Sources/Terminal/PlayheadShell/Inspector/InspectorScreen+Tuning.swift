import LayerKit
import MotionMath
import PlainText
import TerminalCells

/// The panel of tuning, in the place of the values and events.
extension InspectorScreen {
  mutating func drawTuning(_ tuning: TuningState) {
    let area = tuningArea
    guard area.rows > 2 else { return }
    for row in area.rowRange {
      cells.write(String(repeating: " ", count: area.columns), row: row, column: area.column, in: area)
    }
    cells.write("▸TUNING", .strong, row: area.row, column: area.column, in: area)
    for (index, row) in tuning.rows.enumerated() {
      let isChosen = index == tuning.row
      let now = row.get(tuning.parameters)
      let text =
        isChosen && !tuning.typed.isEmpty ? tuning.typed + "_" : NumberText.fixed(now, row.digits) + " " + row.unit
      let former = row.get(tuning.former)
      let change = abs(now - former) > 1e-9 ? "was " + NumberText.fixed(former, row.digits) : ""
      let line = area.row + 1 + index
      let left = area.prefix(columns: Self.rowColumns)
      cells.write(
        row.name.padded(to: 10), Style(isReversed: isChosen), row: line, column: area.column, in: left)
      cells.write(text, Style(isBold: !change.isEmpty), row: line, column: area.column + 11, in: left)
      cells.write(change, .faint, row: line, column: area.column + 20, in: left)
    }
    drawCourses(
      tuning, in: area.dropFirst(columns: Self.rowColumns + 1).dropFirst(rows: 1).prefix(rows: area.rows - 4))
    drawNumbers(tuning, in: area.dropFirst(rows: max(tuning.rows.count + 1, area.rows - 2)))
  }

  private static let rowColumns = 32

  private var tuningArea: Area {
    let (values, events) = (layout.values, layout.events)
    return Area(row: values.row, column: values.column, columns: values.columns, rows: values.rows + events.rows)
  }

  /// The curve as it is now in braille, as it was in dots, over the longer of both.
  private mutating func drawCourses(_ tuning: TuningState, in area: Area) {
    guard area.columns >= 8, area.rows >= 4 else { return }
    let plots = [tuning.former, tuning.parameters].map { Course($0) }
    let end = plots.map(\.end).max() ?? 1
    let high = max(1, plots.map(\.highest).max() ?? 1)
    let low = min(0, plots.map(\.lowest).min() ?? 0)
    let rows = area.rows
    func level(_ value: Double, _ height: Int) -> Int {
      Int(clamping: ((high - value) / (high - low) * Double(height - 1)).rounded())
    }
    for column in 0..<area.columns {
      let time = Double(column) / Double(area.columns - 1) * end
      let row = level(plots[0].value(at: time), rows)
      cells.write("·", .faint, row: area.row + row, column: area.column + column, in: area)
    }
    var plot = BraillePlot(columns: area.columns, rows: rows)
    var last: Int?
    for x in 0..<plot.width {
      let y = level(plots[1].value(at: Double(x) / Double(plot.width - 1) * end), plot.height)
      for between in min(last ?? y, y)...max(last ?? y, y) { plot.set(x, between) }
      last = y
    }
    for (row, line) in plot.lines.enumerated() {
      for (column, character) in line.enumerated() where character != " " {
        cells.write(String(character), .strong, row: area.row + row, column: area.column + column, in: area)
      }
    }
  }

  /// How far it passes its end and when it is there, and what that was before.
  private mutating func drawNumbers(_ tuning: TuningState, in area: Area) {
    let (former, now) = (Course(tuning.former), Course(tuning.parameters))
    func percent(_ course: Course) -> String { NumberText.fixed((course.highest - 1) * 100, 1) + " %" }
    let words =
      "overshoot \(percent(now))  \(now.isSpring ? "settles" : "ends") at \(NumberText.fixed(now.end, 3)) s"
    let before = "was \(percent(former))  \(NumberText.fixed(former.end, 3)) s"
    cells.write(words, row: area.row, column: area.column, in: area)
    cells.write(before, .faint, row: area.row + 1, column: area.column, in: area)
  }

  /// Progress over time.
  private struct Course {
    private let parameters: MotionTuning.Parameters
    let highest: Double
    let lowest: Double

    init(_ parameters: MotionTuning.Parameters) {
      self.parameters = parameters
      let samples = (0...400).map { index in
        Self.value(parameters, parameters.delay + parameters.duration * Double(index) / 400)
      }
      // The curve's start and the values that it comes back to count.
      highest = max(1, samples.max() ?? 1)
      lowest = min(0, samples.min() ?? 0)
    }

    var end: Double { parameters.delay + parameters.duration }

    var isSpring: Bool {
      if case .spring = parameters.course { true } else { false }
    }

    func value(at time: Double) -> Double { Self.value(parameters, time) }

    private static func value(_ parameters: MotionTuning.Parameters, _ time: Double) -> Double {
      let local = time - parameters.delay
      guard local > 0 else { return 0 }
      switch parameters.course {
      case .spring(let spring): return local >= parameters.duration ? 1 : spring.value(at: local)
      case .curve(let curve):
        return local >= parameters.duration ? 1 : curve.value(at: local / parameters.duration)
      }
    }
  }
}
