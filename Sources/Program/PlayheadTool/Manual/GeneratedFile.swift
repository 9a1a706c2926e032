import ScriptTools
import TimeControl

/// A file that is generated from the program's tables, below the root of the repository.
///
/// `Scripts/generate` writes them all. A test fails while one that is in the repository is out of date.
package struct GeneratedFile: Sendable {
  /// From the root of the repository.
  package let path: String
  /// Whether the file is in the repository. The long ones are made where they are wanted.
  package var isCommitted: Bool { ![Self.reference, Self.definitions].contains(path) }
  package let text: @Sendable () -> String

  private static let reference = "Sources/Script/ScriptAPI/Documentation.docc/Reference.md"
  private static let definitions = "Examples/library/playhead.lua"

  package static let all =
    EditorFiles.all.enumerated().map { index, file in
      GeneratedFile(path: "Examples/\(file.path)") { EditorFiles.all[index].text }
    } + texts

  private static let texts = [
    GeneratedFile(path: reference) { ReferencePage.text },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/WhatItWithstands.md") { LimitsPage.markdown },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/TestingInCI.md") { ContinuousIntegration.page },
    GeneratedFile(path: "Examples/transitions.yml") { ContinuousIntegration.workflow },
    GeneratedFile(path: "Scripts/share/playhead/trace.schema.json") { TraceSchema.text },
    GeneratedFile(path: "Sources/Importer/Sources/ImportTable/Rows.tsv") { ImportTable.text },
    GeneratedFile(path: "Scripts/share/man/man1/playhead.1") { ProgramManual.text },
    GeneratedFile(path: "Scripts/share/man/man7/playhead-lua.7") { LanguageManual.text },
    GeneratedFile(path: "Scripts/share/bash-completion/completions/playhead") { ShellCompletions.bash },
    GeneratedFile(path: "Scripts/share/zsh/site-functions/_playhead") { ShellCompletions.zsh },
    GeneratedFile(path: "Scripts/share/fish/vendor_completions.d/playhead.fish") { ShellCompletions.fish },
  ]
}

/// The files for editors, by their paths beside the scripts.
enum EditorFiles {
  /// Every name of the API and of tests, as a Lua language server reads them.
  static var definitions: String { EditorDefinitions.text + "\n" + TestWord.definitions }

  static var all: [(path: String, text: String)] {
    [
      ("library/playhead.lua", EditorFiles.definitions),
      (".luarc.json", EditorSettings.luaLanguageServer(library: "library")),
      (".emmyrc.json", EditorSettings.emmyLua(library: "library")),
      (".luacheckrc", EditorSettings.luacheck),
    ]
  }
}
