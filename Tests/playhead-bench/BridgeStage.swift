import CBaselines
import LuaBridge
import ScriptAPI
import ScriptRuntime

/// One script that reads and writes a property of its own layer: of the engine, and of a module in C.
enum BridgeStage {
  /// Unrolled, so that the loop does not weigh.
  private static let script = """
    local layer = newLayer()
    function access(n)
      local l, x = layer
      for i = 1, n do
        x = l.opacity; x = l.opacity; x = l.opacity; x = l.opacity; x = l.opacity
        l.opacity = x; l.opacity = x; l.opacity = x; l.opacity = x; l.opacity = x
      end
    end
    """
  private static let rounds = 20_000

  /// A read or a write an item.
  static func pair() throws -> Pair {
    guard let baseline = cb_bridge_open(script) else { throw BenchFailure("the module in C did not open") }
    let session = try ScriptSession(SessionOptions())
    let state = session.lua
    _ = try state.call(try state.load("newLayer = CALayer " + script, name: "bench.lua").get()).get()
    state.pushGlobal("access")
    guard state.isFunction(at: -1) else { throw BenchFailure("the script defines no function") }
    let function = state.popReference()
    let items = Double(10 * rounds)
    return Pair(
      subject: Workload(items: items) { [session] _ in
        if case .failure(let error) = session.lua.call(function, [.integer(rounds)]) { print(error.message) }
      },
      other: Workload(items: items) { _ in cb_bridge_call(baseline, "access", rounds) })
  }
}
