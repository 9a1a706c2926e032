import LuaBridge
import Testing

@Suite("Stack")
struct StackTests {
  @Test("values make the round trip through a call")
  func roundTrip() throws {
    let script = try Script()
    guard case .success(let chunk) = script.state.load("return ...", name: "echo.lua") else { return }
    let node = Node(script.host.census)
    let results = try script.state.call(
      chunk,
      [
        .nil, .bool(true), .integer(3), .number(2.5), .string("é\u{0}x"), .object(node, classID: ID.node),
        .structure(kind: ID.point, [1, 2]), .reference(chunk),
      ]
    ).get()
    #expect(results.count == 8)
    guard case .string(let text) = results[4], case .object(let back, let classID) = results[5],
      case .structure(let kind, let fields) = results[6], case .reference = results[7]
    else {
      Issue.record("kinds changed: \(results)")
      return
    }
    #expect(text == "é\u{0}x")
    let isSame = back === node
    #expect(isSame)
    #expect(classID == ID.node)
    #expect(kind == ID.point)
    #expect(fields == [1, 2])
    #expect(script.state.top == 0)
  }

  @Test("numbers and strings are not converted into each other")
  func noConversion() throws {
    let script = try Script()
    script.state.push("12")
    script.state.push(12.5)
    script.state.push(12.0)
    #expect(script.state.number(at: 1) == nil)
    #expect(script.state.string(at: 2) == nil)
    #expect(script.state.integer(at: 2) == nil)
    #expect(script.state.integer(at: 3) == 12)
    script.state.setTop(0)
  }

  @Test("entries of a table come in the order of pairs")
  func entries() throws {
    let script = try Script()
    _ = script.output("t = {z = 1, a = 2, [2] = 'two', [1] = 'one'}")
    script.state.pushGlobal("t")
    var keys: [String] = []
    script.state.forEachEntry(of: -1) { key in
      keys.append(script.state.text(at: key) + "=" + script.state.text(at: key + 1))
      return keys.count < 3
    }
    #expect(keys == ["1=one", "2=two", "a=2"])
    script.state.setTop(0)
  }

  @Test("a coroutine's reference of another state is nil here")
  func foreignReference() throws {
    let one = try Script()
    let two = try Script()
    guard case .success(let chunk) = one.state.load("return 1", name: "a.lua") else { return }
    two.state.push(chunk)
    #expect(two.state.isNil(at: -1))
    two.state.setTop(0)
  }
}
