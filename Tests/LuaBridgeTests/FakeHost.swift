import LuaBridge

/// Counts the nodes that are alive.
final class Census {
  var live = 0
}

/// The one modelled class of these tests: a tree of nodes with a number, a name, a frame and a handler.
class Node {
  let census: Census
  var opacity = 1.0
  var tag = 0
  var name = ""
  var frame = [0.0, 0.0, 0.0, 0.0]
  private(set) var children: [Node] = []
  private(set) weak var parent: Node?

  init(_ census: Census) {
    self.census = census
    census.live += 1
  }

  deinit { census.live -= 1 }

  func add(_ child: Node) {
    children.append(child)
    child.parent = self
  }
}

/// The ids under which the tests declare things.
enum ID {
  static let object: Int32 = 0
  static let node: Int32 = 1
  static let rectType: Int32 = 2
  static let point: Int32 = 0
  static let size: Int32 = 1
  static let rect: Int32 = 2

  static let opacity: Int32 = 1
  static let tag: Int32 = 2
  static let name: Int32 = 3
  static let frame: Int32 = 4
  static let parent: Int32 = 5
  static let longProperty: Int32 = 6
  static let add: Int32 = 10
  static let fail: Int32 = 11
  static let callBack: Int32 = 12
  static let onTap: Int32 = 13
  static let tap: Int32 = 14
  static let initialise: Int32 = 15
  static let pushLongString: Int32 = 16
  static let allNodes: Int32 = 17
  static let midX: Int32 = 20
  static let insetBy: Int32 = 21
  static let defaultOpacity: Int32 = 30
  static let makeClass: Int32 = 40
}

/// A host without animation: nodes, rectangles, and a clock that stands still until it is moved.
final class FakeHost: LuaHost {
  let census = Census()
  var time = 0.0
  var output = ""
  var input: [String] = []
  var waiting: [(time: Double, thread: LuaReference)] = []
  var assignedGlobals: [String] = []
  var exitCodes: [Int32] = []
  var sources: [String: String] = [:]
  var defaultOpacity = 1.0
  /// Runs in `callMethod` of `fail`, before it returns.
  var failure = ScriptError(code: "node-failed", message: "the node failed", hint: "node:add(other)")
  private var nextClassID: Int32 = 50

  func declareClass(_ state: LuaState, classID: Int32) {
    switch classID {
    case ID.object:
      state.defineClass(id: ID.object, name: "NSObject", members: [LuaMember("init", .method, id: ID.initialise)])
    case ID.node:
      state.defineClass(
        id: ID.node, name: "Node", superclass: ID.object,
        members: [
          LuaMember("opacity", .property, id: ID.opacity), LuaMember("tag", .property, id: ID.tag),
          LuaMember("name", .property, id: ID.name), LuaMember("frame", .property, id: ID.frame),
          LuaMember("parent", .readOnlyProperty, id: ID.parent),
          LuaMember("aPropertyWhoseNameIsMuchLongerThanFortyCharacters", .property, id: ID.longProperty),
          LuaMember("add", .method, id: ID.add), LuaMember("fail", .method, id: ID.fail),
          LuaMember("callBack", .method, id: ID.callBack), LuaMember("onTap", .method, id: ID.onTap),
          LuaMember("tap", .method, id: ID.tap), LuaMember("pushLongString", .method, id: ID.pushLongString),
          LuaMember("defaultOpacity", .staticProperty, id: ID.defaultOpacity),
        ])
    case ID.rectType: state.defineClass(id: ID.rectType, name: "CGRect")
    default: break
    }
  }

  func differ(_ one: AnyObject, _ other: AnyObject) {}

  func declareStruct(_ state: LuaState, kind: Int32) {
    switch kind {
    case ID.point:
      state.defineStruct(
        kind: ID.point, name: "CGPoint", count: 2,
        members: [LuaStructMember("x", .number(0)), LuaStructMember("y", .number(1))])
    case ID.size:
      state.defineStruct(
        kind: ID.size, name: "CGSize", count: 2,
        members: [LuaStructMember("width", .number(0)), LuaStructMember("height", .number(1))])
    case ID.rect:
      state.defineStruct(
        kind: ID.rect, name: "CGRect", count: 4,
        members: [
          LuaStructMember("x", .number(0)), LuaStructMember("y", .number(1)),
          LuaStructMember("width", .extent(2)), LuaStructMember("height", .extent(3)),
          LuaStructMember("origin", .nested(kind: ID.point, first: 0)),
          LuaStructMember("size", .nested(kind: ID.size, first: 2)),
          LuaStructMember("midX", .property(id: ID.midX)), LuaStructMember("insetBy", .method(id: ID.insetBy)),
        ])
    default: break
    }
  }

