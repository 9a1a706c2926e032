import ScriptTools
import Testing

/// Where names are made. The cursor stands at «.
@Suite("Definitions") struct DefinitionTests {
  /// The text from where the name is made, up to the end of its line, after the name of the file if it is another one.
  private func made(_ marked: String) -> String? {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    let other = "local M = {}\nfunction M:open(n)\nend\nspeed = 3\nreturn M\n"
    let found = Definition(in: text, at: parts[0].utf8.count) { name, _ in
      name == "other" ? .init(text: other, path: "other.lua") : nil
    }
    return found.map { found in
      let line = (found.file?.text ?? text).utf8.dropFirst(found.start).prefix { $0 != 10 }
      #expect(found.file == nil || found.length > 0 || found.start == 0)
      return (found.file.map { $0.path + ": " } ?? "") + String(decoding: line, as: UTF8.self)
    }
  }

  @Test(
    "of locals, parameters, loops, globals, methods and fields",
    arguments: [
      ("local a = 1\nlocal a = 2\nprint(«a)", "a = 2"),
      ("local a = 1\ndo local a = 2 end\nprint(a«)", "a = 1"),
      ("function f(x, y) return «y end", "y) return y end"),
      ("for i = 1, 3 do print(«i) end", "i = 1, 3 do print(i) end"),
      ("speed = 1\nprint(sp«eed)\nspeed = 2", "speed = 1"),
      ("function go() end\n«go()", "go() end"),
      ("local C = class('C')\nfunction C:move() end\nC():mo«ve()", "move() end"),
      ("local A, B = {}, {}\nfunction A.f() end\nfunction B.f() end\nB.«f()", "f() end"),
      (
        "local C = class('C')\nfunction C:init() self.card = 1 end\nfunction C:b() return self.«card end",
        "card = 1 end"
      ),
      ("local t = { open = function() end }\nt.«open()", "open = function() end }"),
    ])
  func here(_ text: String, _ place: String) {
    #expect(made(text) == place)
  }

  @Test(
    "in files that are requested, and the files themselves",
    arguments: [
      ("local o = require(\"ot«her\")", "other.lua: local M = {}"),
      ("local o = require 'other'\no:«open(1)", "other.lua: open(n)"),
      ("require 'other'\nprint(spe«ed)", "other.lua: speed = 3"),
    ])
  func elsewhere(_ text: String, _ place: String) {
    #expect(made(text) == place)
  }

  @Test(
    "there are none of the API's names, of words, and in what does not compile",
    arguments: [
      "win«dow.alpha = 1", "window.al«pha = 1", "local b = UIView()\nb.al«pha = 1", "loc«al a = 1", "local x = 1 «",
      "x = = «y", "print(se«lf)",
    ])
  func none(_ text: String) {
    #expect(made(text) == nil)
  }
}
