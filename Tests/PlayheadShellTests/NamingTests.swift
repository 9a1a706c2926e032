import LineEditing
import PlayheadShell
import RecordingExport
import RecordingFiles
import ScriptAPI
import ScriptRuntime
import Testing
import TimeControl

/// One view has one name: the variable that holds it, else the name it was given, else its class and number.
@Suite("Names of views") struct NamingTests {
  static let scene = """
    box = UIView(CGRect(0, 0, 40, 40))
    photo = UIViewController()
    local card, other, plain = UIView(), UIView(), UIView()
    card.accessibilityIdentifier, other.accessibilityIdentifier = "card", "card"
    for _, view in ipairs{box, photo.view, card, other, plain} do window:addSubview(view) end
    UIView.animate(0.4, function()
      for _, view in ipairs(window.subviews) do view.alpha = 0 end
    end)
    """

  /// Of each view in the scene, in its order. Two may not share a name, so the second card goes by its number.
  static let names = ["box", "photo.view", "card", "UIView #5", "UIView #6"]

  @Test(
    "each view has the same name in every list",
    arguments: [
      ["advance 0.2"], ["advance 0.2", "tracks"], ["advance 0.2", "values"], ["advance 0.2", "tree"],
      ["advance 0.2", "diff 0 0.2"], ["advance 0.2", "events begin"],
      ["for _, event in ipairs(timeline:events('begin')) do print(event.subject) end"],
    ])
  func lists(_ inputs: [String]) throws {
    let shown = try Transcript(inputs.map { .line($0) }, after: Self.scene).text
    for name in Self.names { #expect(shown.contains(name), "\(name) is not in\n\(shown)") }
  }

  @Test("a trace names its lanes and its events as the lists do")
  func trace() throws {
    let session = try ScriptSession(SessionOptions())
    #expect(session.runScript(Self.scene, name: "scene.lua") == nil)
    let trace = Trace(session)
    let lanes = Set(trace.lanes.keys.map(\.layer))
    let subjects = Set(trace.events.filter { $0.name == "begin" }.map(\.subject))
    #expect(lanes == Set(Self.names + ["window", "screen"]))
    #expect(subjects == Set(Self.names))
  }

  @Test("descriptions and errors have the variable or the name, and always the number")
  func descriptions() throws {
    let shown = try Transcript.answers(
      "for _, view in ipairs(window.subviews) do print(view) end", "box:addSubview(window)", after: Self.scene)
    let titles = ["#2 box;", "#7 photo.view;", "#4 \"card\";", "#5 \"card\";", "#6;"]
    for title in titles { #expect(shown[0].contains("<UIView \(title)"), "\(shown[0])") }
    #expect(shown[1].contains("<UIWindow #1 window;"), "\(shown[1])")
  }

  @Test("looking at a view changes no number")
  func looking() throws {
    let looked = try Transcript(["print(UIView())", "first, second = UIView(), UIView()", "second"].map { .line($0) })
    let unseen = try Transcript(["UIView()", "first, second = UIView(), UIView()", "second"].map { .line($0) })
    #expect(looked.text.contains("<UIView #4 second;"), "\(looked.text)")
    #expect(unseen.text.contains("<UIView #4 second;"), "\(unseen.text)")
  }

  @Test("curve takes the name that tracks has for a view in a local variable")
  func curve() throws {
    let script = """
      local flying = UIView(CGRect(0, 0, 40, 40)); window:addSubview(flying)
      UIView.animate(0.4, function() flying.center = CGPoint(220, 20) end)
      """
    // From the centre at 20 to 220.
    let shown = try Transcript([.line("run"), .line("curve flying.position.x")], after: script).text
    #expect(shown.contains("20") && shown.contains("220") && !shown.contains("has a number"), "\(shown)")
    let missing = try Transcript([.line("run"), .line("curve nobody.position.x")], after: script).text
    #expect(missing.contains("no view or layer has a number 'nobody.position.x'"), "\(missing)")
  }

  @Test("tracks, values, tree, pviews and visualize take the name of a view in a local variable, on screen and gone")
  func namedLayers() throws {
    let script = """
      local flying = UIView(CGRect(10, 10, 40, 40)); window:addSubview(flying)
      flying:addSubview(UILabel(CGRect(0, 0, 20, 20)))
      UIView.animate(0.4, function() flying.center = CGPoint(220, 20) end)
      """
    for command in ["tracks", "values", "tree", "pviews", "visualize"] {
      let shown = try Transcript([.line("run"), .line("\(command) flying")], after: script).text
      #expect(!shown.contains("is neither") && !shown.contains("is none"), "\(command): \(shown)")
    }
    let tree = try Transcript([.line("pviews flying")], after: script).text
    #expect(tree.contains("UILabel") && !tree.contains("UIWindow"), "\(tree)")
    let gone = try Transcript(
      [.line("run"), .line("window.subviews[1]:removeFromSuperview()"), .line("tracks flying")], after: script)
    #expect(gone.text.contains("position") && !gone.text.contains("is none"), "\(gone.text)")
    let missing = try Transcript([.line("tree nobody")], after: script).text
    #expect(missing.contains("'nobody' is none"), "\(missing)")
  }
}
