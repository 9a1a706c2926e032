import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestSupport
import Testing

/// The checks read scripts by a parser of their own; Lua's says which scripts there are to read.
@Suite("Reading scripts") struct LuaParserTests {
  func findings(_ source: String) throws -> [String] {
    let session = try ScriptSession(SessionOptions())
    return ScriptCheck(source, in: session) { _, _ in nil }.findings.map(\.message)
  }

  @Test(
    "a script that Lua compiles is read to its end",
    arguments: [
      "local a <close>, b <const> = nil, 1; local function f(...) return ... end; return f(a, b)",
      "local t = {1, 2; three = 3, ['f' .. 'our'] = 4, [5] = function() end,}",
      "local s = [==[ ]] ]==] .. \"\\\"\" .. 'it\\'s' --[[ a\nb ]] -- c",
      "print 'x' print {1} print(('x'):rep(2):upper()) print(#'x', not nil, - -1, ~~1)",
      "local a = 1 if a == 1 then elseif a >= 2 and a ~= 3 or a < 4 then else end while false do break end",
      "function math.a.b.c() end", "goto e do goto e end ::e:: ;;;",
      "print(0xA, 0Xa.8p1, 1e10, 3., .5e-1, 1//1, 2^-3, 1 .. 2, 7 >> 1 & 3 | 4 ~ 5)",
      "return", "return;", "", "-- nothing but a remark",
    ])
  func read(_ source: String) throws {
    // Only a script that is read to its end has this finding.
    let mark = "\nprint(undefinedName)\n"
    let marked = source.contains("return") ? mark + source : source + mark
    let session = try ScriptSession(SessionOptions())
    guard case .success = session.load(marked.replacing("math.a.b.c", with: "math.c"), name: "marked") else {
      Issue.record("Lua does not compile it: \(marked)")
      return
    }
    #expect(try findings(marked).contains("undefined global 'undefinedName'"))
  }

  @Test("operators bind as Lua has it: what is compared here is a member and a word, whatever stands around")
  func precedence() throws {
    let found = ["CALayer.fillMode is \"removed\", \"forwards\", \"backwards\" or \"both\", not \"forward\""]
    let layer = "local l = CALayer() "
    #expect(try findings(layer + "print(1 + 2 == 3 and l.fillMode == 'forward' or nil)") == found)
    #expect(try findings(layer + "print(not (l.fillMode ~= 'forward'))") == found)
    // `..` binds tighter than `==`: the word is only a part of what is compared.
    #expect(try findings(layer + "print(l.fillMode == 'forward' .. 's')") == [])
    #expect(try findings(layer + "print(l.fillMode .. 'x' == 'forward')") == [])
  }

  @Test("long chains and deep nesting are read or refused, and never overflow")
  func depth() throws {
    let sum = "local x = 1 print(" + String(repeating: "x + ", count: 100_000) + "x)"
    #expect(try findings(sum) == ["this script nests more than 500 levels deep, too deep to be checked"])
    let list = "local t = {" + String(repeating: "1, ", count: 100_000) + "1} print(t)"
    #expect(try findings(list) == [])
    let nested = String(repeating: "do ", count: 150) + "print(nothingLikeIt)" + String(repeating: " end", count: 150)
    #expect(try findings(nested) == ["undefined global 'nothingLikeIt'"])
  }

  @Test("a part of a script, cut anywhere, is read to its end if Lua compiles it")
  func cut() throws {
    let source = """
      local Fade = class("Fade", NSObject) function Fade:animateTransition(context)
      UIView.animate{withDuration = 0.5, animations = function() self.view.alpha = 1 end} end
      for i, v in ipairs({1, [2] = 3}) do if i ~= 1 then goto done else v = -v ^ 2 end ::done:: end
      """
    let session = try ScriptSession(SessionOptions())
    var read = 0
    for length in 0...source.utf8.count {
      let part = "\(source.prefix(length))\nprint(undefinedName)"
      let messages = ScriptCheck(part, in: session) { _, _ in nil }.findings.map(\.message)
      guard case .success = session.load(part, name: "part") else { continue }
      #expect(messages.contains("undefined global 'undefinedName'"), "\(part)")
      read += 1
    }
    // The end of the first line, and each end of a statement on the last.
    #expect(read > 3)
  }
}
