import ScriptTools
import TimeControl

/// A file of the repository that is generated from the program's tables.
///
/// `Scripts/generate` writes them all; a test fails while one is out of date.
package struct GeneratedFile: Sendable {
  /// From the root of the repository.
  package let path: String
  package let text: @Sendable () -> String

  package static let all =
    EditorFiles.all.enumerated().map { index, file in
      GeneratedFile(path: "Examples/\(file.path)") { EditorFiles.all[index].text }
    } + texts

  private static let texts = [
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/Reference.md") { ReferencePage.text },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/WhatItWithstands.md") { LimitsPage.markdown },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/WhyDidMyTransition.md") { WhyPage.markdown },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/TestingInCI.md") { ContinuousIntegration.page },
    GeneratedFile(path: "Examples/transitions.yml") { ContinuousIntegration.workflow },
    GeneratedFile(path: "Scripts/share/playhead/trace.schema.json") { TraceSchema.text },
    GeneratedFile(path: "Sources/Importer/Sources/ImportTable/Rows.swift") { ImportTable.text },
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
