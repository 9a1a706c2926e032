import LuaBridge
import Testing

@Suite("Any arguments")
struct AnyArgumentsTests {
  /// Left out because Lua's own loop over a huge count cannot be interrupted.
  private static let endless = "[table.move] = true, [string.rep] = true"

  @Test("no function a script can reach crashes, whatever it is given", arguments: [1, 2, 3] as [UInt64])
  func anyArguments(seed: UInt64) throws {
    let script = try Script(memoryLimit: 32 << 20, seed: seed)
    script.host.sources = ["x": "return ..."]
    let printed = script.output(
      """
      local Card = class("Card", Node)
      function Card:init(...) self.field = ... end
      local card, node = Card(1), Node()
      node.frame = CGRect(1, 2, 3, 4)
      node:add(card)
      local values = {
        0, 1, -1, 2, 3.5, 100, 0/0, 1/0, -1/0, math.maxinteger, math.mininteger, "", "x", "%s %d", "return 1", "opacity",
        "frame", "field", "init", "super", true, false, {}, {1, 2, 3}, {x = 1}, setmetatable({}, {__index = function() end}),
        print, function(...) return ... end, function() error("no") end, function() coroutine.yield(1) end, card, node, Card,
        Node, CGRect, node.frame, node.frame.origin, coroutine.create(function() coroutine.yield() end), _G, _ENV,
        select(2, pcall(node.fail, node)),
      }
      local endless = {\(Self.endless)}
      local functions = {}
      local function collect(t, depth)
        for _, v in pairs(t) do
          if type(v) == "function" and not endless[v] then functions[#functions + 1] = v
          elseif type(v) == "table" and depth < 2 and v ~= _G then collect(v, depth + 1) end
        end
      end
      collect(_G, 0)
      for _, name in ipairs{"add", "fail", "callBack", "onTap", "tap", "init"} do functions[#functions + 1] = Node[name] end
      functions[#functions + 1] = node.frame.insetBy
      functions[#functions + 1] = function(a, b) return a[b] end
      functions[#functions + 1] = function(a, b, c) if a ~= _G then a[b] = c end end
      functions[#functions + 1] = function(a, b) return a == b, a ~= b end
      functions[#functions + 1] = function(a, b) return a < b end
      functions[#functions + 1] = function(a, b) return a .. b end
      functions[#functions + 1] = function(a, ...) return a(...) end
      functions[#functions + 1] = function(a) for k, v in pairs(a) do a[k] = v end end
      local random, unpack, pcall, create, resume = math.random, table.unpack, pcall, coroutine.create, coroutine.resume
      local count, calls = #functions, 0
      for i = 1, 6000 do
        local arguments = {}
        local n = random(0, 4)
        for j = 1, n do arguments[j] = values[random(#values)] end
        local f = functions[random(count)]
        if i % 3 == 0 then resume(create(f), unpack(arguments, 1, n)) else pcall(f, unpack(arguments, 1, n)) end
        calls = calls + 1
      end
      io.write(" calls ", calls)
      """)
    #expect(printed.hasSuffix(" calls 6000"))
    script.host.waiting = []
    script.state.close()
    #expect(script.host.census.live == 0)
  }
}
