import TimeControl

/// Finds the layers of one trace in another, so that a new view renumbers no others.
///
/// Layers with a name of their own are the same where their names are. A layer without one is called by its class and a
/// number in the order of making, `UIView #5`: it is the same as one of its class at the same place among the arrivals
/// in the same superlayer.
struct TracePairing {
  /// The second trace, with the first one's names.
  let renamed: Trace

  init(_ first: Trace, _ second: Trace, secondName: String) {
    let mine = Self.places(in: first)
    let named = Dictionary(mine.map { ($0.place, $0.layer) }) { first, _ in first }
    var taken = Set(mine.map(\.layer))
    var names: [String: String] = [:]
    for (layer, place) in Self.places(in: second) where Self.isNumbered(layer) {
      if let other = named[place], Self.isNumbered(other) {
        if other != layer { names[layer] = other }
      } else if taken.contains(layer) {
        // Another layer has its number there.
        let name = "\(layer) of \(secondName)"
        names[layer] = name
        taken.insert(name)
      }
    }
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
    return result
  }

  /// Text of an event, which may have names in it.
  private static func text(_ text: String, _ names: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    if let name = names[text] { return name }
    // Words around the numbers: a name is a word, a blank, and a number behind its mark.
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices.dropFirst() {
      let number = words[index].prefix { $0 == "#" || $0.isASCII && $0.isNumber }
      guard number.hasPrefix("#"), let name = names["\(words[index - 1]) \(number)"] else { continue }
      let parts = name.split(separator: " ", maxSplits: 1)
      words[index - 1] = String(parts[0])
      words[index] = String(parts[1] + words[index].dropFirst(number.count))
    }
    return words.joined(separator: " ")
  }
}
