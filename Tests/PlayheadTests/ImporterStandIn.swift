import PlainText
import TestSupport

/// A program that stands for the one that reads Swift: it writes the same answer for every file, and leaves the words that
/// it was called with in the file `words`, a line each.
struct ImporterStandIn {
  /// The Lua that the files become.
  var lua = ""
  /// The reports, as JSON.
  var reports: [String] = []
  /// How many statements they leave out.
  var leftOut = 0
  /// The reports for people.
  var messages = ""
  /// Its end; from 2 there is no answer, and `messages` are its standard error.
  var code = 0

  /// Writes it into a folder, for the `PATH`; returns what `PATH` is then.
  func write(to folder: TemporaryFolder) -> String {
    let answer = JSONText.object([
      "lua": JSONText.string(lua), "leftOut": String(leftOut), "reports": JSONText.array(reports),
      "messages": JSONText.string(messages),
    ])
    folder.write(lua, to: "made.lua")
    folder.write(answer + "\n", to: "answer")
    folder.write(messages, to: "messages")
    folder.write(
      """
      #!/bin/sh
      printf '%s\\n' "$@" >words
      if [ \(code) -gt 1 ]; then
        /bin/cat messages >&2
      elif [ "$1" = --answer ]; then
        /bin/cat answer
      else
        /bin/cat made.lua
      fi
      exit \(code)

      """, to: "bin/playhead-import")
    _ = ProgramRun("/bin/chmod", ["+x", "\(folder.path)/bin/playhead-import"])
    return folder.path + "/bin"
  }

  /// Runs playhead in the folder, with it in place of the program that reads Swift.
  func playhead(_ words: [String], in folder: TemporaryFolder) -> ProgramRun {
    let path = write(to: folder)
    return ProgramRun(BuiltProducts.path(of: "playhead"), words, environment: ["PATH": path], folder: folder.path)
  }
}
