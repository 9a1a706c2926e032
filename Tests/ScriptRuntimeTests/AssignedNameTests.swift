import ScriptAPI
import Testing
import TimeControl

@testable import ScriptRuntime

/// The names that views have of the statement that made them. Numbers are counted by hand: the window has 1.
@Suite("Names by assignment") struct AssignedNameTests {
  @Test(
    "the name that a line assigns a new object to",
    arguments: [
      ("local flying = UIImageView(image)", "flying"), ("  self.photo = UIImageView{image = image}", "photo"),
      ("local a = 1; local shade = UIImageView()", "shade"), ("card = {photo = UIImageView{}, size = 3}", "photo"),
      ("local copy = self.photo:snapshotView(false)", "copy"),
      ("local copy = view:resizableSnapshotView{from = r}", "copy"),
      // No name, one of another class, several names, one of a letter, ones that the class ends with, a comparison, an element.
      ("window:addSubview(UIImageView())", nil), ("local box = UIView()", nil),
      ("local one, two = UIImageView(), UIImageView()", nil), ("local v = UIImageView()", nil),
      ("local view = UIImageView()", nil), ("imageView = UIImageView()", nil),
      ("return photo == UIImageView", nil), ("rows[1] = UIImageView()", nil),
      ("local one = UIImageView() two = UIImageView()", nil), ("local views = {UIImageView()}", nil),
    ] as [(String, String?)])
  func line(text: String, expected: String?) {
    #expect(AssignedNames.name(of: "UIImageView", in: text) == expected)
  }

  @Test("a variable and a view's own name come first, and of several of one name the first has it bare")
  func order() throws {
    let session = try ScriptSession(SessionOptions())
    let script = """
      local function row(text)
        local cell = UIView()
        window:addSubview(cell)
        return cell
      end
      first = row()
      row()
      row().accessibilityIdentifier = "last"
      timeline:advance(0.1)
      """
    #expect(BranchingSession(session).runScript(script, name: "a.lua") == nil)
    let names = LayerNames(in: session)
    #expect(names.named("UIWindow #1, UIView #2, UIView #3, UIView #4") == "window, first, cell #3, last")
  }

  @Test("a later text under the same name gives its own names, and a line that runs again one to each object")
  func texts() throws {
    let session = try ScriptSession(SessionOptions())
    for name in ["flying", "dimming"] {
      let script = "for _ = 1, 2 do local \(name) = UIView() window:addSubview(\(name)) end"
      #expect(BranchingSession(session).runScript(script, name: "input") == nil)
    }
    let labels = "UIView #2, UIView #3, UIView #4, UIView #5"
    #expect(LayerNames(in: session).named(labels) == "flying, flying #3, dimming, dimming #5")
  }
}
