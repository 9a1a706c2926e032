import LayerKit
import LuaBridge
import ViewKit

extension ClassBuilder {
  /// Declares a member that is kept and does nothing.
  package mutating func keep(_ member: StandIn.Member) {
    switch member {
    case .property(let property): declare(property.entry(of: name))
    case .method(let method): declare(method.entry(of: name))
    case .initializer(let parameters):
      declare(
        initializer: Overload(parameters) { call in
          let object = try call.receiver(NSObject.self)
          for index in parameters.indices where call.isGiven(index) {
            try call.keep(argument: index, as: parameters[index].name, of: object)
          }
          return .none
        })
    }
  }
}

extension Call {
  /// Sets the property of that name, if there is one, to an argument.
  fileprivate func keep(argument index: Int, as name: String, of object: NSObject) throws {
    guard let property = session.classes.property(name, of: object), property.isWritable else { return }
    try property.set(self[index], on: object)
  }
}

extension StandIn.KeptProperty {
  fileprivate func entry(of owner: String) -> PropertyEntry {
    let (name, shape, made) = (self.name, self.shape, self.made)
    let isWeak = if case .delegate = shape.wrapped { true } else { false }
    if isStatic {
      var entry = PropertyEntry(
        name: name, shape: shape, summary: "Kept by the class.",
        access: .value(get: { session, _ in session.kept(name, of: owner, made) }, set: nil))
      entry.isStatic = true
      return entry
    }
    return PropertyEntry(
      name: name, shape: shape, summary: "Kept; it has no effect here.",
      access: .value(
        get: { session, object in
          let reference = PayloadReference(.value(forKey: name), of: object, isWeak: isWeak)
          session.lua.pushPayload(reference)
          defer { session.lua.pop() }
          if !session.lua.isNil(at: -1) { return .payload(reference) }
          guard let made, let value = session.standIn(made) else { return shape.empty }
          session.push(.object(value))
          session.lua.popPayload(reference, classID: session.classes.id(of: object))
          return .object(value)
        },
        set: { session, object, value in
          let reference = PayloadReference(.value(forKey: name), of: object, isWeak: isWeak)
          try session.push(checked: value)
          session.lua.popPayload(reference, classID: session.classes.id(of: object))
          if let controller = object as? StandInController, controller.row.shown == name {
            controller.caption = try value.string()
          }
        }))
  }
}

extension StandIn.IdleMethod {
  fileprivate func entry(of owner: String) -> FunctionEntry {
    let (isStatic, parameters, result, sets) = (self.isStatic, self.parameters, self.result, self.sets)
    var entry = FunctionEntry(
      name, "Does nothing here\(sets.map { " but set \($0.name)" } ?? "").",
      [
        Overload(parameters, returns: result.shape(in: owner)) { call in
          for index in parameters.indices where call.isGiven(index) { try call.session.check(call[index]) }
          if let sets, !isStatic { try set(sets, of: try call.receiver(NSObject.self), call) }
          switch result {
          case .nothing: return .none
          case .made(let type): return .object(call.session.standIn(type))
          case .receiver: return .object(try call.receiver(NSObject.self))
          case .argument:
            call.session.lua.pushCopy(of: call[0].index)
            return .reference(call.session.lua.popReference())
          case .kept(let shape): return shape.empty
          }
        }
      ])
    entry.isStatic = isStatic
    return entry
  }

  private func set(_ sets: (name: String, value: Bool?), of object: NSObject, _ call: Call) throws {
    guard let value = sets.value else { return try call.keep(argument: 0, as: sets.name, of: object) }
    guard let property = call.session.classes.property(sets.name, of: object) else { return }
    call.session.push(.bool(value))
    defer { call.session.lua.pop() }
    try property.set(
      ScriptArgument(
        session: call.session, index: call.session.lua.top, place: .property(object.className, sets.name), shape: .bool),
      on: object)
  }
}

extension StandIn.IdleMethod.Result {
  fileprivate func shape(in owner: String) -> Shape {
    switch self {
    case .nothing: .nothing
    case .made(let type): .object(type)
    case .receiver: .object(owner)
    case .argument(let shape), .kept(let shape): shape
    }
  }
}

extension ScriptSession {
  /// A new object of a class that can be made of nothing; nil of any other.
  fileprivate func standIn(_ name: String) -> NSObject? {
    guard let id = classes.id(named: name), let make = classes[id].entry?.make else { return nil }
    let object = make(self)
    show(object)
    return object
  }

  /// The value of a class's own property, made when it is first read.
  fileprivate func kept(_ name: String, of owner: String, _ made: String?) -> ScriptValue {
    let told = only(ToldStandIns.self)
    if let value = told.values[owner + name] { return .reference(value) }
    guard let made, let object = standIn(made) else { return .string(name) }
    push(.object(object))
    let value = lua.popReference()
    told.values[owner + name] = value
    return .reference(value)
  }

  /// Pushes a value that a property is to keep: structs as such, all else as it was given.
  ///
  /// - Throws: `ScriptFailure` for one of another kind.
  fileprivate func push(checked value: ScriptArgument) throws {
    try check(value)
    if !value.isNil, case .structure(let kind) = value.shape.wrapped {
      return push(.structure(kind, try value.numbers(of: kind)))
    }
    lua.pushCopy(of: value.index)
  }

  /// - Throws: `ScriptFailure` for a value of another kind.
  fileprivate func check(_ value: ScriptArgument) throws {
    if value.isNil, value.shape.isOptional { return }
    switch value.shape.wrapped {
    case .number: _ = try value.number()
    case .integer: _ = try value.integer()
    case .string: _ = try value.string()
    case .options: _ = try value.words()
    case .structure(let kind): _ = try value.numbers(of: kind)
    case .any where lua.number(at: value.index) != nil: _ = try value.number()
    case .word(let entry):
      guard let text = lua.string(at: value.index) else { throw value.mismatch }
      guard entry.takes(text) else { throw ScriptFailure.notAWord(value.place, words: entry.words, given: text) }
    default: if !value.shape.accepts(valueAt: value.index, in: self) { throw value.mismatch }
    }
  }
}

extension Shape {
  /// The value of a property of it before one is set.
  fileprivate var empty: ScriptValue {
    switch self {
    case .bool: .bool(false)
    case .number: .number(0)
    case .integer: .integer(0)
    case .string: .string("")
    case .array: .array([])
    case .options: .words([])
    case .word(let entry): .string(entry.words.first ?? "")
    case .structure(let kind): .structure(kind, [Double](repeating: 0, count: kind.fields.count))
    default: .none
    }
  }
}
