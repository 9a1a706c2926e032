import LayerKit
import MotionMath
import PlainText
import RecordingFiles
import RecordingKit
import TerminalCells
import TimeControl

/// The curve of the chosen value, on the ruler of the bars.
extension InspectorScreen {
  /// How many numbers of a value are drawn: more lines than colours cannot be told apart.
  private static let mostCurves = 4

  mutating func drawCurve(_ list: TrackList) {
    let area = layout.curve
    guard area.rows > 0, layout.ruler.columns > 0 else { return }
    let chosen = list.index(of: state.chosen).map { list.rows[$0] }
    guard let row = chosen ?? list.rows.first(where: { $0.lanePath != nil }) ?? list.rows.first else { return }
    guard let keyPath = row.lanePath else {
      cells.write(
        "\(row.title) has no numbers to draw".cut(to: area.columns), .faint, row: area.row, column: area.column)
      return
    }
    let plotArea = Area(row: area.row, column: layout.ruler.column, columns: layout.ruler.columns, rows: area.rows)
    let lane = LaneCurves.Lane(
      layer: row.layer, keyPath: keyPath, from: ruler.start, to: ruler.end, points: plotArea.columns * 2)
    let curves = Array(inspector.record.curves(of: lane, in: world.recording).curves.prefix(Self.mostCurves))
    drawNames(of: curves, row, keyPath, in: area)
    for (index, curve) in curves.enumerated() { plot(curve, Style(color(index)), in: plotArea) }
    guard let playhead = ruler.position(inspector.playhead) else { return }
    for line in area.rowRange where cells[line, plotArea.column + playhead].character == " " {
      cells.write(
        "╎", Style(theme.playhead, isFaint: true), row: line, column: plotArea.column + playhead, in: plotArea)
    }
  }

  private func color(_ index: Int) -> Color {
    theme.color(of: [.forward, .jump, .beyond, .backward][index % 4])
  }

  /// The name of each number, with its value at the playhead, in the colour of its line; then from where to where it goes.
  private mutating func drawNames(
    of curves: [LaneCurves.Curve], _ row: TrackList.Row, _ keyPath: LayerKeyPath, in area: Area
  ) {
    let names = area.prefix(columns: max(0, layout.ruler.column - area.column - 1))
    let value = keyPath.get(from: world.frame.value(row.layer, keyPath.property))
    var line = area.row
    for (index, curve) in curves.enumerated() where line < area.row + area.rows {
      let part = curve.part.name.isEmpty ? keyPath.description : String(curve.part.name.dropFirst())
      let now = curve.part.number(of: value).map { " " + curve.part.text($0) } ?? ""
      // Where there is no room for it, VALUES has it.
      let name = part.count + now.count <= names.columns ? part + now : part.shortened(to: names.columns)
      cells.write(
        name, Style(color(index), isBold: true), row: line, column: area.column, in: names)
      line += 1
      guard area.rows >= curves.count * 2, line < area.row + area.rows else { continue }
      let range = " \(curve.part.text(curve.range.lowerBound))…\(curve.part.text(curve.range.upperBound))"
      cells.write(range.cut(to: names.columns), .faint, row: line, column: area.column, in: names)
      line += 1
    }
  }

  /// Draws one number between its least and its most, over what other numbers have drawn.
  private mutating func plot(_ curve: LaneCurves.Curve, _ style: Style, in area: Area) {
    var plot = BraillePlot(columns: area.columns, rows: area.rows)
    let (low, high) = (curve.range.lowerBound, curve.range.upperBound)
    var last: Int?
    for (x, value) in curve.values.enumerated() {
      guard let value else {
        last = nil
        continue
      }
      let share = high > low ? (high - value) / (high - low) : 0.5
      let y = Int(clamping: (share * Double(plot.height - 1)).rounded())
      for between in min(last ?? y, y)...max(last ?? y, y) { plot.set(x, between) }
      last = y
    }
    for (index, line) in plot.lines.enumerated() {
      for (column, character) in line.enumerated() where character != " " {
        let place = (area.row + index, area.column + column)
        let former = cells[place.0, place.1].character
        cells.write(String(BraillePlot.union(former, character)), style, row: place.0, column: place.1, in: area)
      }
    }
  }
}

extension LanePart {
  /// `393.0 pt`, `-41.7°`, `0.500`.
  func text(_ number: Double) -> String {
    switch unit {
    case .points: NumberText.fixed(number, 1)
    case .degrees: NumberText.fixed(number, 1) + "°"
    case .none, .seconds: NumberText.fixed(number, 3)
    }
  }
}

extension TrackList.Row {
  /// The value that the row's animations move; nil for one without numbers.
  var lanePath: LayerKeyPath? {
    guard let name = keyPath ?? bars.first?.keyPath, let path = try? LayerKeyPath(name) else { return nil }
    return LanePart.all(of: path) == nil ? nil : path
  }
}
