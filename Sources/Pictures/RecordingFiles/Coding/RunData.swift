import FrameRendering
import MotionMath
import PlainText
import RecordingKit

/// A run as the page reads it: drawings, values, bars and events of every frame.
package struct RunData {
  /// The JSON that describes it.
  let head: String
  /// The columns that the JSON names by their numbers, then its outlines.
  let columns: [UInt8]
  /// Whether any layer was on screen.
  let isEmpty: Bool

  /// - Parameters:
  ///   - finding: At whose moment the page opens; nil for none.
  ///   - number: Of the finding in the page, from 1.
  ///   - hasDrawings: Whether the drawings of its frames are in it; a page that follows a session asks for each.
  init(
    _ run: RecordedRun, title: String, source: String?, finding: PageFinding? = nil, number: Int = 1,
    hasDrawings: Bool = true
  ) {
    let table = ColumnTable()
    let images = ImageTable()
    var layers = LayerSpans()
    var lanes = LaneTable(run.recording)
    var drawings = DrawingSegments()
    var chrome = run.chrome.map { ChromeTable($0, run.pictures.typeface) }
    let frame = run.recording.frame(at: run.times[0])
    for (number, time) in run.times.enumerated() {
      if run.isStopping() { break }
      frame.seek(to: min(time, run.end))
      layers.note(frame, at: number, run.name)
      lanes.note(frame, at: number)
      // Every tenth of a second is often enough for signs that fade.
      let isSigned = chrome != nil && number % max(1, run.framesPerSecond / 10) == 0
      guard hasDrawings || isSigned else { continue }
      let owned = OwnedPicture(of: frame, size: run.size, options: run.pictures, isStopping: run.isStopping)
      if isSigned { chrome?.note(owned.picture, at: time, in: run.events) }
      guard hasDrawings else { continue }
      drawings.append(DrawingForm(owned.picture.commands, owners: owned.owners, in: images), at: number, in: table)
    }
    drawings.end(in: table)
    func seconds(_ time: Double) -> String { NumberText.trimmed(time, 6) }
    let fields = lanes.fields(in: table)
    let packed = table.packed()
    head = JSONText.object([
      "playhead": "1", "title": JSONText.string(title), "source": source.map(JSONText.string),
      "fps": String(run.framesPerSecond), "device": JSONText.string(run.device),
      "size": JSONText.array([run.size.width, run.size.height].map(JSONText.number)),
      "scale": JSONText.number(run.scale), "seed": String(run.seed),
      "from": run.times[0] == 0 ? nil : seconds(run.times[0]), "duration": seconds(run.span.upperBound),
      "frames": String(run.times.count), "still": seconds(TellingMoment.time(in: run)),
      "finding": finding?.json(run, number: number),
      "layers": layers.text, "properties": fields.properties, "values": fields.values, "lanes": fields.lanes,
      "outlines": JSONText.string(drawings.outlines.text), "stored": JSONText.array(drawings.drawings),
      "templates": JSONText.array(drawings.templates),
      "segments": JSONText.array(drawings.segments),
      "columns": JSONText.array(packed.heads), "images": JSONText.array(images.addresses.map(JSONText.string)),
      "bars": JSONText.array(run.bars.map { $0.json(isNamed: !layers.contains($0.layer)) }),
      "touches": JSONText.array(
        Finger.touches(in: run.events).map {
          "[\(seconds($0.time)),\($0.finger),\"\($0.kind.rawValue)\",\(Quantum.length.text($0.location.x)),"
            + "\(Quantum.length.text($0.location.y))]"
        }),
      "marks": JSONText.array(run.marks.map { "[\(JSONText.string($0.name)),\(seconds($0.time))]" }),
      "events": JSONText.array(EventRows(run.events).rows.map { Self.text($0, seconds) }),
      "chapters": JSONText.array(
        Chapter.all(in: run.events) { $0 }.map {
          "[\(seconds($0.start)),\($0.end.map(seconds) ?? "null"),\(JSONText.string($0.title))]"
        }),
      "chrome": chrome?.text,
    ])
    columns = packed.bytes + drawings.outlines.bytes
    isEmpty = layers.isEmpty
  }

  /// The data before it is packed: the JSON's length, the JSON, the columns.
  var bytes: [UInt8] { Self.bytes(head, columns) }

  static func bytes(_ head: String, _ columns: [UInt8]) -> [UInt8] {
    let text = Array(head.utf8)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: text.count >> $0) } + text + columns
  }

  /// The run for a page that follows a session.
  ///
  /// - Parameter hasDrawings: False for one whose frames the page asks for.
  package static func record(of run: RecordedRun, title: String, hasDrawings: Bool) -> [UInt8] {
    RunData(run, title: title, source: nil, hasDrawings: hasDrawings).bytes
  }

  /// An event as JSON; of a finger's way, with its end.
  private static func text(_ row: EventRows.Row, _ seconds: (Double) -> String) -> String {
    let event = row.event
    var parts = [seconds(row.time)] + [row.name, event.subject].map(JSONText.string)
    if row.end > row.time {
      parts += ["\"\"", seconds(row.end)]
    } else {
      parts.append(JSONText.string(EventText.rounded(event.detail)))
    }
    return "[\(parts.joined(separator: ","))]"
  }
}

extension TellingMoment {
  /// The moment of a run: the one that its script marks, if it is shown; its end when nothing moves.
  static func time(in run: RecordedRun) -> Double {
    if let mark = run.marks.first(where: { $0.name == Self.mark }), run.span.contains(mark.time) { return mark.time }
    return time(of: run.bars.map(\.bar), within: run.span) ?? run.span.upperBound
  }
}
