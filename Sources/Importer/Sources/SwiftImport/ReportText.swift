/// Reports as people and programs read them.
struct ReportText {
  private let result: ImportResult
  private let sources: [SwiftSource]
  private let lines: [[Substring]]
  /// More reports of one cause are summed up.
  private static let most = 5

  init(_ result: ImportResult, sources: [SwiftSource]) {
    self.result = result
    self.sources = sources
    let reported = Set(result.reports.map(\.file))
    lines = sources.indices.map { index in
      reported.contains(index) ? sources[index].text.split(omittingEmptySubsequences: false) { $0.isNewline } : []
    }
  }

  var text: String {
    var text = ""
    var counts: [String: Int] = [:]
    for report in result.reports {
      let cause = "\(report.code.rawValue) \(report.message)"
      counts[cause, default: 0] += 1
      if counts[cause, default: 0] > Self.most { continue }
      let kind = report.isLeftOut && report.code != .syntax ? "not translated: " : ""
      text += "\(place(report)): \(kind)\(report.message) [\(report.code.rawValue)]\n"
      if let line = line(of: report) { text += "\(Self.padded(report.line)) |   \(line)\n" }
      if let hint = report.hint { text += "hint: \(hint)\n" }
    }
    for (cause, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.most {
      let words = cause.split(separator: " ", maxSplits: 1)
      text += "and \(count - Self.most) more: \(words.last ?? "") [\(words.first ?? "")]\n"
    }
    guard !result.reports.isEmpty else { return text }
    let names = Set(result.reports.filter { $0.code == .absent || $0.code == .overload }.map(\.message)).count
    let name = sources.filter(\.isTranslated).map(\.name).joined(separator: ", ")
    text += "\(name): \(result.statements - result.leftOut) of \(result.statements) statements"
    if result.leftOut > 0 { text += ", \(result.leftOut) left out" }
    if names > 0 { text += ", \(names) \(names == 1 ? "name" : "names") not in playhead" }
    return text + "\n"
  }

  /// A line for each report, and one that counts.
  var json: String {
    entries.map { $0 + "\n" }.joined()
      + "{\"statements\":\(result.statements),\"leftOut\":\(result.leftOut),\"reports\":\(result.reports.count)}\n"
  }

  /// The answer to a program, in one line.
  func answer(_ lua: String) -> String {
    "{\"lua\":\(Self.quoted(lua)),\"leftOut\":\(result.leftOut),\"reports\":[\(entries.joined(separator: ","))],"
      + "\"messages\":\(Self.quoted(text))}\n"
  }

  /// A JSON object for each report.
  private var entries: [String] {
    result.reports.map { report in
      "{\"file\":\(Self.quoted(sources[report.file].name)),\"line\":\(report.line),\"column\":\(report.column),"
        + "\"code\":\"\(report.code.rawValue)\",\"message\":\(Self.quoted(report.message)),"
        + "\"leftOut\":\(report.isLeftOut)"
        + (report.hint.map { ",\"hint\":\(Self.quoted($0))" } ?? "") + "}"
    }
  }

  private func place(_ report: Report) -> String { "\(sources[report.file].name):\(report.line):\(report.column)" }

  private func line(of report: Report) -> String? {
    guard lines[report.file].indices.contains(report.line - 1) else { return nil }
    let line = lines[report.file][report.line - 1].drop { $0 == " " || $0 == "\t" }
    guard !line.isEmpty else { return nil }
    return String(line.prefix(100).map { $0.unicodeScalars.allSatisfy { $0.value >= 32 } ? $0 : "?" })
  }

  private static func padded(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(0, 5 - text.count)) + text
  }

  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
