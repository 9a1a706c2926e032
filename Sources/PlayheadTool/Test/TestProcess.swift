import MotionMath
import PlainText

/// A process for the tests of a file, so that a crash loses no other results.
///
/// It is forked, so that nothing is read or started again. It writes a line of JSON for each message.
struct TestProcess {
  /// The messages of the process, in this order: the tests it is about to run, and the result of each.
  enum Message {
    case begins(index: Int, name: String)
    case ends(TestResult)
    /// A file that the tests have read.
    case hasRead(path: String)
  }

  /// Runs `body` in a child process with a function that sends messages, and receives these in this process.
  ///
  /// - Parameter body: Returns the exit code. Codes other than those of success and of `stopped` count as a crash.
  static func run(
    _ body: (_ send: @escaping (Message) -> Void) -> Int32, receive: (Message) -> Void
  ) -> ProcessCopy.Ending {
    ProcessCopy.run { send in
      body { send($0.text) }
    } receive: { line in
      if let message = Message(line) { receive(message) }
    }
  }
}

extension TestProcess.Message {
  fileprivate var text: String {
    switch self {
    case .begins(let index, let name): JSONText.array(["\"begins\"", String(index), JSONText.string(name)])
    case .hasRead(let path): JSONText.array(["\"read\"", JSONText.string(path)])
    case .ends(let result):
      JSONText.array(["\"ends\"", JSONText.string(result.file), JSONText.string(result.name)] + result.outcome.fields)
    }
  }

  /// Nil for a line that was cut by the end of its process.
  fileprivate init?(_ line: String) {
    guard case .array(let values)? = JSON(line) else { return nil }
    let texts = values.map { $0.string ?? "" }
    switch texts.first {
    case "begins" where values.count == 3: self = .begins(index: Int(clamping: values[1].number ?? 0), name: texts[2])
    case "read" where values.count == 2: self = .hasRead(path: texts[1])
    case "ends" where values.count >= 4:
      let outcome: TestResult.Outcome
      switch texts[3] {
      case "passed": outcome = .passed
      case "pending": outcome = .pending
      case "failed" where values.count == 7:
        outcome = .failed(message: texts[4], line: values[5].number.map { Int(clamping: $0) }, report: texts[6])
      default: return nil
      }
      self = .ends(TestResult(file: texts[1], name: texts[2], outcome: outcome))
    default: return nil
    }
  }
}

extension TestResult.Outcome {
  /// The elements of JSON that stand for it.
  fileprivate var fields: [String] {
    switch self {
    case .passed: ["\"passed\""]
    case .pending: ["\"pending\""]
    case .failed(let message, let line, let report):
      ["\"failed\"", JSONText.string(message), line.map { String($0) } ?? "null", JSONText.string(report)]
    }
  }
}
