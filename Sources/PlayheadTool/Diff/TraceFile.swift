import LineEditing

/// Traces as files: a JSON object a line. The first has what holds for all, then come, in the order of time, layers that
/// appear, values that changed since the frame before, and events.
///
///     {"playhead":1,"fps":60,"device":"iPhone 15","duration":0.35}
///     {"t":0,"f":0,"layer":"card","class":"CALayer"}
///     {"t":0.016667,"f":1,"set":{"card.position":[201.2,426]}}
///     {"t":0.35,"event":"completeTransition","subject":"UITransitionContext #1","detail":"true"}
extension Trace {
  /// What this program writes, and the newest it reads.
  private static let version = 1

  package var text: String {
    var lines: [(time: Double, text: String)] = []
    for arrival in arrivals {
      let time = time(of: arrival.frame)
      lines.append(
        (time, "{\(stamp(arrival.frame)),\"layer\":\(JSON.text(arrival.layer)),\"class\":\(JSON.text(arrival.kind))}"))
    }
    var changes: [Int: [String]] = [:]
    for (lane, values) in lanes.sorted(by: { $0.key < $1.key }) {
      for change in values {
        changes[change.frame, default: []].append(
          "\(JSON.text("\(lane.layer).\(lane.property)")):\(JSON.text(change.value))")
      }
    }
    for (frame, values) in changes.sorted(by: { $0.key < $1.key }) {
      lines.append((time(of: frame), "{\(stamp(frame)),\"set\":{\(values.joined(separator: ","))}}"))
    }
    for event in events {
      lines.append(
        (
          event.time,
          "{\"t\":\(JSON.text(event.time)),\"event\":\(JSON.text(event.name)),\"subject\":\(JSON.text(event.subject)),"
            + "\"detail\":\(JSON.text(event.detail))}"
        ))
    }
    // Of lines of one time those above come first: the sort keeps their order.
    let sorted = lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    let head =
      "{\"playhead\":\(Self.version),\"fps\":\(framesPerSecond),\"device\":\(JSON.text(device)),"
      + "\"duration\":\(JSON.text(duration))}"
    return ([head] + sorted.map(\.element.text)).joined(separator: "\n") + "\n"
  }

  func time(of frame: Int) -> Double { min(duration, Self.rounded(Double(frame) / Double(framesPerSecond))) }

  private func stamp(_ frame: Int) -> String { "\"t\":\(JSON.text(time(of: frame))),\"f\":\(frame)" }

  /// Why a text is no trace: the line, counted from 1, and what is wrong with it.
  package struct ReadingError: Error, Equatable {
    package let line: Int
    package let message: String
  }

  /// Reads what `text` wrote.
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
          guard let dot = name.lastIndex(of: "."), let value = json.value else { throw fail("'\(name)' is no value") }
          let lane = Lane(layer: String(name[..<dot]), property: String(name[name.index(after: dot)...]))
          lanes[lane, default: []].append(Change(frame: frame, value: value))
        }
      }
    }
    if text.isEmpty { throw ReadingError(line: 1, message: "the file is empty") }
  }
}

extension JSON {
  static func text(_ value: Trace.Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .text(let string): text(string)
    case .number(let number): text(number)
    case .numbers(let numbers): "[\(numbers.map(text).joined(separator: ","))]"
    }
  }

  /// As a lane has it; nil for objects and lists of anything but numbers.
  fileprivate var value: Trace.Value? {
    switch self {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .string(let string): Self.special[string].map { .number($0) } ?? .text(string)
    case .number(let number): .number(number)
    case .array(let elements):
      elements.allSatisfy { $0.number != nil } ? .numbers(elements.compactMap(\.number)) : nil
    case .object: nil
    }
  }
}
