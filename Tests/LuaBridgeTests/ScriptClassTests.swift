import LuaBridge
import Testing

@Suite("Script classes")
struct ScriptClassTests {
  @Test("instances have fields, methods, inherited members and super")
  func members() throws {
    let script = try Script()
    let printed = script.output(
      """
      local Card = class("Card", Node)
      function Card:init(title) self.title = title self.opacity = 0.5 end
      function Card:flip() return self.title .. " flipped" end
      local Big = class("Big", Card)
      function Big:flip() return "big " .. Big.super.flip(self) end
      local card, big = Card("ace"), Big("king")
      print(card.title, card:flip(), card.opacity, card.unknown, tostring(card))
      print(big:flip(), Big.super == Card, Card.super == Node)
      print(tostring(Card), pcall(function() return Node().title end))
      """)
    let lines = printed.split(separator: "\n")
    #expect(lines[0] == "ace\tace flipped\t0.5\tnil\t<Card>")
    #expect(lines[1] == "big king flipped\ttrue\ttrue")
    #expect(lines[2].hasPrefix("Card\tfalse"))
  }

  @Test("a class without init of its own uses the built-in one")
  func inheritedInit() throws {
    let script = try Script()
    #expect(script.output("local C = class('C', Node) print(C(1, 2).opacity)") == "1.0\n")
  }

  @Test("a built-in property wins over a field, and cannot be hidden")
  func propertiesStay() throws {
    let script = try Script()
    let printed = script.output(
      "local C = class('C', Node) function C:opacity() end local c = C() c.opacity = 0.25 print(c.opacity)")
    #expect(printed == "0.25\n")
    #expect(try script.failure("local C = class('C', Node) C().parent = 1").message == "no 'parent' to writeReadOnly")
  }

  @Test("the host finds overridden methods on instances, per-instance functions and plain tables")
  func pushMethod() throws {
    let script = try Script()
    _ = script.output(
      """
      local C = class("C", Node)
      function C:layout(x) return "class " .. x end
      one, two, plain = C(), C(), {layout = function(self, x) return "table " .. x end}
      two.layout = function(self, x) return "own " .. x end
      bare = Node()
      """)
    func layout(_ name: String) throws -> String? {
      script.state.pushGlobal(name)
      defer { script.state.setTop(0) }
      guard script.state.pushMethod("layout", ofValueAt: -1) else { return nil }
      script.state.push(7)
      if let error = script.state.pcallOnStack(arguments: 2, results: 1) { throw error }
      return script.state.string(at: -1)
    }
    #expect(try layout("one") == "class 7")
    #expect(try layout("two") == "own 7")
    #expect(try layout("plain") == "table 7")
    #expect(try layout("bare") == nil)
  }

  @Test("an instance and its fields live while Swift owns it below an anchored root")
  func fieldsSurvive() throws {
    let script = try Script()
    let root = Node(script.host.census)
    script.state.anchor(root, classID: ID.node)
    script.state.pushObject(root, classID: ID.node)
    script.state.popIntoGlobal("root")
    _ = script.output("local C = class('C', Node) local c = C() c.title = 'kept' root:add(c)")
    script.state.collectGarbage()
    let child = try #require(root.children.first)
    script.state.pushObject(child, classID: script.host.classID(of: child))
    script.state.popIntoGlobal("child")
    #expect(script.output("print(child.title)") == "kept\n")
  }
}
