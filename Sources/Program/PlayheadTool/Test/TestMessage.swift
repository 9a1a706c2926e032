import MotionMath
import PlainText

/// A message from the process of a test file to the program that reports. A line of JSON each.
enum TestMessage: Equatable {
  /// All tests of the file, once it has run.
  case lists([Listed])
  /// A test is about to run; its place in the list.
  case begins(Int)
  /// Text that was printed, by the test that runs or by the file itself.
  case prints(String)
  /// A file that the tests have read.
  case hasRead(path: String)
  /// The test that runs has compared something with this file in the folder of snapshots.
  case uses(snapshot: String)
  /// Something that fails nothing, as a line with its place.
  case notes(String)
  case ends(TestResult.Outcome, seconds: Double)
  /// The file itself does not run.
  case fails(TestResult.Outcome)

  struct Listed: Equatable {
    let name: String
    let line: Int?
    /// True for a test that was asked for.
    let isWanted: Bool
  }
}

extension TestMessage {
  var text: String {
    switch self {
    case .lists(let tests):
      JSONText.array(
        ["\"lists\""]
          + tests.map {
            JSONText.array([
              JSONText.string($0.name), $0.line.map { String($0) } ?? "null", $0.isWanted ? "true" : "false",
            ])
          })
    case .begins(let index): JSONText.array(["\"begins\"", String(index)])
    case .prints(let text): JSONText.array(["\"prints\"", JSONText.string(text)])
    case .hasRead(let path): JSONText.array(["\"read\"", JSONText.string(path)])
    case .uses(let file): JSONText.array(["\"uses\"", JSONText.string(file)])
    case .notes(let text): JSONText.array(["\"notes\"", JSONText.string(text)])
    case .ends(let outcome, let seconds): JSONText.array(["\"ends\"", JSONText.number(seconds)] + outcome.fields)
    case .fails(let outcome): JSONText.array(["\"fails\""] + outcome.fields)
    }
  }

  /// Nil for a line that was cut by the end of its process.
  init?(_ line: String) {
    guard let json = JSON(line) else { return nil }
    self.init(json)
  }

  init?(_ json: JSON) {
    guard case .array(let values) = json, let word = values.first?.string else { return nil }
    let rest = Array(values.dropFirst())
    switch (word, rest.first) {
    case ("lists", _):
      self = .lists(
        rest.compactMap { entry in
          guard case .array(let parts) = entry, parts.count == 3, let name = parts[0].string else { return nil }
          return Listed(
            name: name, line: parts[1].number.map { Int(clamping: $0) }, isWanted: parts[2] == .bool(true))
        })
    case ("begins", let index?): self = .begins(Int(clamping: index.number ?? 0))
    case ("prints", let text?): self = .prints(text.string ?? "")
    case ("read", let path?): self = .hasRead(path: path.string ?? "")
    case ("uses", let file?): self = .uses(snapshot: file.string ?? "")
    case ("notes", let text?): self = .notes(text.string ?? "")
    case ("ends", let seconds?):
      guard let outcome = TestResult.Outcome(rest.dropFirst()) else { return nil }
      self = .ends(outcome, seconds: seconds.number ?? 0)
    case ("fails", _):
      guard let outcome = TestResult.Outcome(rest[...]) else { return nil }
      self = .fails(outcome)
    default: return nil
    }
  }
}

extension TestResult.Outcome {
  /// The elements of JSON that stand for it.
  fileprivate var fields: [String] {
    switch self {
    case .passed: ["\"passed\""]
    case .pending(let reason): ["\"pending\"", JSONText.string(reason)]
    case .failed(let failure):
      [
        "\"failed\"", JSONText.string(failure.message), failure.line.map { String($0) } ?? "null",
        JSONText.string(failure.report), failure.isError ? "true" : "false",
      ]
    }
  }

  fileprivate init?(_ fields: ArraySlice<JSON>) {
    let values = Array(fields)
    let texts = values.map { $0.string ?? "" }
    switch texts.first {
    case "passed": self = .passed
    case "pending" where values.count == 2: self = .pending(texts[1])
    case "failed" where values.count == 5:
      self = .failed(
        TestResult.Failure(
          texts[1], line: values[2].number.map { Int(clamping: $0) }, report: texts[3],
          isError: values[4] == .bool(true)))
    default: return nil
    }
  }
}