  func classID(of node: Node) -> Int32 { (node as? ScriptNode)?.classID ?? ID.node }

  // MARK: Properties

  func getProperty(_ state: LuaState, object: Unmanaged<AnyObject>, member: Int32, into result: LuaResult) -> Int32 {
    object._withUnsafeGuaranteedRef { object in
      let node = unsafeDowncast(object, to: Node.self)
      switch member {
      case ID.opacity: result.number(node.opacity)
      case ID.tag, ID.longProperty: result.integer(node.tag)
      case ID.name:
        state.push(node.name)
        result.top()
      case ID.frame:
        let fields = result.structure(kind: ID.rect)
        for index in 0..<4 { fields[index] = node.frame[index] }
      case ID.parent: result.ownedObject(node.parent, classID: node.parent.map(classID(of:)) ?? ID.node)
      default: return state.fail(code: "unknown", message: "no such property")
      }
      return 0
    }
  }

  func setProperty(_ state: LuaState, object: Unmanaged<AnyObject>, member: Int32, to value: LuaArgument) -> Int32 {
    object._withUnsafeGuaranteedRef { object in
      let node = unsafeDowncast(object, to: Node.self)
      switch member {
      case ID.opacity:
        guard let number = value.number else {
          return state.fail(code: "wrong-kind", message: "Node.opacity is a number", hint: "node.opacity = 0.5")
        }
        node.opacity = number
      case ID.tag, ID.longProperty: node.tag = value.integer ?? -1
      case ID.name: node.name = value.string ?? ""
      case ID.frame:
        guard let fields = value.structure(kind: ID.rect) else {
          return state.fail(code: "wrong-kind", message: "Node.frame is a CGRect")
        }
        node.frame = (0..<4).map { fields[$0] }
      default: return state.fail(code: "unknown", message: "no such property")
      }
      return 0
    }
  }

  func getStructProperty(
    _ state: LuaState, kind: Int32, fields: UnsafePointer<Double>, member: Int32, into result: LuaResult
  ) -> Int32 {
    result.number(fields[0] + fields[2] / 2)
    return 0
  }

  func getStatic(_ state: LuaState, classID: Int32, member: Int32, into result: LuaResult) -> Int32 {
    result.number(defaultOpacity)
    return 0
  }

  func setStatic(_ state: LuaState, classID: Int32, member: Int32, to value: LuaArgument) -> Int32 {
    defaultOpacity = value.number ?? 0
    return 0
  }

  // MARK: Methods

  private func node(_ state: LuaState, _ index: Int32) -> Node? {
    state.object(at: index, kindOf: ID.node)?.takeUnretainedValue() as? Node
  }

  func callMethod(_ state: LuaState, member: Int32) -> Int32 {
    switch member {
    case ID.insetBy:
      guard let fields = state.structure(at: 1, kind: ID.rect), let dx = state.number(at: 2) else { return 0 }
      state.pushStruct(kind: ID.rect, [fields[0] + dx, fields[1], fields[2] - 2 * dx, fields[3]])
      return 1
    case ID.makeClass: return makeClass(state)
    case ID.initialise: return 0
    default: break
    }
    guard let node = node(state, 1) else {
      return state.fail(code: "wrong-kind", message: "a node expected", hint: "node:tap()")
    }
    switch member {
    case ID.add:
      guard let child = self.node(state, 2) else { return state.fail(code: "wrong-kind", message: "a node to add") }
      node.add(child)
      state.retainEdge(from: node, classID: classID(of: node), to: child)
      return 0
    case ID.fail:
      // Something that a longjmp would leak.
      let scratch = Node(census)
      defer { scratch.tag = 1 }
      return state.fail(failure)
    case ID.callBack:
      let scratch = Node(census)
      defer { scratch.tag = 1 }
      let arguments = state.top - 2
      if let error = state.pcallOnStack(arguments: arguments, results: -1) { return state.fail(error) }
      return state.top - 1
    case ID.onTap:
      state.setTop(2)
      state.popPayload(PayloadReference(owner: node, slot: "tap"), classID: classID(of: node))
      return 0
    case ID.tap:
      state.pushPayload(PayloadReference(owner: node, slot: "tap"))
      guard state.isFunction(at: -1) else { return 0 }
      state.pushCopy(of: 1)
      if let error = state.pcallOnStack(arguments: 1, results: 0) { return state.fail(error) }
      return 0
    case ID.pushLongString:
      let scratch = Node(census)
      defer { scratch.tag = 1 }
      state.push(String(repeating: "x", count: 64 << 20))
      return 1
    default: return state.fail(code: "unknown", message: "no such method")
    }
  }

