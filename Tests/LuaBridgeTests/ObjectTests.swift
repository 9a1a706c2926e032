import LuaBridge
import Testing

@Suite("Objects")
struct ObjectTests {
  @Test("properties of every kind are read and written")
  func properties() throws {
    let script = try Script()
    let printed = script.output(
      """
      local n = Node()
      n.opacity, n.tag, n.name = 0.25, 7, "card é"
      n.aPropertyWhoseNameIsMuchLongerThanFortyCharacters = 9
      print(n.opacity, n.tag, n.name, n.parent, n.aPropertyWhoseNameIsMuchLongerThanFortyCharacters)
      print(Node.defaultOpacity)
      Node.defaultOpacity = 0.5
      print(Node().opacity)
      """)
    #expect(printed == "0.25\t9\tcard é\tnil\t9\n1.0\n0.5\n")
  }

  @Test("one object is one value in Lua, wherever it comes from")
  func identity() throws {
    let script = try Script()
    let printed = script.output(
      """
      local a, b = Node(), Node()
      a:add(b)
      local seen = {[a] = "a"}
      print(b.parent == a, rawequal(b.parent, a), seen[b.parent], a == b)
      """)
    #expect(printed == "true\ttrue\ta\tfalse\n")
  }

  @Test("an object lives as long as Lua or Swift holds it")
  func lifetime() throws {
    let script = try Script()
    _ = script.output("kept = Node() for i = 1, 10 do Node() end")
    script.state.collectGarbage()
    #expect(script.host.census.live == 1)
    _ = script.output("kept = nil")
    script.state.collectGarbage()
    #expect(script.host.census.live == 0)
    #expect(script.state.liveObjectCount == 0)
  }

  @Test("what was there before stays until a full collection; what is newer goes, also where the old had held it")
  func new() throws {
    let script = try Script()
    _ = script.output("old, other = Node(), Node() list = {Node()} dropped = Node() dropped = nil")
    script.state.whileOld {
      // The full collection at the start.
      #expect(script.host.census.live == 3)
      _ = script.output(
        """
        list[2], old = Node(), nil
        local n = Node()
        n:onTap(function() return n, list end)
        other:onTap(function() return n end)
        """)
      script.state.collectNew()
      #expect(script.host.census.live == 5)
      // Nothing but the table, which is old, has held the second of the list, and the handler the other one.
      _ = script.output("list[2] = nil other:onTap(function() end)")
      script.state.collectNew()
      #expect(script.host.census.live == 3)
    }
    script.state.collectGarbage()
    #expect(script.host.census.live == 2)
    _ = script.output("assert(#list == 1) list, other = nil")
    script.state.collectGarbage()
    #expect(script.host.census.live == 0)
  }

  @Test("short-lived objects do not pile up before they are collected")
  func pacing() throws {
    let script = try Script()
    _ = script.output("for i = 1, 20000 do local n = Node() end")
    #expect(script.host.census.live < 1000)
  }

  @Test("closing the state releases everything")
  func close() throws {
    let script = try Script()
    _ = script.output("a = Node() a:onTap(function() return a end)")
    script.state.close()
    #expect(script.host.census.live == 0)
  }

  @Test("a reference may outlive the state")
  func referenceOutlivesState() throws {
    var script: Script? = try Script()
    let reference = try #require(script.map { script in script.state.load("return 1", name: "a.lua") })
    script?.state.close()
    script = nil
    _ = consume reference
  }

  @Test("handlers of a tree with an anchored root all fire though the script dropped every node")
  func anchoredTree() throws {
    let script = try Script()
    let root = Node(script.host.census)
    script.state.anchor(root, classID: ID.node)
    script.state.pushObject(root, classID: ID.node)
    script.state.popIntoGlobal("root")
    _ = script.output(
      """
      fired = 0
      local level = {root}
      local made = 0
      while made < 1000 do
        local below = {}
        for _, parent in ipairs(level) do
          for i = 1, 3 do
            if made < 1000 then
              local child = Node()
              child:onTap(function() fired = fired + 1 end)
              parent:add(child)
              below[#below + 1] = child
              made = made + 1
            end
          end
        end
        level = below
      end
      root = nil
      """)
    for _ in 0..<3 { script.state.collectGarbage() }
    tapAll(below: root, script.state)
    #expect(script.output("print(fired)") == "1000\n")
  }

