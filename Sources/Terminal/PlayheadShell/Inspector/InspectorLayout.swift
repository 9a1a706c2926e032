import MotionMath
import PlainText
import TerminalCells

/// The places of everything on the full screen: a title row, the picture with ruler, tracks, values and events beside it,
/// and a row for hints, messages and what is typed.
///
/// Below 60 columns or 16 rows there is no picture beside the panes, below 20 columns or 5 rows the title alone.
struct InspectorLayout {
  let title: Area
  let picture: Area
  /// Names of tracks; bars are beside them.
  let names: Area
  /// Two rows: the name of the pane with the labels of the ruler, and the ruler's line with the names of events; with a
  /// row above that shows all of the time where the ruler shows a part.
  let ruler: Area
  /// That row; empty without it.
  let minimap: Area
  /// Rows of tracks, names and bars.
  let tracks: Area
  let bars: Area
  /// Below the bars, on their ruler: the curve of the chosen value. Its names are beside it.
  let curve: Area
  /// The panes below, each with a row for its name.
  let values: Area
  let events: Area
  let bottom: Area
  /// Which track the first row shows.
  var firstTrack = 0

  /// The content that decides on the panes' sizes, besides the size of the terminal.
  struct Content {
    /// The width of the device's screen divided by its height.
    var aspect = 0.5
    var picture = InspectorState.Picture.beside
    /// How many rows of tracks there are, and the columns that the longest name takes.
    var trackCount = 0
    var nameColumns = 0
    /// How many values there may be to list: the pane keeps its size while they come and go.
    var valueCount = 0
    var curve = InspectorState.Curve.beside
    /// How many events, or rows of the tree.
    var eventCount = 0
    /// The pane that has all rows; nil for none.
    var zoomed: InspectorState.Pane?
    /// Whether a row above the ruler shows all of the time.
    var hasMinimap = false
  }

  init(columns: Int, rows: Int, _ content: Content = Content()) {
    let whole = Area(row: 0, column: 0, columns: columns, rows: rows)
    title = whole.prefix(rows: 1)
    let hasRoom = columns >= 20 && rows >= 5
    bottom = hasRoom ? whole.dropFirst(rows: rows - 1) : Area(row: rows, column: 0, columns: 0, rows: 0)
    let body = hasRoom ? whole.dropFirst(rows: 1).prefix(rows: rows - 2) : Area(row: 1, column: 0, columns: 0, rows: 0)
    let nothing = Area(row: rows, column: 0, columns: 0, rows: 0)
    // A character is two pixels high. A cell more would leave rows of the picture empty.
    let wide = Int(clamping: (Double(body.rows) * 2 * content.aspect).rounded(.down))
    if content.picture == .alone {
      let wide = min(columns, max(1, wide))
      picture = body.dropFirst(columns: (columns - wide) / 2).prefix(columns: wide)
      (names, ruler, tracks, bars, values, events) = (nothing, nothing, nothing, nothing, nothing, nothing)
      (minimap, curve) = (nothing, nothing)
      return
    }
    let hasPicture = columns >= 60 && rows >= 16 && content.picture == .beside
    picture = body.prefix(columns: hasPicture ? min(max(1, wide), columns * 45 / 100) : 0)
    let side = body.dropFirst(columns: hasPicture ? picture.columns + 1 : 0)
    let heights = Self.heights(side.rows, isSmall: rows < 16, content)
    let upper = side.prefix(rows: heights.tracks)
    curve = side.dropFirst(rows: heights.tracks).prefix(rows: heights.curve)
    let lower = side.dropFirst(rows: heights.tracks + heights.curve)
    values = lower.prefix(rows: heights.values)
    events = lower.dropFirst(rows: heights.values)
    let nameColumns = min(max(8, content.nameColumns), side.columns * 35 / 100)
    // Bars come before the overview of them.
    let rulerRows = content.hasMinimap && upper.rows > 3 ? 3 : 2
    ruler = upper.prefix(rows: rulerRows).dropFirst(columns: nameColumns + 1)
    minimap = ruler.prefix(rows: rulerRows - 2)
    tracks = upper.dropFirst(rows: rulerRows)
    names = tracks.prefix(columns: nameColumns)
    bars = tracks.dropFirst(columns: nameColumns + 1)
  }

  /// The least rows of a side on which a curve stands below the bars, and of that curve.
  private static let (leastWithCurve, leastCurve) = (18, 4)

  /// Of the side's rows up to 40 % for the tracks, 20 % for the curve, 25 % for the values and the rest for what happens;
  /// what the tracks, the values or the events do not fill goes to the others.
  private static func heights(
    _ rows: Int, isSmall: Bool, _ content: Content
  ) -> (tracks: Int, curve: Int, values: Int) {
    switch content.zoomed {
    case .tracks: return (rows, 0, 0)
    case .values: return (0, 0, rows)
    case .events: return (0, 0, 0)
    case .picture, nil: break
    }
    // One value, and its pane's name.
    if isSmall { return (max(0, rows - 2), 0, min(2, rows)) }
    let rulerRows = content.hasMinimap ? 3 : 2
    let values = min(max(3, 1 + content.valueCount), max(3, Int((Double(rows) * 0.25).rounded(.down))))
    var curve = 0
    if rows >= leastWithCurve, content.trackCount > 0, content.curve != .none { curve = max(leastCurve, rows / 5) }
    var tracks = max(4, Int((Double(rows) * 0.4).rounded()))
    let needed = max(4, rulerRows + content.trackCount)
    let events = max(3, 1 + content.eventCount)
    if content.curve == .large {
      // The ruler stays above the curve, and a row of what happens below.
      return (rulerRows, rows - values - rulerRows - min(events, max(3, rows / 4)), values)
    }
    if needed < tracks {
      tracks = needed
    } else {
      tracks = min(needed, tracks + max(0, rows - tracks - curve - values - events))
    }
    // Where little happens, the curve has the rest.
    if curve > 0 { curve += max(0, rows - tracks - curve - values - events) }
    return (tracks, curve, values)
  }

  /// The rows of tracks scrolled so that `row` is among them.
  mutating func reveal(_ row: Int?) {
    firstTrack = max(0, (row ?? 0) - tracks.rows + 1)
  }
}
