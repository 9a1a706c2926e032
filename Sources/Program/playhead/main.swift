import PlayheadTool
import SystemLibrary

/// Reads the command line, performs it and exits with its code.
func run() -> Int32 {
  do {
    let request = try CommandLineRequest(
      Program.arguments,
      standardInputIsTerminal: isatty(STDIN_FILENO) == 1,
      fileExists: { access($0, F_OK) == 0 })
    return Program.perform(request)
  } catch {
    StandardStream.report("\(error.message)")
    return ExitCode.usage.rawValue
  }
}

exit(run())
