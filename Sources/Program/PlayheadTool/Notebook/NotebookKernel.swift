import CResources
import PlainText
import SystemLibrary

/// `playhead kernel`: the kernel by which a notebook of Jupyter drives sessions. A Python program, as Jupyter's wire is a
/// library's there; it starts `playhead --json` and speaks the protocol.
///
/// The specification is <https://jupyter-client.readthedocs.io/en/stable/kernels.html>.
struct NotebookKernel {
  /// The program whose sessions the kernel drives, as its specification names it.
  private let playhead: String

  init(_ playhead: String) { self.playhead = playhead }

  /// The kernel of a package: Jupyter puts the folder of the specification, `share/jupyter/kernels/playhead`, for the word.
  static let installed = NotebookKernel("{resource_dir}/../../../../bin/playhead")

  static var program: String { Resource.kernel.text }

  /// Jupyter starts it with the Python that runs Jupyter, whatever `PATH` has.
  var specification: String {
    let words = ["python3", "{resource_dir}/kernel.py", playhead, "{connection_file}"]
    return JSONText.object([
      "argv": JSONText.array(words.map(JSONText.string)), "display_name": JSONText.string("playhead"),
      "language": JSONText.string("lua"), "metadata": #"{"debugger":false}"#,
    ]) + "\n"
  }

  /// Writes the kernel below a folder, or below that of this user's Jupyter, and returns the exit code.
  func write(below folder: String?) -> Int32 {
    guard let base = folder ?? Self.userFolder else {
      StandardStream.report("HOME is not set; name the folder of Jupyter's data: playhead kernel FOLDER")
      return ExitCode.usage.rawValue
    }
    let place = base + "/kernels/playhead"
    // Each folder on the way; one that is there, or cannot be made, is told by the writing.
    for slash in place.indices.dropFirst() where place[slash] == "/" { mkdir(String(place[..<slash]), 0o755) }
    mkdir(place, 0o755)
    for (name, text) in [("kernel.py", Self.program), ("kernel.json", specification)] {
      guard SourceFiles.write(text, to: "\(place)/\(name)") else {
        StandardStream.report(SourceFiles.problem("write", "\(place)/\(name)"))
        return ExitCode.unreadableInput.rawValue
      }
    }
    StandardStream.output.show("\(place): notebooks of Jupyter offer playhead\n")
    return ExitCode.success.rawValue
  }

  /// The folder of Jupyter's data for this user: <https://docs.jupyter.org/en/latest/use/jupyter-directories.html>.
  private static var userFolder: String? {
    if let folder = Environment.value("JUPYTER_DATA_DIR") { return folder }
    guard let home = Environment.value("HOME") else { return nil }
    #if os(macOS)
      return home + "/Library/Jupyter"
    #else
      return (Environment.value("XDG_DATA_HOME") ?? home + "/.local/share") + "/jupyter"
    #endif
  }
}
