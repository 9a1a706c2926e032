import ScriptAPI

/// The files that make an editor understand scripts, by their paths beside the scripts.
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