  @Test("a handler set on a node that Swift already owned keeps the way up to the root")
  func adoption() throws {
    let script = try Script()
    let root = Node(script.host.census)
    script.state.anchor(root, classID: ID.node)
    let middle = Node(script.host.census)
    let leaf = Node(script.host.census)
    root.add(middle)
    middle.add(leaf)
    script.state.pushObject(leaf, classID: ID.node)
    script.state.popIntoGlobal("leaf")
    _ = script.output("fired = 0 leaf:onTap(function() fired = fired + 1 end) leaf = nil")
    for _ in 0..<3 { script.state.collectGarbage() }
    tapAll(below: root, script.state)
    #expect(script.output("print(fired)") == "1\n")
  }

  @Test("a released edge lets handlers go; a second retain of the same pair holds until its own release")
  func countedEdges() throws {
    let script = try Script()
    let root = Node(script.host.census)
    script.state.anchor(root, classID: ID.node)
    script.state.pushObject(root, classID: ID.node)
    script.state.popIntoGlobal("root")
    _ = script.output("local child = Node() child:onTap(function() end) root:add(child)")
    let child = try #require(root.children.first)
    script.state.retainEdge(from: root, classID: ID.node, to: child)
    script.state.releaseEdge(from: Unmanaged.passUnretained(root), to: child)
    script.state.collectGarbage()
    #expect(hasHandler(child, script.state))
    script.state.releaseEdge(from: Unmanaged.passUnretained(root), to: child)
    script.state.collectGarbage()
    #expect(!hasHandler(child, script.state))
  }

  @Test("10,000 pairs of a node and a handler that mentions it are all collected")
  func cycles() throws {
    let script = try Script()
    _ = script.output(
      """
      for i = 1, 10000 do
        local n, other = Node(), Node()
        n:onTap(function() return n, other end)
        other:onTap(function() return n end)
      end
      """)
    script.state.collectGarbage()
    #expect(script.host.census.live == 0)
  }

  @Test("a weak payload goes with the last other reference")
  func weakPayload() throws {
    let script = try Script()
    let node = Node(script.host.census)
    let slot = PayloadReference(owner: node, slot: "delegate", isWeak: true)
    script.state.anchor(node, classID: ID.node)
    _ = script.output("delegate = {}")
    script.state.pushGlobal("delegate")
    script.state.popPayload(slot, classID: ID.node)
    script.state.collectGarbage()
    script.state.pushPayload(slot)
    #expect(script.state.isTable(at: -1))
    script.state.pop()
    _ = script.output("delegate = nil")
    script.state.collectGarbage()
    script.state.pushPayload(slot)
    #expect(script.state.isNil(at: -1))
    script.state.pop()
    script.state.unanchor(node)
  }

  @Test("nothing is left on the stack by any of it")
  func balancedStack() throws {
    let script = try Script()
    let before = script.state.top
    try anchoredTree()
    _ = script.output("local n = Node() n:onTap(print) n.frame.x = 1")
    _ = script.run("error('x')")
    let node = Node(script.host.census)
    script.state.anchor(node, classID: ID.node)
    script.state.retainEdge(from: node, classID: ID.node, to: Node(script.host.census))
    script.state.releaseEdge(from: Unmanaged.passUnretained(node), to: node)
    script.state.unanchor(node)
    #expect(script.state.top == before)
  }

  private func tapAll(below root: Node, _ state: LuaState) {
    for child in root.children {
      state.pushPayload(PayloadReference(owner: child, slot: "tap"))
      if state.isFunction(at: -1) { _ = state.pcallOnStack(arguments: 0, results: 0) } else { state.pop() }
      tapAll(below: child, state)
    }
  }

  private func hasHandler(_ node: Node, _ state: LuaState) -> Bool {
    state.pushPayload(PayloadReference(owner: node, slot: "tap"))
    defer { state.pop() }
    return state.isFunction(at: -1)
  }
}
