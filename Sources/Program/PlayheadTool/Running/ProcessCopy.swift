import CSignals
import SystemLibrary
import TransitionChecker

/// A second process of this one: a copy of everything, at the instant of the call.
///
/// Its changes of the world are gone when it ends; its results are sent as lines.
enum ProcessCopy {
  /// How a process ended.
  enum Ending: Equatable {
    /// By itself, with all lines sent.
    case finished
    case stopped(ExitCode)
    /// As part of a sentence.
    case died(String)
    /// It was killed, as its time was over.
    case overdue
  }

  /// Runs `body` in a copy, to which it is given the way to send lines, and receives these in this process.
  ///
  /// - Parameters:
  ///   - seconds: Of real time, after which it is killed.
  ///   - body: Returns the exit code. Other codes than those of success and of `stopped` are a death.
  static func run(
    within seconds: Double? = nil, _ body: (_ send: @escaping (String) -> Void) -> Int32, receive: (String) -> Void
  ) -> Ending {
    var ending = Ending.stopped(.interrupted)
    runAll(1, atOnce: 1, within: seconds) {
      body($1)
    } receive: {
      receive($1)
    } ended: {
      ending = $1
    }
    return ending
  }

  /// Copies that are done, and whose processes end by themselves: their memory is given back while others work.
  struct Leaving {
    fileprivate var processes: [pid_t] = []

    /// Waits for the ends of all.
    mutating func wait() {
      for process in processes {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
      }
      processes = []
    }
  }

  /// Runs `body` in a copy as above, and returns as soon as it has sent `last`, without waiting for its process.
  ///
  /// - Parameter leaving: Receives the process; those before are waited for, which have had the time of this copy's start.
  static func run(
    within seconds: Double, until last: String, _ leaving: inout Leaving,
    _ body: (_ send: @escaping (String) -> Void) -> Int32, receive: (String) -> Void
  ) -> Ending {
    var copy: RunningCopy
    switch RunningCopy.start(0, within: seconds, body) {
    case .success(let started): copy = started
    case .failure(let problem): return .died(problem.text)
    }
    leaving.wait()
    var stop = Stop()
    while true {
      wait(for: [copy])
      var isDone = false
      let isOpen = copy.receive { line in if line == last { isDone = true } else { receive(line) } }
      if isDone {
        leaving.processes.append(copy.letGo())
        return .finished
      }
      let isLate = copy.isLate
      if isOpen, !isLate, !stop.isDue() { continue }
      if isOpen { kill(copy.process, SIGKILL) }
      let ending = copy.ending()
      return isOpen ? (isLate ? .overdue : stop.ending) : ending
    }
  }

  /// Runs `body` in copies, one for each number from 0, several at once.
  ///
  /// - Parameters:
  ///   - ended: Called as each ends; the last lines of a copy come before.
  static func runAll(
    _ count: Int, atOnce limit: Int, within seconds: Double? = nil,
    _ body: (_ number: Int, _ send: @escaping (String) -> Void) -> Int32,
    receive: (_ number: Int, String) -> Void, ended: (_ number: Int, Ending) -> Void
  ) {
    var next = 0
    var running: [RunningCopy] = []
    var stop = Stop()
    while next < count || !running.isEmpty {
      while next < count, running.count < max(1, limit), !Interrupts.isStopping {
        let number = next
        next += 1
        switch RunningCopy.start(number, within: seconds, { body(number, $0) }) {
        case .success(let copy): running.append(copy)
        case .failure(let problem): ended(number, .died(problem.text))
        }
      }
      // When everything has to stop, nothing more is begun.
      if running.isEmpty { return }
      wait(for: running)
      let isStopped = stop.isDue()
      for index in running.indices.reversed() {
        let number = running[index].number
        let isOpen = running[index].receive { receive(number, $0) }
        let isLate = running[index].isLate
        if isOpen, !isLate, !isStopped { continue }
        if isOpen { kill(running[index].process, SIGKILL) }
        let ending = running[index].ending()
        running.remove(at: index)
        ended(number, isOpen ? (isLate ? .overdue : stop.ending) : ending)
      }
    }
  }

  /// A copy that works beside this process, which goes on and asks for what it has sent.
  struct Beside {
    private var copy: RunningCopy
    private(set) var lines: [String] = []

    /// Nil where it cannot be started.
    init?(within seconds: Double, _ body: (_ send: @escaping (String) -> Void) -> Int32) {
      guard case .success(let copy) = RunningCopy.start(0, within: seconds, body) else { return nil }
      self.copy = copy
    }

    /// Has something to read when something was sent, or when it has ended.
    var descriptor: Int32 { copy.reading }

    /// Reads what was sent; how it ended, once it has, or was killed because it was late.
    mutating func receive() -> Ending? {
      var new: [String] = []
      let isOpen = copy.receive { new.append($0) }
      lines += new
      if isOpen, !copy.isLate { return nil }
      if isOpen { kill(copy.process, SIGKILL) }
      let ending = copy.ending()
      return isOpen ? .overdue : ending
    }

