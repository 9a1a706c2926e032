import CBaselines
import LuaBridge
import ScriptAPI
import ScriptRuntime

/// W3: a script reading and writing properties, called back, making objects.
///
/// One script runs on both sides; each has its own `newLayer()`.
enum BridgeComparisons {
  /// Each function does its work `n` times, unrolled by ten where the loop would weigh.
  static let script = """
    local layer = newLayer()
    function get(n)
      local l, x = layer
      for i = 1, n do
        x = l.opacity; x = l.opacity; x = l.opacity; x = l.opacity; x = l.opacity
        x = l.opacity; x = l.opacity; x = l.opacity; x = l.opacity; x = l.opacity
      end
    end
    function set(n)
      local l, x = layer, 0.5
      for i = 1, n do
        l.opacity = x; l.opacity = x; l.opacity = x; l.opacity = x; l.opacity = x
        l.opacity = x; l.opacity = x; l.opacity = x; l.opacity = x; l.opacity = x
      end
    end
    local sum = 0
    function receive(x) sum = sum + x end
    function create(n)
      local kept = {}
      for i = 1, n do kept[i] = newLayer() end
      kept = nil
      collectgarbage()
    end
    local layers = {}
    for i = 1, 1000 do layers[i] = newLayer() end
    local function add(n)
      if n < 2 then return n end
      return add(n - 1) + add(n - 2)
    end
    function fibonacci(n) return add(n) end
    function frame(n)
      for i = 1, n do
        for j = 1, 1000 do layers[j].opacity = j * 0.001 end
      end
    end
    """

  static func run(into report: inout Report) throws {
    guard let baseline = cb_bridge_open(script) else { throw BenchFailure("the bridge's baseline did not open") }
    defer { cb_bridge_close(baseline) }
    let session = try ScriptSession(SessionOptions())
    let state = session.lua
    _ = try state.call(try state.load("newLayer = CALayer " + script, name: "bench.lua").get()).get()

    let works: [(goal: Goal, function: String, calls: Int, items: Double)] = [
      (.propertyGet, "get", 20_000, 200_000), (.propertySet, "set", 20_000, 200_000),
      (.creation, "create", 100_000, 100_000), (.scriptFrame, "frame", 100, 100_000),
      (.plainScript, "fibonacci", 23, 46_367),
    ]
    for work in works {
      let function = try globalFunction(work.function, of: state)
      let engine = Workload(items: work.items) { _ in
        if case .failure(let error) = state.call(function, [.integer(work.calls)]) { print(error.message) }
      }
      let plain = Workload(items: work.items) { _ in cb_bridge_call(baseline, work.function, work.calls) }
      try report.compare(work.goal, engine, with: plain)
    }

    let receive = try globalFunction("receive", of: state)
    let callbacks = 30_000
    let base = state.top
    let engine = Workload(items: Double(callbacks)) { _ in
      for call in 0..<callbacks {
        state.beginCall(receive)
        state.push(Double(call))
        if !state.endCall(arguments: 1, results: 0) { print(state.caughtError().message) }
        state.setTop(base)
      }
    }
    let plain = Workload(items: Double(callbacks)) { _ in cb_bridge_callback(baseline, "receive", callbacks) }
    try report.compare(.callback, engine, with: plain)
  }

  private static func globalFunction(_ name: String, of state: LuaState) throws -> LuaReference {
    state.pushGlobal(name)
    guard state.isFunction(at: -1) else { throw BenchFailure("the script defines no \(name)") }
    return state.popReference()
  }
}
