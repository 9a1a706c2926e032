import ScriptTools
import SessionProtocol

/// A file that is generated from the program's tables, below the root of the repository.
///
/// `Scripts/generate` writes them all. A test fails while one that is in the repository is out of date.
package struct GeneratedFile: Sendable {
  /// From the root of the repository.
  package let path: String
  /// Whether the file is in the repository. The long ones are made where they are wanted.
  package var isCommitted: Bool { ![Self.reference, Self.definitions, Self.importTable].contains(path) }
  package let text: @Sendable () -> String

  private static let reference = "Sources/Script/ScriptAPI/Documentation.docc/Reference.md"
  private static let definitions = "Examples/library/playhead.lua"
  private static let importTable = "Sources/Importer/Sources/ImportTable/Rows.tsv"

  package static let all =
    EditorFiles.all.enumerated().map { index, file in
      GeneratedFile(path: "Examples/\(file.path)") { EditorFiles.all[index].text }
    } + texts

  private static let texts = [
    GeneratedFile(path: reference) { ReferencePage.text },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/WhatItWithstands.md") { LimitsPage.markdown },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/TestingInCI.md") { ContinuousIntegration.page },
    GeneratedFile(path: "Sources/Script/ScriptAPI/Documentation.docc/Protocol.md") { ProtocolPage.text },
    GeneratedFile(path: "Examples/transitions.yml") { ContinuousIntegration.workflow },
    GeneratedFile(path: importTable) { ImportTable.text },
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
