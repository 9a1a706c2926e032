import LuaBridge

/// The files that tell tools for Lua where they are: language servers and luacheck.
public enum EditorSettings {
  /// What is no mistake in a script: parameters that a callback has no use for, globals that the shell shows, and
  /// optionals that are known to be there. Names of both servers, since each reads both files.
  private static let silent = [
    "unused", "unused-local", "need-check-nil", "unnecessary-if", "lowercase-global", "global-in-non-module",
    "unbalanced-assignments",
  ].map { "\"\($0)\"" }.joined(separator: ", ")

  /// For LuaLS: `.luarc.json`. `library` is the folder of the definitions, as seen from the file.
  public static func luaLanguageServer(library: String) -> String {
    """
    {
      "runtime.version": "Lua 5.4",
      "workspace.library": ["\(library)"],
      "workspace.checkThirdParty": false,
      "diagnostics.disable": [\(silent)]
    }

    """
  }

  /// For EmmyLua: `.emmyrc.json`.
  public static func emmyLua(library: String) -> String {
    """
    {
      "runtime": { "version": "Lua5.4" },
      "workspace": { "library": ["\(library)"] },
      "diagnostics": {
        "disable": [\(silent)]
      }
    }

    """
  }

  /// For luacheck: `.luacheckrc`, with every global name of the API table.
  public static var luacheck: String {
    var lines = ["-- What a script for playhead can say, for luacheck. Made by playhead; changes are lost."]
    // A property of the class itself, and what scripts are given, can have their fields set.
    let classes = Catalog.classes.map(\.entry)
    let settable =
      classes.filter { $0.properties.contains(where: \.isStatic) }.map(\.name) + Catalog.objects.map(\.name)
    let names = ScriptSession.globalNames.filter { !$0.contains(".") } + ["wait"]
    lines.append("stds.playhead = {")
    for (kind, names) in [
      ("globals", names.filter(settable.contains)), ("read_globals", names.filter { !settable.contains($0) }),
    ] {
      lines += ["  \(kind) = {"] + names.map { "    \($0) = { other_fields = true }," } + ["  },"]
    }
    // Globals of a script are what the shell shows by name: they need not be used.
    lines += [
      "}", "std = \"lua54+playhead\"", "allow_defined_top = true", "ignore = { \"131\" }", "unused_args = false",
      "exclude_files = { \"library\" }",
      "for _, name in ipairs { \"*_test.lua\", \"*_spec.lua\" } do files[\"**/\" .. name] = { std = \"+busted\" } end",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
