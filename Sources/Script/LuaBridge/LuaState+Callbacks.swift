import CLua

extension LuaState {
  /// The host's methods as C sees them. `context` is the state.
  static var callbacks: ph_host {
    ph_host(
      context: nil,
      get: { context, object, member, result in
        guard let object, let result else { return 0 }
        return withState(context) {
          $0.frequent.get($0, .fromOpaque(object), member, LuaResult(result))
        }
      },
      set: { context, object, member, value in
        guard let object, let value else { return 0 }
        return withState(context) {
          $0.frequent.set($0, .fromOpaque(object), member, LuaArgument(value))
        }
      },
      get_struct: { context, kind, fields, member, result in
        guard let fields, let result else { return 0 }
        return withState(context) {
          $0.host.getStructProperty($0, kind: kind, fields: fields, member: member, into: LuaResult(result))
        }
      },
      call: { context, member in withState(context) { $0.frequent.call($0, member) } },
      construct: { context, classID in withState(context) { $0.host.construct($0, classID: classID) } },
      allocate: { context, classID in withState(context) { $0.host.allocate($0, classID: classID) } },
      missing: { context, subject, id, access in
        withState(context) {
          let subject: MemberSubject =
            switch subject {
            case PH_IN_CLASS: .type(classID: id)
            case PH_IN_STRUCT: .structure(kind: id)
            case PH_IN_PROPERTY: .property(member: id)
            default: .object(classID: id)
            }
          return $0.host.missingMember($0, of: subject, access: MemberAccess(rawValue: access.rawValue) ?? .read)
        }
      },
      declare: { context, id, isStruct in
        withState(context) {
          if isStruct { $0.host.declareStruct($0, kind: id) } else { $0.host.declareClass($0, classID: id) }
        }
      },
      get_static: { context, classID, member, result in
        guard let result else { return 0 }
        return withState(context) {
          $0.host.getStatic($0, classID: classID, member: member, into: LuaResult(result))
        }
      },
      set_static: { context, classID, member, value in
        guard let value else { return 0 }
        return withState(context) {
          $0.host.setStatic($0, classID: classID, member: member, to: LuaArgument(value))
        }
      },
      global: { context, name, length in
        withState(context) { $0.host.global($0, name: decode(name, length)) ? 1 : 0 }
      },
      global_assigned: { context, name, length in
        withState(context) { $0.host.globalAssigned($0, name: decode(name, length)) }
      },
      retain: { _, object in
        guard let object else { return }
        _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
      },
      release: { _, object in
        guard let object else { return }
        Unmanaged<AnyObject>.fromOpaque(object).release()
      },
      adopt: { context, object in
        guard let object else { return }
        withState(context) { state in
          for owner in state.host.owners(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()) {
            ph_retain_edge(state.ps, opaque(owner.object), owner.classID, object)
          }
        }
      },
      describe: { context, index in
        withState(context) {
          $0.push($0.host.describe($0, index: index))
          return 1
        }
      },
      differ: { context, one, other in
        guard let one, let other else { return }
        withState(context) {
          $0.host.differ(
            Unmanaged<AnyObject>.fromOpaque(one).takeUnretainedValue(),
            Unmanaged<AnyObject>.fromOpaque(other).takeUnretainedValue())
        }
      },
      time: { context in withState(context) { $0.host.virtualTime() } },
      wait: { context, seconds, canYield in
        withState(context) { $0.host.wait($0, seconds: seconds, canYield: canYield != 0) }
      },
      write: { context, bytes, length in
        withState(context) { $0.host.write(UnsafeRawBufferPointer(start: bytes, count: length)) }
      },
      read: { context in
        withState(context) {
          if let line = $0.host.readLine() { $0.push(line) } else { $0.pushNil() }
          return 1
        }
      },
      source: { context, name, length, kind in
        withState(context) {
          let request = SourceRequest(rawValue: kind.rawValue) ?? .require
          switch $0.host.source($0, name: decode(name, length), for: request) {
          case .success(let source):
            $0.push(source.text)
            $0.push("@" + source.chunkName)
            return 2
          case .failure(let error): return $0.fail(error)
          }
        }
      },
      leave: { context, code in withState(context) { $0.host.leave(code: code) } })
  }
}

/// The methods of a host that scripts call all the time, without counting references to it.
struct FrequentCalls {
  let get: (LuaState, Unmanaged<AnyObject>, Int32, LuaResult) -> Int32
  let set: (LuaState, Unmanaged<AnyObject>, Int32, LuaArgument) -> Int32
  let call: (LuaState, Int32) -> Int32

  init(of host: some LuaHost) {
    // It outlives the state. A reference to `any LuaHost` would be counted up and down in each call.
    let host = Unmanaged.passUnretained(host)
    get = { state, object, member, result in
      host._withUnsafeGuaranteedRef { $0.getProperty(state, object: object, member: member, into: result) }
    }
    set = { state, object, member, value in
      host._withUnsafeGuaranteedRef { $0.setProperty(state, object: object, member: member, to: value) }
    }
    call = { state, member in host._withUnsafeGuaranteedRef { $0.callMethod(state, member: member) } }
  }
}

/// The state behind a callback, without reference counting: it is alive as long as it runs scripts.
@inline(__always)
private func withState<Result>(
  _ context: UnsafeMutableRawPointer?, _ body: (LuaState) -> Result
) -> Result {
  // The context is set before anything can call back.
  let context = context.unsafelyUnwrapped
  return Unmanaged<LuaState>.fromOpaque(context)._withUnsafeGuaranteedRef(body)
}

private func decode(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
}

/// The address by which C knows an object.
func opaque(_ object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}
