import LuaBridge
import TestStages
import Testing

/// Rule 13: one script, the same bytes.
@Suite("Determinism")
struct DeterminismTests {
  let script = """
    local names = {}
    for index = 1, 20 do names["k" .. math.random(1000)] = UIView() end
    for name, view in pairs(names) do print(name, view) end
    print(os.time(), os.clock(), {}, print, UIView)
    """

  @Test("a script that runs twice prints the same bytes")
  func twice() throws {
    let first = try Stage.output(script)
    #expect(try Stage.output(script) == first)
    #expect(!first.contains("0x"))
  }

  @Test("two sessions live side by side and know nothing of each other")
  func sideBySide() throws {
    let one = try Stage()
    let two = try Stage()
    one.run("x = UIView() window:addSubview(x) timeline:advance(1)")
    two.run("print(x, timeline.now, #window.subviews, UIView())")
    #expect(two.output == "nil\t0.0\t0\t<UIView #2; frame = (0 0; 0 0)>\n")
  }

  @Test("another seed gives other random numbers")
  func seeds() throws {
    let one = try Stage(seed: 1)
    let two = try Stage(seed: 2)
    one.run("print(math.random(1000000))")
    two.run("print(math.random(1000000))")
    #expect(one.output != two.output)
  }
}
