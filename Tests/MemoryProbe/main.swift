import CBaselines
import LayerKit
import LuaBridge
import ScriptAPI
import ScriptRuntime
import TableScripts

// The sizes of objects of each class, for the test that they are counted. A program of its own: nothing else allocates
// here.
// A line for each class: its name, the bytes allocated for an object, and those that were counted for it.

struct Probe {
  private let prelude = TableMakers(Catalog.uiKit).prelude
  private let count = 200

  /// The bytes of `count` objects, allocated and counted, after as many that made the lists and tables they are in
  /// grow.
  func measure(_ name: String) -> String {
    guard let session = try? ScriptSession(SessionOptions()) else { return "\(name)\tno session" }
    let script = """
      \(prelude)
      local all = {}
      function grow() for _ = 1, \(count) do all[#all + 1] = make.\(name)() end end
      """
    if let error = session.runScript(script, name: "probe.lua") { return "\(name)\t\(error.message)" }
    var before = (0.0, 0)
    for _ in 1...2 {
      before = (cb_allocated_bytes(), session.world.memory.used)
      if let error = session.runScript("grow()", name: "probe.lua") { return "\(name)\t\(error.message)" }
      session.lua.collectGarbage()
      session.world.drain()
    }
    let bytes = (cb_allocated_bytes() - before.0, Double(session.world.memory.used - before.1))
    return "\(name)\t\(Int(bytes.0 / Double(count)))\t\(Int(bytes.1 / Double(count)))"
  }
}

let probe = Probe()
for entry in Catalog.uiKit.classes { print(probe.measure(entry.name)) }
