import Glibc

/// `--watch`: does something again, in a new world, whenever one of the files it is made of changes.
struct Watching {
  /// What is done; adds the files that it was made of, and returns its exit code.
  let run: (FilesRead) -> Int32
  /// Editors write a file in several steps; the run waits until they are done.
  private static let pauseInMilliseconds: Int32 = 80

  /// A script, which has to be a file.
  static func script(_ options: RunOptions) -> Int32 {
    guard case .file(let path) = options.source, options.opening == .nothing else {
      let hint = "playhead --watch fade.lua"
      StandardStream.error.write("playhead: --watch runs a script's file, and opens nothing after it: \(hint)\n")
      return ExitCode.usage.rawValue
    }
    let watching = Watching { files in
      files.paths.insert(path)
      return Program.run(options) { files.paths.formUnion($0) }
    }
    return watching.untilInterrupted()
  }

  /// Returns the code for Ctrl-C; at once, with the code of its first run, where nothing can be watched.
  func untilInterrupted() -> Int32 {
    let files = FilesRead()
    // A Ctrl-C that comes between two waits is kept for the next.
    var interrupt = sigset_t()
    var before = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    while true {
      let code = run(files)
      sigprocmask(SIG_BLOCK, &interrupt, &before)
      defer { sigprocmask(SIG_SETMASK, &before, nil) }
      guard code != ExitCode.interrupted.rawValue, !files.paths.isEmpty, let watch = FileWatch(files.paths) else {
        return code
      }
      if StandardStream.error.isTerminal {
        let what = files.paths.count == 1 ? files.paths.first ?? "" : "\(files.paths.count) files"
        StandardStream.error.write("playhead: watching \(what); Ctrl-C ends\n")
      }
      guard !Interrupts.take(), watch.waitForChange(pause: Self.pauseInMilliseconds, heeding: before) else {
        return ExitCode.interrupted.rawValue
      }
    }
  }
}

/// Waits for changes of some files. Their folders are watched, because editors save by renaming.
private final class FileWatch {
  private let descriptor: Int32
  /// The names of watched files, by the number of their folder's watch.
  private var names: [Int32: Set<String>] = [:]

  /// Nil when the system has no more watches to give.
  init?(_ files: Set<String>) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE)
    for file in files {
      let slash = file.lastIndex(of: "/")
      let folder = slash.map { String(file[...$0]) } ?? "."
      let watch = inotify_add_watch(descriptor, folder, mask)
      guard watch >= 0 else { continue }
      names[watch, default: []].insert(slash.map { String(file[file.index(after: $0)...]) } ?? file)
    }
  }

  deinit { close(descriptor) }

  /// Comes back some milliseconds after the last of a row of changes; false when interrupted.
  ///
  /// - Parameter signals: Those that are kept away while it waits.
  func waitForChange(pause: Int32, heeding signals: sigset_t) -> Bool {
    var hasChanged = false
    var signals = signals
    while true {
      var ready = fd_set()
      withUnsafeMutableBytes(of: &ready) { $0[Int(descriptor) / 8] |= 1 << (descriptor % 8) }
      var limit = timespec(tv_sec: 0, tv_nsec: Int(pause) * 1_000_000)
      let count = withUnsafePointer(to: &limit) {
        pselect(descriptor + 1, &ready, nil, nil, hasChanged ? $0 : nil, &signals)
      }
      if count < 0 { return false }
      if count == 0 { return true }
      if readChanges() { hasChanged = true }
    }
  }

  /// Whether one of the changes that wait to be read is of a watched file.
  private func readChanges() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    let header = MemoryLayout<inotify_event>.size
    var isOurs = false
    var place = 0
    while place + header <= count {
      let (watch, length) = buffer.withUnsafeBytes { bytes in
        (
          bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
          Int(bytes.loadUnaligned(fromByteOffset: place + header - 4, as: UInt32.self))
        )
      }
      let name = buffer[(place + header)..<min(count, place + header + length)].prefix { $0 != 0 }
      if names[watch]?.contains(String(decoding: name, as: UTF8.self)) == true { isOurs = true }
      place += header + length
    }
    return isOurs
  }
}
