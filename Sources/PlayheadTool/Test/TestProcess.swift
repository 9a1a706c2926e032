import CSignals
import Glibc
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

  /// How the process ended.
  enum Ending: Equatable {
    /// By itself, with all messages sent.
    case finished
    case stopped(ExitCode)
    /// As part of a sentence.
    case died(String)
  }

  /// Runs `body` in a child process with a function that sends messages, and receives these in this process.
  ///
  /// - Parameter body: Returns the exit code. Codes other than those of success and of `stopped` count as a crash.
  static func run(_ body: (_ send: @escaping (Message) -> Void) -> Int32, receive: (Message) -> Void) -> Ending {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .died("cannot be started: \(String(cString: strerror(errno)))") }
    let (reading, writing) = (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
    let process = cs_fork()
    if process == 0 {
      close(reading.number)
      let code = body { message in
        // The output of the test precedes its result.
        cs_flush()
        var line = message.text + "\n"
        line.withUTF8 { _ = writing.write(UnsafeRawBufferPointer($0)) }
      }
      cs_flush()
      cs_leave(StandardStream.outputProblem == nil ? code : ExitCode.unwritableOutput.rawValue)
    }
    close(writing.number)
    defer { close(reading.number) }
    guard process > 0 else { return .died("cannot be started: \(String(cString: strerror(errno)))") }
    receiveAll(from: reading.number, receive)
    return ending(of: process)
  }

  private static func receiveAll(from descriptor: Int32, _ receive: (Message) -> Void) {
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      // Ctrl-C reaches the other process too, whose end is the end of the pipe.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      pending += chunk.prefix(count)
      var start = 0
      while let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        if let message = Message(String(decoding: pending[start..<end], as: UTF8.self)) { receive(message) }
        start = end + 1
      }
      pending.removeFirst(start)
    }
  }

  private static func ending(of process: pid_t) -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return .died("was lost") }
    }
    let signal = status & 0x7F
    guard signal == 0 else { return .died("ended by signal \(signal) (\(String(cString: strsignal(signal))))") }
    let code = status >> 8 & 0xFF
    switch ExitCode(rawValue: code) {
    case .success: return .finished
    case .timedOut: return .stopped(.timedOut)
    case .interrupted: return .stopped(.interrupted)
    case .unreadableInput: return .stopped(.unreadableInput)
    case .unwritableOutput: return .stopped(.unwritableOutput)
    default: return .died("ended with code \(code)")
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