    func stop() {
      kill(copy.process, SIGKILL)
      _ = copy.ending()
    }
  }

  /// How many processors the machine has for this program.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The lines that `body` returns in a copy whose own output is dropped.
  static func lines(within seconds: Double?, of body: () -> [String]) -> Result<[String], CopyFailure> {
    var lines: [String] = []
    // Unlike the end of a process that the script ends itself.
    let last = "."
    let ending = run(within: seconds) { send in
      let nowhere = open("/dev/null", O_WRONLY)
      dup2(nowhere, STDOUT_FILENO)
      dup2(nowhere, STDERR_FILENO)
      (body() + [last]).forEach(send)
      return ExitCode.success.rawValue
    } receive: {
      lines.append($0)
    }
    switch ending {
    case .finished: return lines.popLast() == last ? .success(lines) : .failure(.died("was ended by the script"))
    case .overdue: return .failure(.overdue)
    case .died(let how): return .failure(.died(how))
    case .stopped(let code):
      return .failure(Interrupts.isStopping ? .stopped : .died("ended with code \(code.rawValue)"))
    }
  }

  /// Waits until a copy has something to read, the time of one is over, or a signal comes.
  private static func wait(for copies: [RunningCopy]) {
    var polled = copies.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    let deadline = copies.compactMap(\.deadline).min()
    let milliseconds = deadline.map { Int32(clamping: Int64(max(0, ($0 - ContinuousTime.now) * 1000).rounded(.up))) }
    // A signal that comes just before this call does not end it.
    poll(&polled, nfds_t(polled.count), min(milliseconds ?? longestWait, longestWait))
  }

  /// In milliseconds.
  private static let longestWait: Int32 = 100
}

/// When copies are ended from outside, as the program is to stop.
private struct Stop {
  /// In seconds. Ctrl-C reaches the copies, too: they have this long to send what they know. A signal to this process alone
  /// does not reach them, and they are killed then; at once where this process is to end.
  private static let patience = 0.3
  private var start: Double?

  mutating func isDue() -> Bool {
    if Interrupts.hasTimedOut || Interrupts.isEnding { return true }
    guard Interrupts.isStopping else { return false }
    let start = start ?? ContinuousTime.now
    self.start = start
    return ContinuousTime.now - start >= Self.patience
  }

  var ending: ProcessCopy.Ending { .stopped(Interrupts.hasTimedOut ? .timedOut : .interrupted) }
}

/// A copy that runs, and the pipe from it.
private struct RunningCopy {
  struct Problem: Error { let text: String }

  let number: Int
  let process: pid_t
  let reading: Int32
  /// In seconds of `ContinuousTime`.
  let deadline: Double?
  private var pending: [UInt8] = []

  static func start(
    _ number: Int, within seconds: Double?, _ body: (_ send: @escaping (String) -> Void) -> Int32
  ) -> Result<RunningCopy, Problem> {
    var ends: [Int32] = [-1, -1]
    func problem() -> Problem { Problem(text: "cannot be started: \(String(cString: strerror(errno)))") }
    guard pipe(&ends) == 0 else { return .failure(problem()) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let writing = FileDescriptor(ends[1])
    let process = cs_fork()
    if process == 0 {
      close(ends[0])
      let code = body { line in
        // The output of the copy comes before the lines that it sends.
        cs_flush()
        var line = line + "\n"
        line.withUTF8 { _ = writing.write(UnsafeRawBufferPointer($0)) }
      }
      cs_flush()
      cs_leave(StandardStream.outputProblem == nil ? code : ExitCode.unwritableOutput.rawValue)
    }
    close(writing.number)
    guard process > 0 else {
      let problem = problem()
      close(ends[0])
      return .failure(problem)
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return .success(
      RunningCopy(number: number, process: process, reading: ends[0], deadline: seconds.map { ContinuousTime.now + $0 })
    )
  }

  private init(number: Int, process: pid_t, reading: Int32, deadline: Double?) {
    (self.number, self.process, self.reading, self.deadline) = (number, process, reading, deadline)
  }

  var isLate: Bool { deadline.map { $0 <= ContinuousTime.now } ?? false }

  /// Its process, which nobody hears any more.
  func letGo() -> pid_t {
    close(reading)
    return process
  }

  /// Passes on the lines that have come; whether more may come.
  mutating func receive(_ body: (String) -> Void) -> Bool {
    // Not cleared: a message is far shorter.
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { receive(through: $0, body) }
  }

  private mutating func receive(through chunk: UnsafeMutableRawBufferPointer, _ body: (String) -> Void) -> Bool {
    while true {
      let count = read(reading, chunk.baseAddress, chunk.count)
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      if count == 0 { return false }
      pending += chunk.prefix(count)
      var start = 0
      while let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        body(String(decoding: pending[start..<end], as: UTF8.self))
        start = end + 1
      }
      pending.removeFirst(start)
    }
  }

  /// Waits for its end.
  func ending() -> ProcessCopy.Ending {
    close(reading)
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
