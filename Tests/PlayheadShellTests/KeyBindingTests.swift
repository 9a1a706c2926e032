import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl

/// Keys of the full screen that a script binds.
@Suite("Bound keys") struct KeyBindingTests {
  private static let scene = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)

    """

  private func status(_ binding: String, _ keys: [Key]) throws -> String {
    let screen = try FullScreenSession(Self.scene + binding, keys.map { .keys([$0]) })
    return String(FullScreenText.status(screen.last).prefix(8))
  }

  @Test(
    "a table binds several keys, by their characters and names",
    arguments: [
      ([Key.character("a")], " 0.100 s"), ([.control("t")], " 0.200 s"), ([.left(shift: true)], " 0.300 s"),
      ([.pageDown(shift: true)], " 0.100 s"), ([.character(" ")], " 0.200 s"), ([.character("n")], " 0.400 s"),
    ])
  func table(_ keys: [Key], _ time: String) throws {
    let binding = """
      timeline:bind{a = "goto 0.1", ["ctrl-t"] = "goto 0.2", ["shift-left"] = "goto 0.3", ["shift-page-down"] = "goto 0.1",
        space = "timeline:seek(0.2)", n = false}
      timeline:seek(0)
      """
    #expect(try status(binding, keys) == time)
  }

  @Test("a bound key may press another one, as that is without a binding")
  func pressed() throws {
    #expect(try status("timeline:bind('w', 'press right')", [.character("0"), .character("w")]) == " 0.017 s")
    let swapped = "timeline:bind{['5'] = 'press 0', ['0'] = 'press 5'}"
    #expect(try status(swapped, [.character("0")]) == " 0.200 s")
    #expect(try status(swapped, [.character("0"), .character("5")]) == " 0.000 s")
  }

  @Test("every name of a key is one that a terminal sends")
  func names() {
    for name in BindableKey.names { #expect(Key(named: name) != nil, "\(name)") }
    #expect(Key(named: "shift-f12") == nil)
    #expect(Set(BindableKey.names.compactMap { Key(named: $0) }).count == BindableKey.names.count)
  }

  @Test(
    "a key that there is not is refused, and nothing of a table is bound",
    arguments: [
      ("timeline:bind('escape', 'step')", "not \"escape\""), ("timeline:bind('', 'step')", "not \"\""),
      ("timeline:bind{a = 'step', ['shift-f12'] = 'step'}", "not \"shift-f12\""),
      ("timeline:bind{a = 'step', b = 4}", "takes a string, not"),
    ])
  func refused(_ call: String, _ words: String) throws {
    let session = try ScriptSession(SessionOptions())
    let error = try #require(session.runScript(call, name: "keys.lua"))
    #expect("\(error)".contains(words))
    #expect(session.timeline.bindings.isEmpty)
  }
}
