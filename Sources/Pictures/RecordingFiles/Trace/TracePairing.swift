import RecordingKit

/// Finds the layers of one trace in another, so that a new view renumbers no others.
///
/// Layers with a name of their own are the same where their names are. A layer without one is called by its class and a
/// number in the order of making, `UIView #5`: it is the same as one of its class at the same place among the arrivals
/// in the same superlayer. What has no layer, a controller or a context, is the same as one of its class at the same place
/// among those that events name.
struct TracePairing {
  /// The second trace, with the first one's names.
  let renamed: Trace
  /// The second one's own names, by those that its layers have there.
  let formerNames: [String: String]

  init(_ first: Trace, _ second: Trace, secondName: String) {
    let mine = Self.places(in: first) + Self.mentions(in: first)
    let named = Dictionary(mine.map { ($0.place, $0.layer) }) { first, _ in first }
    var taken = Set(mine.map(\.layer))
    var names: [String: String] = [:]
    for (layer, place) in Self.places(in: second) + Self.mentions(in: second) where Self.isNumbered(layer) {
      if let other = named[place], Self.isNumbered(other) {
        if other != layer { names[layer] = other }
      } else if taken.contains(layer) {
        // Another layer has its number there.
        let name = "\(layer) of \(secondName)"
        names[layer] = name
        taken.insert(name)
      }
    }
    formerNames = Dictionary(names.map { ($1, $0) }) { first, _ in first }
    renamed = names.isEmpty ? second : Self.renamed(second, names)
  }

  /// Each layer, and where it arrived: its superlayer's place, its class and its number there.
  private static func places(in trace: Trace) -> [(layer: String, place: String)] {
    var places: [String: String] = [:]
    var counts: [String: Int] = [:]
    return trace.arrivals.map { arrival in
      let kind = "\(arrival.view ?? "")/\(arrival.kind)"
      let parent = arrival.superlayer.map { places[$0] ?? $0 } ?? ""
      let among = "\(parent)>\(kind)"
      counts[among, default: 0] += isNumbered(arrival.layer) ? 1 : 0
      let place = isNumbered(arrival.layer) ? "\(among)#\(counts[among] ?? 0)" : arrival.layer
      places[arrival.layer] = place
      return (arrival.layer, place)
    }
  }

  /// The names of class and number in events that are no layer's, each with its class and its number among those.
  private static func mentions(in trace: Trace) -> [(layer: String, place: String)] {
    var seen = Set(trace.arrivals.map(\.layer))
    var counts: [String: Int] = [:]
    var mentions: [(layer: String, place: String)] = []
    for event in trace.events {
      for text in [event.subject, event.detail] {
        var rest = text[...]
        while let (label, range) = ObjectLabel.first(in: rest) {
          rest = rest[range.upperBound...]
          guard seen.insert(label.plain).inserted else { continue }
          counts[label.className, default: 0] += 1
          mentions.append((label.plain, "event>\(label.className)#\(counts[label.className] ?? 0)"))
        }
      }
    }
    return mentions
  }

  /// Whether a name is a class and a number.
  private static func isNumbered(_ name: String) -> Bool {
    guard let mark = name.lastIndex(of: "#"), mark > name.startIndex, name[..<mark].last == " " else { return false }
    let digits = name[name.index(after: mark)...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func renamed(_ trace: Trace, _ names: [String: String]) -> Trace {
    func value(_ value: TraceValue) -> TraceValue {
      switch value {
      case .text(let text): .text(names[text] ?? text)
      case .list(let elements):
        .list(elements.map { if case .text(let text) = $0 { .text(names[text] ?? text) } else { $0 } })
      case .null, .bool, .number, .numbers: value
      }
    }
    var result = trace
    result.arrivals = trace.arrivals.map { arrival in
      var arrival = arrival
      arrival.layer = names[arrival.layer] ?? arrival.layer
      arrival.superlayer = arrival.superlayer.map { names[$0] ?? $0 }
      return arrival
    }
    result.lanes = [:]
    for (lane, changes) in trace.lanes {
      let lane = Trace.Lane(layer: names[lane.layer] ?? lane.layer, property: lane.property)
      result.lanes[lane] = changes.map { Trace.Change(frame: $0.frame, value: value($0.value)) }
    }
    result.events = trace.events.map { event in
      var event = event
      event.subject = text(event.subject, names)
      event.detail = text(event.detail, names)
      return event
    }
    for index in result.bars.indices { result.bars[index].layer = text(result.bars[index].layer, names) }
    return result
  }

  /// Text of an event, which may have names in it.
  private static func text(_ text: String, _ names: [String: String]) -> String {
    ObjectLabel.replaced(in: text) { label in
      (names[label.plain] ?? label.plain) + label.description.dropFirst(label.plain.count)
    }
  }
}
