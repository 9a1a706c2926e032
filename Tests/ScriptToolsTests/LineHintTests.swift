import ScriptAPI
import ScriptRuntime
import ScriptTools
import Testing

/// Hints that follow from the line of an error.
@Suite("Hint of a line") struct LineHintTests {
  private func hint(_ script: String) throws -> String? {
    let session = try ScriptSession(SessionOptions())
    let error = try #require(session.runScript(script, name: "line.lua"), "nothing failed: \(script)")
    return ErrorReport(error, in: session).hint
  }

  @Test(
    "says what can be typed in its place",
    arguments: [
      (
        "a = UIViewController()\nwindow.rootViewController = a\nprint(a.presentedViewController.title)",
        "a.presentedViewController and a.presentedViewController.title"
      ),
      (
        "v = UIView(); window:addSubview(v)\nprint(v.layer:presentation().opacity)",
        "timeline:advance(0) first, which puts it on the screen; before that it has no presentation layer"
      ),
      ("v = UIView()\ng = UIPanGestureRecognizer(v, '#selector(onPan)')", "\"onPan\""),
      (
        "c = CAMediaTimingFunction{controlPoints = {0.1, 0.2, 0.3, 1}}", "CAMediaTimingFunction(0.1, 0.2, 0.3, 1)"
      ),
      (
        "grid = UIViewController()\ngrid.thumb = UIView()",
        "local MyViewController = class(\"MyViewController\", UIViewController), whose objects have fields of their own"
      ),
    ])
  func replacement(script: String, expected: String) throws {
    let hint = try hint(script)
    #expect(hint == expected)
  }

  @Test("the caret is under the name that is misspelt, not under the one that was meant", arguments: [";", "\n"])
  func caret(end: String) throws {
    let session = try ScriptSession(SessionOptions())
    let script = "card = UIView()\(end) window:addSubview(crad)"
    let error = try #require(session.runScript(script, name: "line.lua"))
    let excerpt = ErrorReport(error, in: session).excerpt()
    let (line, carets) = (try #require(excerpt.first), try #require(excerpt.last))
    let name = try #require(line.firstRange(of: "crad"))
    #expect(carets.firstIndex(of: "^") == name.lowerBound && carets.count(where: { $0 == "^" }) == 4, "\(excerpt)")
  }

  @Test("says nothing of a table's field, and of what is only read")
  func silence() throws {
    for script in ["box = {}\nprint(box.inner.name)", "v = UIView()\nif v.thumb == 1 then end"] {
      let hint = try hint(script)
      #expect(hint == nil)
    }
  }

  @Test("what the hint of a presentation layer says, works") func advance() throws {
    let session = try ScriptSession(SessionOptions())
    let script = "v = UIView(); window:addSubview(v)\ntimeline:advance(0)\nassert(v.layer:presentation().opacity == 1)"
    #expect(session.runScript(script, name: "line.lua") == nil)
  }
}
