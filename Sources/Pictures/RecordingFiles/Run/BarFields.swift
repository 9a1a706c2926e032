package import PlainText
package import RecordingKit

/// A bar as the fields of a JSON object, for pages and traces: times are rounded to six decimals, those without end null.
package struct BarFields: Equatable {
  package let keyPath: String
  private let key: String?
  /// When it will be over if its clocks run on, and where the record ends before that.
  private let end: Double?
  private let last: Double?
  private let length: Double?
  private let curve: String
  private let outcome: String
  /// From, to and kind.
  private let phases: [[JSON]]
  /// When, and its own time before and after.
  private let jumps: [[JSON]]
  private let changes: Double?
  private let partners: [String]

  package init(_ bar: RunBar) {
    let course = bar.bar
    keyPath = bar.keyPath
    key = bar.key
    end = Self.rounded(course.expectedEnd)
    last = course.expectedEnd == course.end ? nil : Self.rounded(course.end)
    length = Self.rounded(course.length)
    curve = bar.curve
    outcome = course.outcome.rawValue
    phases = course.phases.map { [Self.json($0.from), Self.json($0.to), .string($0.kind.rawValue)] }
    jumps = course.jumps.map { [Self.json($0.time), Self.json($0.from), Self.json($0.to)] }
    changes = course.changes.map(Double.init)
    partners = bar.partners.map(\.name)
  }

  /// The bar of an object that `json` is part of; nil for another.
  package init?(_ fields: [String: JSON]) {
    guard let keyPath = fields["keyPath"]?.string, let curve = fields["curve"]?.string,
      let outcome = fields["outcome"]?.string, let phases = fields["phases"]?.rows, let jumps = fields["jumps"]?.rows
    else { return nil }
    self.keyPath = keyPath
    key = fields["key"]?.string
    (end, last, length) = (fields["end"]?.number, fields["last"]?.number, fields["length"]?.number)
    (self.curve, self.outcome, self.phases, self.jumps) = (curve, outcome, phases, jumps)
    changes = fields["changes"]?.number
    if case .array(let names)? = fields["with"] { partners = names.compactMap(\.string) } else { partners = [] }
  }

  /// Without braces, for an object that says whose it is.
  package var json: String {
    func row(_ row: [JSON]) -> String { JSONText.array(row.map(Self.text)) }
    let object = JSONText.object([
      "keyPath": JSONText.string(keyPath), "key": key.map(JSONText.string) ?? "null",
      "end": Self.text(end.map(JSON.number) ?? .null), "last": last.map { Self.text(.number($0)) },
      "length": Self.text(length.map(JSON.number) ?? .null), "curve": JSONText.string(curve),
      "outcome": JSONText.string(outcome), "phases": JSONText.array(phases.map(row)),
      "jumps": JSONText.array(jumps.map(row)), "changes": changes.map { Self.text(.number($0)) },
      "with": partners.isEmpty ? "null" : JSONText.array(partners.map(JSONText.string)),
    ])
    return String(object.dropFirst().dropLast())
  }

  /// Such as "to 1.1 s, cancelled (held, backward)".
  package var words: String {
    BarText.summary(end: end.map(Self.seconds), outcome: outcome, kinds: phases.compactMap { $0.last?.string })
  }

  /// A time in seconds; null for one without end.
  static func seconds(_ time: Double) -> String { text(json(time)) }

  private static func rounded(_ time: Double) -> Double? { time.isFinite ? (time * 1e6).rounded() / 1e6 : nil }
  private static func json(_ time: Double) -> JSON { rounded(time).map(JSON.number) ?? .null }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .number(let number): NumberText.trimmed(number, 6)
    case .string(let text): JSONText.string(text)
    default: "null"
    }
  }
}

extension RunBar {
  /// As an object for pages and for the protocol; a time without end is null.
  ///
  /// - Parameter isNamed: Whether its layer's name is in it.
  package func json(isNamed: Bool) -> String {
    let owner = JSONText.object([
      "layer": String(layer.index), "name": isNamed ? JSONText.string(layerName) : nil,
      "text": JSONText.string(BarText(self).sentence), "begin": BarFields.seconds(bar.from),
    ])
    return "\(owner.dropLast()),\(BarFields(self).json)}"
  }
}

extension JSON {
  fileprivate var rows: [[JSON]]? {
    guard case .array(let rows) = self else { return nil }
    return rows.map { if case .array(let row) = $0 { row } else { [] } }
  }
}
