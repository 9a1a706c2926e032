import SystemLibrary

/// `--watch`: repeats a run, in a new world, whenever one of its files changes.
struct Watching {
  /// The run: adds its files, and returns its exit code.
  let run: (FilesRead) -> Int32
  /// The code that ends the watch; nil for none.
  var last: ExitCode?

  /// A script, which has to be a file. The full screen follows its changes itself, once there is something to show.
  static func script(_ options: RunOptions) -> Int32 {
    guard case .file(let path) = options.source, options.opening != .shell else {
      let hint = "playhead --watch fade.lua"
      StandardStream.report("--watch needs a file, and opens no shell after it: \(hint)")
      return ExitCode.usage.rawValue
    }
    var watching = Watching { files in
      files.add(path)
      return Program.run(options) { $0.forEach(files.add) }
    }
    if options.opening == .inspector { watching.last = .success }
    return watching.untilInterrupted()
  }

  /// Returns the code for Ctrl-C, or that of the last run; returns after the first run when nothing can be watched.
  func untilInterrupted() -> Int32 {
    let files = FilesRead()
    // A Ctrl-C that comes between two waits is kept for the next.
    var interrupt = sigset_t()
    var before = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    while true {
      let code = run(files)
      Interrupts.endTimeout()
      sigprocmask(SIG_BLOCK, &interrupt, &before)
      defer { sigprocmask(SIG_SETMASK, &before, nil) }
      guard !Interrupts.isEnding, code != ExitCode.interrupted.rawValue, code != last?.rawValue, !files.paths.isEmpty,
        let watch = FileWatch(files.paths)
      else {
        return code
      }
      if StandardStream.error.isTerminal {
        let what = files.paths.count == 1 ? files.paths.first ?? "" : "\(files.paths.count) files"
        StandardStream.report("watching \(what); Ctrl-C ends")
      }
      defer {
        // Between one run and the next.
        if StandardStream.output.isTerminal, last == nil {
          StandardStream.output.write(String(repeating: "─", count: StandardStream.output.columns ?? 80) + "\n")
        }
      }
      guard !Interrupts.take(), watch.waitForChange(heeding: before) else {
        return ExitCode.interrupted.rawValue
      }
    }
  }
}
