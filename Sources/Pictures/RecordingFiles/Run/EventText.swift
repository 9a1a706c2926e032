import PlainText
import RecordingKit

/// The events of a run as lines to read. What happens to one object over and over, at most 0.1 s apart, is one line: a
/// finger's moves and what follows from each, which differ by numbers alone, would hide all else.
struct EventText {
  private(set) var lines: [String]

  init(_ events: [StageEvent]) {
    var runs: [(first: StageEvent, last: Double, count: Int)] = []
    var latest: [String: Int] = [:]
    for event in events {
      let key = "\(event.name) \(event.subject) \(event.detail.filter { !$0.isNumber && $0 != "." && $0 != "-" })"
      if let index = latest[key], event.time - runs[index].last <= 0.1 {
        runs[index].last = event.time
        runs[index].count += 1
      } else {
        latest[key] = runs.count
        runs.append((event, event.time, 1))
      }
    }
    lines = runs.map { run in
      let event = run.first
      let head = NumberText.fixed(event.time, 3)
      if run.count > 2 {
        return "\(head) … \(NumberText.fixed(run.last, 3)) \(event.name) \(event.subject), \(run.count) times"
      }
      return "\(head) \(event.name) \(event.subject) \(Self.rounded(event.detail))" + (run.count == 2 ? ", twice" : "")
    }
  }

  /// A text whose numbers have three digits after the point at the most: `(352.8666666666667 426.0)` is `(352.867 426)`.
  static func rounded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var result = ""
    var remainder = text[...]
    while let first = remainder.firstIndex(where: \.isASCIIDigit) {
      let end = remainder[first...].firstIndex { !$0.isASCIIDigit && $0 != "." } ?? remainder.endIndex
      result += remainder[..<first]
      let word = remainder[first..<end]
      let fraction = word.split(separator: ".", omittingEmptySubsequences: false)
      // Not the numbers of a version, nor one at the end of a sentence.
      let isNumber = fraction.count == 2 && !fraction[1].isEmpty
      result += isNumber ? Double(word).map { NumberText.trimmed($0) } ?? String(word) : String(word)
      remainder = remainder[end...]
    }
    return result + remainder
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
