import LayerKit
import LuaBridge
import MotionMath

/// The smallest script interface that shows what the bridge costs: one class of real layers, in a world of their own.
final class BridgeHost: LuaHost {
  private enum Member { static let opacity: Int32 = 1, newLayer: Int32 = 2 }
  private static let layerClass: Int32 = 1

  private let world = World()

  /// A state with a global function `newLayer()`, whose layers have `opacity`, and what `source` defines.
  static func open(_ source: String) throws -> (state: LuaState, host: BridgeHost) {
    let host = BridgeHost()
    let state = try LuaState(memoryLimit: 1 << 30, host: host)
    let members = [LuaMember("opacity", .property, id: Member.opacity)]
    guard state.defineClass(id: layerClass, name: "CALayer", members: members) else {
      throw BenchFailure("no memory for the script side")
    }
    state.pushFunction(member: Member.newLayer)
    state.popIntoGlobal("newLayer")
    let function = try state.load(source, name: "bench.lua").get()
    _ = try state.call(function).get()
    return (state, host)
  }

  func getProperty(_: LuaState, object: Unmanaged<AnyObject>, member: Int32, into result: LuaResult) -> Int32 {
    object._withUnsafeGuaranteedRef { result.number(unsafeDowncast($0, to: CALayer.self).opacity) }
    return 0
  }

  func setProperty(
    _ state: LuaState, object: Unmanaged<AnyObject>, member: Int32, to value: LuaArgument
  ) -> Int32 {
    guard let number = value.number else { return state.fail(code: "kind", message: "opacity is a number") }
    object._withUnsafeGuaranteedRef { unsafeDowncast($0, to: CALayer.self).opacity = number }
    return 0
  }

  func callMethod(_ state: LuaState, member: Int32) -> Int32 {
    state.pushObject(CALayer(in: world), classID: Self.layerClass, isFresh: true)
    return 1
  }

  // What the benchmark's script never does.

  func getStructProperty(
    _ state: LuaState, kind: Int32, fields: UnsafePointer<Double>, member: Int32, into result: LuaResult
  ) -> Int32 { refuse(state) }
  func getStatic(_ state: LuaState, classID: Int32, member: Int32, into result: LuaResult) -> Int32 { refuse(state) }
  func setStatic(_ state: LuaState, classID: Int32, member: Int32, to value: LuaArgument) -> Int32 { refuse(state) }
  func construct(_ state: LuaState, classID: Int32) -> Int32 { refuse(state) }
  func allocate(_ state: LuaState, classID: Int32) -> Int32 { refuse(state) }
  func missingMember(_ state: LuaState, of subject: MemberSubject, access: MemberAccess) -> Int32 { refuse(state) }
  func global(_ state: LuaState, name: String) -> Bool { false }
  func globalAssigned(_ state: LuaState, name: String) -> Int32 { 0 }
  func owners(of object: AnyObject) -> [(object: AnyObject, classID: Int32)] { [] }
  func describe(_ state: LuaState, index: Int32) -> String { "layer" }
  func virtualTime() -> Double { world.now }
  func wait(_ state: LuaState, seconds: Double, canYield: Bool) -> Int32 { refuse(state) }
  func write(_ bytes: UnsafeRawBufferPointer) {}
  func readLine() -> String? { nil }
  func source(
    _ state: LuaState, name: String, for request: SourceRequest
  ) -> Result<(text: String, chunkName: String), ScriptError> {
    .failure(ScriptError(code: "source", message: "there are no files here"))
  }

  private func refuse(_ state: LuaState) -> Int32 { state.fail(code: "bench", message: "not part of the benchmark") }
}
