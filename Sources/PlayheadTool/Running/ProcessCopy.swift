import CSignals
import Glibc

/// A second process of this one: a copy of everything, at the instant of the call.
///
/// What it does to the world is gone when it ends; what it has to say it sends as lines.
enum ProcessCopy {
  /// How a process ended.
  enum Ending: Equatable {
    /// By itself, with all lines sent.
    case finished
    case stopped(ExitCode)
    /// As part of a sentence.
    case died(String)
  }

  /// Runs `body` in a copy, to which it is given the way to send lines, and receives these in this process.
  ///
  /// - Parameter body: Returns the exit code. Other codes than those of success and of `stopped` are a death.
  static func run(_ body: (_ send: @escaping (String) -> Void) -> Int32, receive: (String) -> Void) -> Ending {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .died("cannot be started: \(String(cString: strerror(errno)))") }
    let (reading, writing) = (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
    let process = cs_fork()
    if process == 0 {
      close(reading.number)
      let code = body { line in
        // What the copy printed comes before what it sends.
        cs_flush()
        var line = line + "\n"
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

  /// The lines that `body` returns in a copy whose own output is dropped; nil when the copy came to no end.
  static func lines(of body: () -> [String]) -> [String]? {
    var lines: [String] = []
    let ending = run { send in
      let nowhere = open("/dev/null", O_WRONLY)
      dup2(nowhere, STDOUT_FILENO)
      dup2(nowhere, STDERR_FILENO)
      body().forEach(send)
      return ExitCode.success.rawValue
    } receive: {
      lines.append($0)
    }
    return ending == .finished ? lines : nil
  }

  private static func receiveAll(from descriptor: Int32, _ receive: (String) -> Void) {
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
        receive(String(decoding: pending[start..<end], as: UTF8.self))
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
