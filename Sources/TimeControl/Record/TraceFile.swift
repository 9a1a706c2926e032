import PlainText

/// Traces as files: a JSON object a line. The first describes the run; then follow, in the order of time, layers that
/// appear, values that changed since the frame before, and events.
///
///     {"playhead":1,"fps":60,"device":"iPhone 15","duration":0.35}
///     {"t":0,"f":0,"layer":"card","class":"CALayer"}
///     {"t":0.016667,"f":1,"set":{"card.position":[201.2,426]}}
///     {"t":0.35,"event":"completeTransition","subject":"UITransitionContext #1","detail":"true"}
extension Trace {
  /// The version of the format that is written, and the only one that is read.
  private static let version = 1

  package var text: String {
    var lines: [(time: Double, text: String)] = []
    func add(at frame: Int, _ name: String, _ value: String, class kind: String? = nil) {
      let time = time(of: frame)
      let text = JSONText.object([
        "t": JSONText.number(time), "f": String(frame), name: value, "class": kind.map(JSONText.string),
      ])
      lines.append((time, text))
    }
    for arrival in arrivals {
      add(at: arrival.frame, "layer", JSONText.string(arrival.layer), class: arrival.kind)
    }
    var changes: [Int: [String]] = [:]
    for (lane, values) in lanes.sorted(by: { $0.key < $1.key }) {
      for change in values {
        changes[change.frame, default: []].append("\(JSONText.string(lane.description)):\(change.value.json)")
      }
    }
    for (frame, values) in changes.sorted(by: { $0.key < $1.key }) {
      add(at: frame, "set", "{\(values.joined(separator: ","))}")
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
    let head = JSONText.object([
      "playhead": String(Self.version), "fps": String(framesPerSecond), "device": JSONText.string(device),
      "duration": JSONText.number(duration),
    ])
    return ([head] + sorted.map(\.element.text)).joined(separator: "\n") + "\n"
  }

  package func time(of frame: Int) -> Double { min(duration, Self.rounded(Double(frame) / Double(framesPerSecond))) }

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
        guard fields["playhead"]?.number == Double(Self.version) else { throw fail("this is no trace of playhead's") }
        framesPerSecond = fields["fps"]?.number.flatMap { Int(exactly: $0) } ?? 60
        device = fields["device"]?.string ?? ""
        duration = fields["duration"]?.number ?? 0
      } else if let name = fields["event"]?.string {
        events.append(
          Event(
            time: fields["t"]?.number ?? 0, name: name, subject: fields["subject"]?.string ?? "",
            detail: fields["detail"]?.string ?? ""))
      } else {
        guard let frame = fields["f"]?.number.flatMap({ Int(exactly: $0) }) else {
          throw fail("it has no frame, \"f\"")
        }
        if let layer = fields["layer"]?.string {
          arrivals.append(Arrival(frame: frame, layer: layer, kind: fields["class"]?.string ?? ""))
        }
        guard case .object(let values)? = fields["set"] else { continue }
        for (name, json) in values {
          guard let dot = name.lastIndex(of: "."), let value = Value(json) else { throw fail("'\(name)' is no value") }
          let lane = Lane(layer: String(name[..<dot]), property: String(name[name.index(after: dot)...]))
          lanes[lane, default: []].append(Change(frame: frame, value: value))
        }
      }
    }
    if text.isEmpty { throw ReadingError(line: 1, message: "the file is empty") }
  }
}

extension Trace.Value {
  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .text(let text): JSONText.string(text)
    case .number(let number): JSONText.number(number)
    case .numbers(let numbers): JSONText.array(numbers.map(JSONText.number))
    }
  }

  /// Nil for objects, and for lists of anything but numbers.
  fileprivate init?(_ json: JSON) {
    switch json {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .string(let text): self = json.number.map { .number($0) } ?? .text(text)
    case .number(let number): self = .number(number)
    case .array(let elements):
      let numbers = elements.compactMap(\.number)
      guard numbers.count == elements.count else { return nil }
      self = .numbers(numbers)
    case .object: return nil
    }
  }
}
