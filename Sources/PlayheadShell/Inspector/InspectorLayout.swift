import MotionMath
import PlainText
import TerminalCells

/// The places of picture (left), ruler and tracks (beside it), values or events (below), and the status line.
///
/// Usable from 60 columns and 16 rows; below that there is no picture.
struct InspectorLayout {
  let picture: Area
  /// Names of tracks; bars are beside them.
  let names: Area
  let ruler: Area
  /// Rows of tracks, names and bars.
  let tracks: Area
  let bars: Area
  let details: Area
  let status: Area
  /// Which track the first row shows.
  var firstTrack = 0

  /// - Parameter aspect: The width of the device's screen divided by its height.
  init(columns: Int, rows: Int, aspect: Double, _ place: InspectorState.Picture = .beside) {
    let whole = Area(row: 0, column: 0, columns: columns, rows: rows)
    status = whole.dropFirst(rows: rows - 1)
    let body = whole.prefix(rows: rows - 1)
    if place == .alone {
      let wide = min(columns, Int(clamping: (Double(body.rows) * 2 * aspect).rounded(.up)))
      picture = body.dropFirst(columns: (columns - wide) / 2).prefix(columns: wide)
      let nothing = Area(row: body.rows, column: 0, columns: 0, rows: 0)
      (names, ruler, tracks, bars) = (nothing, nothing, nothing, nothing)
      details = body.dropFirst(rows: max(0, body.rows - 1)).prefix(rows: 0)
      return
    }
    let hasPicture = columns >= 60 && rows >= 16 && place == .beside
    // Tracks matter most, so they get half the rows.
    let below = max(3, min(12, body.rows * 2 / 5))
    let upper = body.prefix(rows: body.rows - below)
    details = body.dropFirst(rows: upper.rows)
    // A character is two pixels high.
    let widest = columns * 2 / 5
    let pictureColumns = hasPicture ? min(widest, Int(clamping: (Double(upper.rows) * 2 * aspect).rounded(.up))) : 0
    picture = upper.prefix(columns: pictureColumns)
    let side = upper.dropFirst(columns: pictureColumns == 0 ? 0 : pictureColumns + 1)
    let nameColumns = min(28, side.columns * 2 / 5)
    ruler = side.prefix(rows: 2).dropFirst(columns: nameColumns + 1)
    tracks = side.dropFirst(rows: 2)
    names = tracks.prefix(columns: nameColumns)
    bars = tracks.dropFirst(columns: nameColumns + 1)
  }

  /// The rows of tracks scrolled so that `selection` is among them.
  mutating func reveal(_ selection: Int) {
    firstTrack = max(0, min(selection, selection - tracks.rows + 1))
  }
}
