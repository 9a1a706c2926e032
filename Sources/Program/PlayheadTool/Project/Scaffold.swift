import CResources
import PlainText
import SystemLibrary
import ToolServer

/// `playhead new NAME`: a folder with a transition, its test, a workflow that checks it, and files for editors.
struct Scaffold {
  let name: String

  /// Every file, by its path in the folder.
  var files: [(path: String, text: String)] {
    [
      ("\(module).lua", text(.newCard)), ("\(module)_test.lua", text(.newCardTest)),
      (ProjectSettings.name, "era = 26\n"), (".gitignore", Self.ignored), (".vscode/settings.json", Self.settings),
      (".vscode/tasks.json", text(.newTasks)),
      (".vscode/playhead.code-snippets", text(.newSnippets)),
      (".github/workflows/transitions.yml", ContinuousIntegration.workflow),
      (".agents/skills/playhead/SKILL.md", SkillPage.text),
    ] + EditorFiles.all
  }

  /// Makes the folder, lists its files and the next commands, and returns the exit code. Nothing that exists is
  /// touched.
  func write() -> Int32 {
    func fail(_ message: String, _ code: ExitCode = .unreadableInput) -> Int32 {
      StandardStream.report("\(message)")
      return code.rawValue
    }
    guard !module.isEmpty, module.utf8.allSatisfy({ Self.isNameByte($0) }) else {
      return fail("a script's name is made of letters, digits, - and _, not '\(name)'", .usage)
    }
    guard access(name, F_OK) != 0 else { return fail("'\(name)' is there already, and is left alone") }
    for folder in [
      "", "/library", "/.vscode", "/.github", "/.github/workflows", "/.agents", "/.agents/skills",
      "/.agents/skills/playhead",
    ].map({ name + $0 })
    where mkdir(folder, 0o755) != 0 {
      return fail(SourceFiles.problem("make", folder))
    }
    for file in files where !SourceFiles.write(file.text, to: "\(name)/\(file.path)") {
      return fail(SourceFiles.problem("write", "\(name)/\(file.path)"))
    }
    let list = files.map { "  \(name)/\($0.path)\n" }.joined()
    let next = ["inspect \(name)/\(module).lua", "check \(name)", "test \(name)", "-i \(name)/\(module).lua"]
    StandardStream.output.show(list + "\nNext:\n" + next.map { "  playhead \($0)\n" }.joined())
    return ExitCode.success.rawValue
  }

  /// The last part of the path.
  private var module: String { name.split(separator: "/").last.map(String.init) ?? "" }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ("0"..."9").contains(Character(UnicodeScalar(byte))) || ("a"..."z").contains(Character(UnicodeScalar(byte | 0x20)))
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// A file of the template `card`, under this name.
  private func text(_ template: Resource) -> String {
    template.text.replacing("card.lua", with: "\(module).lua")
      .replacing("require \"card\"", with: "require \"\(module)\"")
  }

  private static let settings = """
    {
      "Lua.runtime.version": "Lua 5.4",
      "Lua.workspace.library": ["library"],
      "Lua.workspace.checkThirdParty": false
    }

    """

  /// Files that programs write and nobody keeps: those made of the tables, and reports.
  private static let ignored = """
    # playhead meta > library/playhead.lua makes it anew.
    library/
    *.part
    transitions.html

    """
}
