import LuaBridge
import Testing

@Suite("Value structs")
struct StructTests {
  @Test(
    "nested writes go through to the property",
    arguments: [
      ("n.frame.x = 10", "CGRect(10.0, 2.0, 3.0, 4.0)"),
      ("n.frame.origin.x = 10", "CGRect(10.0, 2.0, 3.0, 4.0)"),
      ("n.frame.size.height = 10", "CGRect(1.0, 2.0, 3.0, 10.0)"),
      ("n.frame.origin = CGRect(8, 9).origin", "CGRect(8.0, 9.0, 3.0, 4.0)"),
      ("n.frame.origin = {x = 8, y = 9}", "CGRect(8.0, 9.0, 3.0, 4.0)"),
      ("local f = n.frame n.frame = CGRect(9, 9, 9, 9) f.x = 1", "CGRect(1.0, 9.0, 9.0, 9.0)"),
    ])
  func writeThrough(source: String, expected: String) throws {
    let script = try Script()
    let printed = script.output("local n = Node() n.frame = CGRect(1, 2, 3, 4) \(source) print(n.frame)")
    #expect(printed == expected + "\n")
  }

  @Test("a read is a snapshot: the old frame restores")
  func snapshot() throws {
    let script = try Script()
    let printed = script.output(
      """
      local n = Node()
      n.frame = CGRect(1, 2, 3, 4)
      local old = n.frame
      n.frame = CGRect(5, 6, 7, 8)
      print(old)
      n.frame = old
      print(n.frame)
      """)
    #expect(printed == "CGRect(1.0, 2.0, 3.0, 4.0)\nCGRect(1.0, 2.0, 3.0, 4.0)\n")
  }

  @Test("structs made or computed are free-standing")
  func freeStanding() throws {
    let script = try Script()
    let printed = script.output(
      """
      local n = Node()
      n.frame = CGRect(0, 0, 100, 10)
      local inner = n.frame:insetBy(10)
      inner.x = 50
      print(inner.x, inner.width, n.frame.x, n.frame.midX)
      """)
    #expect(printed == "50.0\t80.0\t0.0\t50.0\n")
  }

  @Test("structs are equal by value, and only to their own kind")
  func equality() throws {
    let script = try Script()
    let printed = script.output(
      """
      print(CGRect(1, 2, 3, 4) == CGRect(1, 2, 3, 4), CGRect(1, 2, 3, 4) == CGRect(1, 2, 3, 5))
      print(CGRect(1, 2, 1, 2).origin == CGRect(1, 2, 1, 2).size)
      """)
    #expect(printed == "true\tfalse\nfalse\n")
  }

  @Test("a field given something else than a number is refused, and so is a computed one")
  func refusedField() throws {
    let script = try Script()
    #expect(try script.failure("Node().frame.x = 'a'").message == "no 'x' to write")
    #expect(try script.failure("Node().frame.x = 0/0").message == "no 'x' to write")
    #expect(try script.failure("Node().frame.midX = 1").message == "no 'midX' to writeReadOnly")
  }

  @Test("two structs of one property each write only their own field")
  func twoSnapshots() throws {
    let script = try Script()
    let printed = script.output(
      """
      local n = Node()
      local a, b = n.frame, n.frame
      a.x = 1
      b.y = 2
      print(n.frame, a.y, b.x)
      """)
    #expect(printed == "CGRect(1.0, 2.0, 0.0, 0.0)\t0.0\t0.0\n")
  }
}
