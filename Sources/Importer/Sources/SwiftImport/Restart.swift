import SystemLibrary

/// Begins the program again without the declaration at which it crashed: a fault of the reader may not cost the rest of an
/// app. The declaration is left out as `--leave-out` leaves it out.
enum Restart {
  /// `Card.swift:12`, where the reader is; of line 0 while it reads a file as a whole; empty where it is nowhere.
  nonisolated(unsafe) private static var place = UnsafeMutablePointer<CChar>.allocate(capacity: longest)
  /// The words of the next start, of which `place` is one.
  nonisolated(unsafe) private static var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private static let longest = 4200
  /// Of this program.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  /// How many declarations are left out at most, one after another. Chosen here.
  private static let most = 8
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// - Parameter arguments: The words of the command line, without the program's name.
  static func install(_ arguments: [String]) {
    place[0] = 0
    guard arguments.count(where: { $0 == "--leave-out" }) < most, let program = ownPath() else { return }
    path = strdup(program)
    let before: [UnsafeMutablePointer<CChar>?] = [strdup("playhead-import"), strdup("--leave-out"), place]
    let all = before + arguments.map { strdup($0) } + [nil]
    let made = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: all.count)
    made.initialize(from: all, count: all.count)
    words = made
    var action = newSignalAction { _ in Restart.begin() }
    action.sa_flags = Int32(
      truncatingIfNeeded: Int(SA_ONSTACK) | Int(SA_NODEFER) | Int(truncatingIfNeeded: SA_RESETHAND))
    for number in signals { sigaction(number, &action, nil) }
  }

  /// A stack for the handler, beside the thread's own, which may be full.
  static func useOwnStack() {
    guard words != nil else { return }
    let size = 64 << 10
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  static func note(_ file: String, line: Int) {
    guard words != nil else { return }
    var count = 0
    for byte in file.utf8.prefix(longest - 30) {
      place[count] = CChar(bitPattern: byte)
      count += 1
    }
    for byte in ":\(line)".utf8 {
      place[count] = CChar(bitPattern: byte)
      count += 1
    }
    place[count] = 0
  }

  static func forget() { place[0] = 0 }

  /// Called by a signal: it may call next to nothing. Without a place it returns, and the signal comes again and ends the
  /// program.
  private static func begin() {
    guard let words, let path, place[0] != 0 else { return }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(path, words)
  }
}
