import ScriptAPI

/// The files that make an editor understand scripts, and where they lie beside them.
enum EditorFiles {
  static var all: [(path: String, text: String)] {
    [
      ("library/playhead.lua", EditorDefinitions.text),
      (".luarc.json", EditorSettings.luaLanguageServer(library: "library")),
      (".emmyrc.json", EditorSettings.emmyLua(library: "library")),
      (".luacheckrc", EditorSettings.luacheck),
    ]
  }
}
