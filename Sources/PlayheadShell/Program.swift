/// The program below its command line.
public enum Program {
  /// Does what `options` say, to the end, and returns the exit code (`ExitCode` has their meanings).
  public static func run(_ options: RunOptions) -> Int32 {
    // Filled in with the shell.
    ExitCode.success.rawValue
  }

  /// Prints the devices `--device` knows, one a line, and returns the exit code.
  public static func listDevices() -> Int32 {
    // Filled in with the shell.
    ExitCode.success.rawValue
  }
}
