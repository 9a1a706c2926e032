import PlayheadTool
import SwiftExport
import SystemLibrary

/// Writes every generated file below the folder given, where it differs from what is there; or the table as a module of
/// Swift, on standard output.
func run() -> Int32 {
  if CommandLine.arguments.dropFirst() == ["--stub"] {
    StandardStream.output.write(SwiftStub.text())
    return ExitCode.success.rawValue
  }
  guard CommandLine.arguments.count == 2 else {
    StandardStream.error.write("usage: playhead-generate ROOT\n")
    return ExitCode.usage.rawValue
  }
  for file in GeneratedFile.all {
    let path = "\(CommandLine.arguments[1])/\(file.path)"
    let text = file.text()
    guard SourceFiles.text(at: path) != text else { continue }
    guard SourceFiles.write(text, to: path) else {
      StandardStream.error.write("playhead-generate: cannot write '\(path)': \(String(cString: strerror(errno)))\n")
      return ExitCode.unreadableInput.rawValue
    }
    StandardStream.output.write("\(file.path)\n")
  }
  return ExitCode.success.rawValue
}

exit(run())
