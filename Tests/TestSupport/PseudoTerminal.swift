import Glibc

/// A program running on a terminal of its own: tests type on it and wait for what it shows.
///
/// The program is the leader of its session, so that Ctrl-C and a change of size reach it as signals.
public final class PseudoTerminal {
  /// Everything the program has written so far, escape sequences included.
  public private(set) var output = ""

  private let master: Int32
  private let process: pid_t
  /// How much of `output` earlier waits have used up.
  private var seen: String.Index

  /// Why no terminal could be had, or what was waited for in vain.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Starts the program at `path` with exactly `environment`.
  public init(
    _ path: String, arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 24
  ) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Failure(description: "no pseudo-terminal: error \(errno)")
    }
    // Programs that other tests start meanwhile must not keep this terminal open.
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    // Kept open until the program has its own, or the terminal would be hung up in between.
    defer { close(slave) }
    self.master = master
    seen = output.startIndex

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A session leader gets the first terminal it opens as its controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The tests' own runner may ignore or block signals; the program starts with a clean slate.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let startsSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which <spawn.h> shows to GNU sources only.
    posix_spawnattr_setflags(&attributes, Int16(startsSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, path, &actions, &attributes, &words, &variables)
    guard error == 0 else {
      close(master)
      throw Failure(description: "cannot start \(path): error \(error)")
    }
    process = child
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(master)
  }

  /// Sends keys as a terminal does: Enter is `\r`, Ctrl-C is `\u{3}`, Up is `\u{1B}[A`.
  public func type(_ keys: String) {
    var keys = keys
    keys.withUTF8 { _ = write(master, $0.baseAddress, $0.count) }
  }

  /// Gives the terminal another width, which the program learns by a signal.
  public func resize(columns: Int, rows: Int = 24) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal is as a shell leaves it to the programs it starts: lines are edited by the terminal and shown, and
  /// Ctrl-C discards what nobody has read.
  public var isInOrder: Bool {
    var state = termios()
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(master, &state) == 0 && state.c_lflag & (wanted | tcflag_t(NOFLSH)) == wanted
  }

  /// Whether Ctrl-C leaves in place what the program has written and nobody has read.
  public var keepsOutputAtCtrlC: Bool {
    var state = termios()
    return tcgetattr(master, &state) == 0 && state.c_lflag & tcflag_t(NOFLSH) != 0
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Reads on for some seconds, and forgets what was shown.
  public func pass(seconds: Double) {
    let patience = Patience(seconds: seconds)
    while !patience.isOver, readMore(milliseconds: 50) {}
    output = ""
    seen = output.startIndex
  }

  /// The memory that the program holds, in MiB; 0 when it has ended.
  public var residentMemory: Int {
    let status = FileBytes.read("/proc/\(process)/status").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) / 1024
  }

  /// Waits until `text` appears after what earlier waits found, at most `seconds`.
  public func wait(for text: String, seconds: Double = 20) throws {
    let patience = Patience(seconds: seconds)
    while true {
      if let range = firstRange(of: text) {
        seen = range.upperBound
        return
      }
      guard !patience.isOver, readMore(milliseconds: 50) else {
        throw Failure(
          description: "waited for \(text.debugDescription); shown since the last wait: "
            + String(output[seen...]).debugDescription)
      }
    }
  }

  /// Waits until what has been shown since the start is as `isAsWanted` says, at most `seconds`.
  public func wait(for what: String, seconds: Double = 20, until isAsWanted: (String) -> Bool) throws {
    let patience = Patience(seconds: seconds)
    while !isAsWanted(output) {
      guard !patience.isOver, readMore(milliseconds: 50) else {
        throw Failure(description: "waited for \(what); last shown: " + String(output.suffix(200)).debugDescription)
      }
    }
  }

  /// Waits until the program stands still because of a signal, at most `seconds`.
  public func waitForStop(seconds: Double = 20) throws {
    let patience = Patience(seconds: seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WUNTRACED | WNOHANG) != process || status & 0xFF != 0x7F {
      guard !patience.isOver, readMore(milliseconds: 50) else { throw Failure(description: "the program did not stop") }
    }
  }

  /// Waits until the program ends, at most `seconds`, and returns its exit code, or minus the signal that ended it.
  public func waitForExit(seconds: Double = 30) throws -> Int32 {
    let patience = Patience(seconds: seconds)
    while readMore(milliseconds: 50) {
      guard !patience.isOver else {
        throw Failure(description: "the program goes on; last shown: " + String(output.suffix(200)).debugDescription)
      }
    }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { throw Failure(description: "the program was lost") }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    let wanted = Array(text.utf8)
    let bytes = output.utf8[seen...]
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[first...].starts(with: wanted) { return first..<bytes.index(first, offsetBy: wanted.count) }
      start = bytes.index(after: first)
    }
    return nil
  }

  /// Reads what there is; false when the program has closed the terminal.
  private func readMore(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return true }
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &chunk, chunk.count)
    guard count > 0 else { return false }
    let offset = output.utf8.distance(from: output.utf8.startIndex, to: seen)
    output += String(decoding: chunk.prefix(count), as: UTF8.self)
    seen = output.utf8.index(output.utf8.startIndex, offsetBy: offset)
    return true
  }
}

/// How long something is waited for, in real time: a program that writes much is not waited for any less.
private struct Patience {
  private let end: Double

  init(seconds: Double) { end = Self.now + seconds * (AddressSanitizer.isOn ? 20 : 1) }

  var isOver: Bool { Self.now >= end }

  private static var now: Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