  /// `class(name, superclass)`.
  private func makeClass(_ state: LuaState) -> Int32 {
    guard let name = state.string(at: 1) else { return state.fail(code: "wrong-kind", message: "a class name") }
    let parent = state.classID(at: 2)
    nextClassID += 1
    state.defineScriptClass(id: nextClassID, name: name, superclass: parent >= 0 ? parent : ID.object)
    state.pushClass(nextClassID)
    return 1
  }

  func construct(_ state: LuaState, classID: Int32) -> Int32 {
    guard classID != ID.rectType else {
      state.pushStruct(kind: ID.rect, (2...5).map { state.number(at: $0) ?? 0 })
      return 1
    }
    let node = Node(census)
    node.opacity = defaultOpacity
    state.pushObject(node, classID: ID.node, isFresh: true)
    return 1
  }

  func allocate(_ state: LuaState, classID: Int32) -> Int32 {
    state.pushObject(ScriptNode(census, classID: classID), classID: classID, isFresh: true)
    return 1
  }

  func missingMember(_ state: LuaState, of subject: MemberSubject, access: MemberAccess) -> Int32 {
    let name = state.string(at: 2) ?? state.text(at: 2)
    if subject == .structure(kind: ID.rect), name == "origin", state.isTable(at: 3) {
      state.pushField("x", of: 3)
      state.pushField("y", of: 3)
      state.pushStruct(kind: ID.point, [state.number(at: -2) ?? 0, state.number(at: -1) ?? 0])
      return 1
    }
    return state.fail(code: "unknown-member", message: "no '\(name)' to \(access)")
  }

  // MARK: Globals and time

  func global(_ state: LuaState, name: String) -> Bool {
    switch name {
    case "Node": state.pushClass(ID.node)
    case "NSObject": state.pushClass(ID.object)
    case "CGRect": state.pushClass(ID.rectType)
    case "class": state.pushFunction(member: ID.makeClass)
    default: return false
    }
    return true
  }

  func globalAssigned(_ state: LuaState, name: String) -> Int32 {
    if name == "forbidden" { return state.fail(code: "reserved", message: "'forbidden' is taken") }
    assignedGlobals.append(name)
    return 0
  }

  func owners(of object: AnyObject) -> [(object: AnyObject, classID: Int32)] {
    guard let parent = (object as? Node)?.parent else { return [] }
    return [(parent, classID(of: parent))]
  }

  func describe(_ state: LuaState, index: Int32) -> String {
    if let fields = state.structure(at: index, kind: ID.rect) {
      return "CGRect(\(fields[0]), \(fields[1]), \(fields[2]), \(fields[3]))"
    }
    return "<\(state.className(state.classID(ofObjectAt: index)))>"
  }

  func virtualTime() -> Double { time }

  func wait(_ state: LuaState, seconds: Double, canYield: Bool) -> Int32 {
    guard canYield else { return 0 }
    waiting.append((time + seconds, state.reference(at: 1)))
    return 0
  }

  func write(_ bytes: UnsafeRawBufferPointer) { output += String(decoding: bytes, as: UTF8.self) }

  func readLine() -> String? { input.isEmpty ? nil : input.removeFirst() }

  func leave(code: Int32) { exitCodes.append(code) }

  func source(
    _ state: LuaState, name: String, for request: SourceRequest
  ) -> Result<(text: String, chunkName: String), ScriptError> {
    guard let text = sources[name] else {
      return .failure(ScriptError(code: "no-such-file", message: "no file '\(name)'"))
    }
    return .success((text, name + ".lua"))
  }
}

/// A node whose class a script made.
final class ScriptNode: Node {
  let classID: Int32

  init(_ census: Census, classID: Int32) {
    self.classID = classID
    super.init(census)
  }
}
