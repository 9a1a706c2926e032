import ScriptAPI

/// A file of the repository that is made from the program's own tables, and never by hand.
///
/// `Scripts/generate` writes them all; a test fails while one is out of date.
package struct GeneratedFile: Sendable {
  /// From the root of the repository.
  package let path: String
  package let text: @Sendable () -> String

  package static let all = [
    GeneratedFile(path: "Sources/ScriptAPI/Documentation.docc/Reference.md") { ReferencePage.text },
    GeneratedFile(path: "Sources/ScriptAPI/Documentation.docc/Errors.md") { ErrorIndex.text },
    GeneratedFile(path: "Examples/library/playhead.lua") { EditorDefinitions.text },
    GeneratedFile(path: "Examples/.luarc.json") { EditorSettings.luaLanguageServer(library: "library") },
    GeneratedFile(path: "Examples/.emmyrc.json") { EditorSettings.emmyLua(library: "library") },
    GeneratedFile(path: "Examples/.luacheckrc") { EditorSettings.luacheck },
  ]
}
