import MotionMath
import PlainText

/// Traces as files: a JSON object a line. The first describes the run; then follow, in the order of time, layers that
/// appear, values that changed since the frame before, and events; at the end the bars. `TraceSchema` says the same to
/// programs.
///
///     {"playhead":2,"version":"0.1.0","script":"fade.lua","device":"iPhone 15","width":393,"height":852,"scale":3,…}
///     {"t":0,"f":0,"layer":"card","class":"CALayer","view":"UIView","superlayer":"window"}
///     {"t":0.016667,"f":1,"set":{"card.position":[201.2,426]}}
///     {"t":0.35,"event":"completeTransition","subject":"UITransitionContext #1","detail":"true"}
///     {"t":0,"bar":"card","keyPath":"position","key":"move","end":1.1,"length":1,"curve":"linear","outcome":"cancelled",…}
extension Trace {
  /// The version of the format that is written, and the only one that is read.
  static let format = 2

  package var text: String {
    var lines: [(time: Double, text: String)] = []
    func add(at frame: Int, _ text: String) { lines.append((time(of: frame), text)) }
    for arrival in arrivals {
      add(
        at: arrival.frame,
        JSONText.object([
          "t": JSONText.number(time(of: arrival.frame)), "f": String(arrival.frame),
          "layer": JSONText.string(arrival.layer), "class": JSONText.string(arrival.kind),
          "view": arrival.view.map(JSONText.string), "superlayer": arrival.superlayer.map(JSONText.string),
        ]))
    }
    var changes: [Int: [String]] = [:]
    for (lane, values) in lanes.sorted(by: { $0.key < $1.key }) {
      for change in values {
        changes[change.frame, default: []].append("\(JSONText.string(lane.description)):\(change.value.json)")
      }
    }
    for (frame, values) in changes.sorted(by: { $0.key < $1.key }) {
      add(
        at: frame,
        JSONText.object([
          "t": JSONText.number(time(of: frame)), "f": String(frame), "set": "{\(values.joined(separator: ","))}",
        ]))
    }
    for event in events {
      let text = JSONText.object([
        "t": JSONText.number(event.time), "event": JSONText.string(event.name),
        "subject": JSONText.string(event.subject), "detail": JSONText.string(event.detail),
      ])
      lines.append((event.time, text))
    }
    // Lines of equal time keep the order in which they were added.
    let sorted = lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    let ends = bars.map { bar in
      let head = JSONText.object(["t": JSONText.number(bar.time), "bar": JSONText.string(bar.layer)])
      return "\(head.dropLast()),\(bar.fields.json)}"
    }
    return ([header.text] + sorted.map(\.element.text) + ends).joined(separator: "\n") + "\n"
  }

  /// Why a text is no trace. `line` counts from 1.
  package struct ReadingError: Error, Equatable {
    package let line: Int
    package let message: String
  }

  /// Reads a trace that `text` wrote.
  ///
  /// - Throws: `ReadingError` for text that is no trace.
  package init(reading text: String) throws(ReadingError) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      func fail(_ message: String) -> ReadingError { ReadingError(line: index + 1, message: message) }
      guard let json = JSON(line), case .object(let fields) = json else { throw fail("this is no JSON object") }
      if index == 0 {
        switch fields["playhead"]?.number {
        case Double(Self.format)?: header = Header(fields)
        case 1?: throw fail("this trace is of an older version; playhead export makes it anew")
        default: throw fail("this is no trace of playhead's")
        }
      } else if let name = fields["event"]?.string {
        events.append(
          Event(
            time: fields["t"]?.number ?? 0, name: name, subject: fields["subject"]?.string ?? "",
            detail: fields["detail"]?.string ?? ""))
      } else if let layer = fields["bar"]?.string {
        guard let bar = BarFields(fields) else { throw fail("this is no bar") }
        bars.append(Bar(time: fields["t"]?.number ?? 0, layer: layer, fields: bar))
      } else {
        guard let frame = fields["f"]?.number.flatMap({ Int(exactly: $0) }), frame >= 0 else {
          throw fail("it has no frame, \"f\"")
        }
        if let layer = fields["layer"]?.string {
          arrivals.append(
            Arrival(
              frame: frame, layer: layer, kind: fields["class"]?.string ?? "", view: fields["view"]?.string,
              superlayer: fields["superlayer"]?.string))
        }
        guard case .object(let values)? = fields["set"] else { continue }
        for (name, json) in values {
          guard let dot = name.lastIndex(of: ".") else { throw fail("'\(name)' is no value") }
          let lane = Lane(layer: String(name[..<dot]), property: String(name[name.index(after: dot)...]))
          guard let value = TraceValue(json, isText: lane.isText) else { throw fail("'\(name)' is no value") }
          // A file may be in any order.
          let last = lanes[lane]?.last?.frame ?? -1
          guard frame > last else { throw fail("'\(name)' is set at frame \(frame), after frame \(last)") }
          lanes[lane, default: []].append(Change(frame: frame, value: value))
        }
      }
    }
    if text.isEmpty { throw ReadingError(line: 1, message: "the file is empty") }
  }
}

extension Trace.Lane {
  fileprivate var isText: Bool {
    switch Beside(rawValue: property) {
    case .sublayers, .mask: true
    case .clock, .transition: false
    case nil: LayerProperty(name: property).map { $0.kind == .text } == true
    }
  }
}

extension Trace.Header {
  fileprivate var text: String {
    JSONText.object([
      "playhead": String(Trace.format), "version": JSONText.string(version), "script": script.map(JSONText.string),
      "device": JSONText.string(device), "width": JSONText.number(size.width), "height": JSONText.number(size.height),
      // A number of 64 bits is text, since many readers of JSON keep 53 of them.
      "scale": JSONText.number(scale), "seed": JSONText.string(String(seed)), "fps": String(framesPerSecond),
      "duration": JSONText.number(duration),
    ])
  }

  fileprivate init(_ fields: [String: JSON]) {
    version = fields["version"]?.string ?? ""
    script = fields["script"]?.string
    device = fields["device"]?.string ?? ""
    size = CGSize(width: fields["width"]?.number ?? 0, height: fields["height"]?.number ?? 0)
    scale = fields["scale"]?.number ?? 1
    seed = fields["seed"]?.string.flatMap { UInt64($0) } ?? 0
    framesPerSecond = fields["fps"]?.number.flatMap { Int(exactly: $0) }.map { max(1, $0) } ?? 60
    duration = fields["duration"]?.number ?? 0
  }
}
