import LayerKit
import LuaBridge
import TransitionKit
import ViewKit

/// The declarations of a table of stand-ins, each below one of the classes that an object in Swift can have.
package struct StandInDeclarations: Sendable {
  private let rows: [String: StandIn]
  private let words: [String: EnumEntry]
  package private(set) var all: [ClassDeclaration] = []

  /// - Parameter words: The enumerations that rows name without their words.
  package init(_ rows: [StandIn], words: [EnumEntry]) {
    self.words = Dictionary(words.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.rows = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let table = self
    all = rows.map { table.declaration(of: $0) }
  }

  /// The class above it that is modelled.
  private func base(of row: StandIn) -> String { rows[row.superclass].map { base(of: $0) } ?? row.superclass }

  /// The members of a row, those of the rows above it first.
  package func members(of row: StandIn) -> (inherited: [StandIn.Member], own: [StandIn.Member]) {
    let above = rows[row.superclass].map { members(of: $0) }
    let inherited = above.map { $0.inherited + $0.own } ?? []
    return (inherited, StandInReader(row.members, of: row.name, words: words, inherited: inherited).members)
  }

  /// What a class that is modelled keeps and does nothing with.
  package func kept(_ text: String, of owner: String) -> [StandIn.Member] {
    StandInReader(text, of: owner, words: words).members
  }

  private func declaration(of row: StandIn) -> ClassDeclaration {
    switch base(of: row) {
    case "UIView":
      return declare(row, UIView.self) {
        StandInView(row, in: $0.app)
      } below: {
        ScriptView(in: $0.app, layer: $0.takeLayer())
      }
    case "UIControl":
      return declare(row, UIControl.self) {
        StandInControl(row, in: $0.app)
      } below: {
        ScriptControl(in: $0.app, layer: $0.takeLayer())
      }
    case "UIScrollView":
      return declare(row, UIScrollView.self) {
        StandInScrollView(row, in: $0.app)
      } below: {
        ScriptScrollView(in: $0.app, layer: $0.takeLayer())
      }
    case "UITextField":
      return declare(row, UITextField.self) {
        StandInField(row, in: $0.app)
      } below: {
        ScriptTextField(in: $0.app)
      }
    case "UICollectionViewCell":
      return declare(row, UICollectionViewCell.self) {
        StandInCell(row, in: $0.app)
      } below: {
        ScriptCollectionViewCell(in: $0.app, layer: $0.takeLayer())
      }
    case "UIViewController":
      return declare(row, UIViewController.self) {
        StandInController(row, in: $0.app)
      } below: {
        ScriptStandInController(row, in: $0.app)
      }
    case "UICollectionViewFlowLayout":
      return declare(row, UICollectionViewFlowLayout.self) { _ in
        StandInLayout(row)
      } below: {
        ScriptLayout(in: $0)
      }
    case "CALayer":
      return declare(row, CALayer.self) {
        StandInLayer(row, in: $0.world)
      } below: {
        ScriptLayer(in: $0.world)
      }
    case "UIVisualEffect": return declare(row, UIVisualEffect.self) { _ in StandInEffect(row) }
    case "NSObject":
      return declare(row, NSObject.self) { _ in
        StandInObject(row)
      } below: {
        ScriptObject(in: $0)
      }
    default: preconditionFailure("no stand-in for a \(row.superclass)")
    }
  }

  private func declare<Object: NSObject>(
    _ row: StandIn, _ type: Object.Type, _ make: @escaping @Sendable (ScriptSession) -> Object,
    below: (@Sendable (ScriptSession) -> Object)? = nil
  ) -> ClassDeclaration {
    let table = self
    return ClassDeclaration(
      type, row.name, inherits: row.superclass, "Stands in: \(row.sentence)", isStandIn: true,
      source: "ScriptAPI/StandIns.swift"
    ) { c in
      func told(_ session: ScriptSession, _ object: Object) -> Object {
        session.only(ToldStandIns.self).tell(row, of: object, in: session)
        return object
      }
      c.makes { told($0, make($0)) }
      if let below { c.subclassed { told($0, below($0)) } }
      var words: [EnumEntry] = []
      for member in table.members(of: row).own {
        c.keep(member)
        if case .property(let property) = member, let entry = property.shape.nestedWords(in: row.name),
          !words.contains(where: { $0.name == entry.name })
        {
          words.append(entry)
          c.enumerations(entry)
        }
      }
      c.example("print(\(row.name)():isKind(\(row.name)))   --> true")
    }
  }
}

extension Shape {
  /// The words of an enumeration that Swift nests in the class.
  fileprivate func nestedWords(in owner: String) -> EnumEntry? {
    switch wrapped {
    case .word(let entry), .options(let entry): entry.name.hasPrefix(owner + ".") ? entry : nil
    default: nil
    }
  }

  /// What a property of it is before it is set.
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

/// What was said of the classes that stand in: each is said once.
final class ToldStandIns: SessionObject {
  private var names: Set<String> = []
  /// The values of the classes' own properties, which last as long as the session.
  fileprivate var values: [String: LuaReference] = [:]

  init(in session: ScriptSession) {}

  func tell(_ row: StandIn, of object: NSObject, in session: ScriptSession) {
    let what = String(row.sentence.dropLast())
    if row.decides || session.isImported || object is UIView {
      session.only(Gaps.self).note(object, of: row.name, standingIn: what, decides: row.decides)
    }
    guard names.insert(row.name).inserted else { return }
    session.app.warn(.oversight(.standsIn(type: row.name, what: what)), about: object)
  }
}

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
