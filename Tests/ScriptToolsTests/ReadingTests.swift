import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestStages
import Testing

/// Help, search and completion, all read from the table.
@Suite("Reading the table")
struct ReadingTests {
  /// Completions at `|`.
  private func completions(_ line: String, after script: String = "") throws -> [String] {
    let stage = try Stage()
    stage.run(script)
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    return Completer(stage.session).completions(of: parts.joined(), at: parts[0].utf8.count).words
  }

  @Test(
    "the right words are offered",
    arguments: [
      ("UIVi|", "UIViewController"), ("window.sub|", "subviews"), ("window:add|", "addSubview"),
      ("window.layer.op|", "opacity"), ("window.layer:presentation().pos|", "position"),
      ("UIView.anim|", "animateKeyframes"), ("UIView.animate{|", "withDuration"),
      ("UIView.animate{withDuration = 1, opt|", "options"), ("UIView.animate{options = \"curveEaseI|", "curveEaseIn"),
      ("UIView.animate{options = {\"repeat\", \"curveEaseI|", "curveEaseIn"),
      ("window.layer.fillMode = \"for|", "forwards"), ("CABasicAnimation(\"transform.rot|", "transform.rotation.z"),
      ("UIView{al|", "alpha"), ("timeline:se|", "seek"), ("UIColor.sys|", "systemBlue"), ("print(tim|", "timeline"),
      ("window.frame.ori|", "origin"), ("window:insertSubview(window, {bel|", "belowSubview"),
      ("UIView.AnimationCurve.ease|", "easeInOut"),
      ("UIViewController().modalPresentationStyle == \"ful|", "fullScreen"),
    ])
  func offered(line: String, word: String) throws {
    #expect(try completions(line).contains(word))
  }

  @Test("a variable of the script's is completed by what it holds now")
  func variables() throws {
    #expect(try completions("box.alp|", after: "box = UIView()") == ["alpha"])
    #expect(try completions("function Card:layoutS|", after: "Card = class(\"Card\", UIView)") == ["layoutSubviews"])
  }

  @Test("nothing is offered in comments and free text, and what replaces is what was typed so far")
  func replaced() throws {
    #expect(try completions("-- window.al|") == [])
    #expect(try completions("print(\"al|") == [])
    let session = try Stage().session
    #expect(Completer(session).completions(of: "window.al = 1", at: 9).replacing == 7..<9)
    #expect(Completer(session).completions(of: "CABasicAnimation(\"opa", at: 21).replacing == 18..<21)
  }

  @Test(
    "there is help for every kind of name",
    arguments: [
      ("UIView", "UIView : UIResponder : NSObject"), ("UIView.animate", "usingSpringWithDamping"),
      ("window.alpha", "UIView.alpha: number"), ("timeline:seek", "timeline"), ("CGRect", "insetBy"),
      ("kCAFillModeForwards", "\"forwards\""), ("CAMediaTimingFillMode", "\"both\""),
      ("UIViewControllerAnimatedTransitioning", "animateTransition(context)"), ("CGRectMake", "CGRect"),
      ("cornerRadius", "CALayer.cornerRadius"), ("CGRect.insetBy", "reduced"), ("window", "UIWindow"),
    ])
  func help(name: String, part: String) throws {
    let page = try #require(try HelpIndex(Stage().session).help(for: name))
    #expect(page.lowercased().contains(part.lowercased()))
  }

  @Test(
    "help says in what something differs from Apple's",
    arguments: [
      ("UIView.transition", "\n\nDiffers from Apple's: flips and curls report progress but show a fade."),
      ("CALayer.isOpaque", "\n\nDiffers from Apple's: kept; nothing is drawn differently."),
      ("UIView", "\n\ndiffers from Apple's\n  isOpaque "),
    ])
  func fidelity(name: String, part: String) throws {
    #expect(try #require(try HelpIndex(Stage().session).help(for: name)).contains(part))
    #expect(try HelpIndex(Stage().session).help(for: "CALayer.opacity")?.contains("Apple") == false)
  }

  @Test("the line of a member that is kept says so, and no list of differences repeats it")
  func keptMembers() throws {
    let page = try #require(try HelpIndex(Stage().session).help(for: "UISearchBar"))
    #expect(page.contains("placeholder: string?                  Kept;") && !page.contains("differs from Apple's"))
  }

  @Test("there is no help for what is not there")
  func noHelp() throws { #expect(try HelpIndex(Stage().session).help(for: "UIViw") == nil) }

  @Test(
    "what Apple has and this has not is answered with why",
    arguments: [
      ("UIRegion", "UIRegion is not here: it is not implemented yet."),
      ("CGFloat", "CGFloat is not here: numbers are Lua's own; write math.pi, math.huge."),
      (
        "window.overrideUserInterfaceStyle",
        "overrideUserInterfaceStyle is not here: traits, themes and looks do not move anything here."
      ),
    ])
  func absent(_ name: String, _ text: String) throws { #expect(try HelpIndex(Stage().session).help(for: name) == text) }

  @Test("a search finds names first, then summaries")
  func search() throws {
    let found = try HelpIndex(Stage().session).search("opacity")
    #expect(found.first == "CALayer.opacity")
    #expect(try HelpIndex(Stage().session).search("zzz") == [])
  }

  @Test("everything of Lua's own that a script has is explained, and nothing else is")
  func library() throws {
    let session = try Stage().session
    let lua = session.lua
    var there: Set<String> = []
    for name in lua.globalNames where !Catalog.uiKit.globalNames.contains(name) {
      lua.pushGlobal(name)
      if name != "_G", name != "arg", lua.isTable(at: lua.top) {
        lua.forEachEntry(of: lua.top) { key in
          if let member = lua.string(at: key) { there.insert("\(name).\(member)") }
          return true
        }
      } else {
        there.insert(name)
      }
      lua.pop()
    }
    // `arg` comes with a script.
    #expect(Set(HelpIndex.libraryNames) == there.union(["arg"]))
    for name in there { #expect(HelpIndex(session).help(for: name)?.hasSuffix("Part of Lua.") == true, "\(name)") }
    #expect(HelpIndex(session).search("packsize") == ["string.packsize"])
    #expect(try #require(HelpIndex(session).help(for: "utf8")).hasPrefix("utf8\nText, character by character.\n"))
  }
}
