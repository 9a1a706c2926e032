import LuaBridge
import MotionMath
import ViewKit

/// Matching values with shapes.
extension ScriptSession {
  /// Whether a value is of the kind a parameter takes. Words and ranges are looked at when the value is fetched, but a
  /// word that is none is not accepted where another overload might take the string.
  package func accepts(_ index: Int32, _ shape: Shape) -> Bool {
    switch shape {
    case .number: lua.number(at: index) != nil
    case .integer: lua.integer(at: index) != nil
    case .bool: lua.bool(at: index) != nil
    case .string, .keyPath: lua.type(at: index) == .string
    case .word(let entry): lua.string(at: index).map { entry.words.contains($0) } ?? false
    case .options(let entry): lua.string(at: index).map { entry.words.contains($0) } ?? lua.isTable(at: index)
    case .structure(let kind): accepts(index, kind)
    case .object(let name): object(at: index, isKindOf: name)
    case .delegate: lua.type(at: index) == .object || lua.isTable(at: index)
    case .function: lua.isFunction(at: index)
    case .array, .table: lua.isTable(at: index)
    case .animatable, .any: true
    case .time: lua.number(at: index) != nil || lua.type(at: index) == .string
    case .optional(let wrapped): isNil(at: index) || accepts(index, wrapped)
    case .nothing: lua.isNil(at: index)
    }
  }

  package func isNil(at index: Int32) -> Bool {
    lua.isNil(at: index) || lua.type(at: index) == .object && lua.object(at: index)?.takeUnretainedValue() is NullObject
  }

  private func accepts(_ index: Int32, _ kind: StructKind) -> Bool {
    if lua.structKind(at: index) == kind.id || lua.isTable(at: index) { return true }
    return kind == .UIColor && lua.string(at: index).map { CGColor(hex: $0) != nil } == true
  }

  private func object(at index: Int32, isKindOf name: String) -> Bool {
    guard let wanted = classes.id(named: name) else { return false }
    return lua.object(at: index, kindOf: wanted) != nil
  }

  /// The names of a table's text keys, in the order of `pairs`.
  package func fieldNames(of index: Int32) -> [String] {
    var names: [String] = []
    lua.forEachEntry(of: index) { key in
      if let name = lua.string(at: key) { names.append(name) }
      return true
    }
    return names
  }

  /// A struct's numbers from a table: `{x = 1, y = 2}`, `{1, 2}`, `{origin = …, size = …}`.
  func structFields(at index: Int32, of kind: StructKind, for argument: ScriptArgument) throws(ScriptFailure)
    -> [Double]
  {
    let names = kind.fields
    var numbers = [Double](repeating: 0, count: names.count)
    let listed = lua.count(at: index)
    guard listed > 0 || !fieldNames(of: index).isEmpty else { throw argument.mismatch }
    if listed == names.count {
      for position in names.indices {
        lua.pushElement(position + 1, of: index)
        defer { lua.pop() }
        guard let number = lua.number(at: -1), number.isFinite else { throw argument.mismatch }
        numbers[position] = number
      }
      return numbers
    }
    guard listed == 0 else {
      throw .wrongKind(argument.place, accepted: "\(kind.description): \(names.count) numbers", given: "\(listed)")
    }
    for name in fieldNames(of: index) {
      lua.pushField(name, of: index)
      defer { lua.pop() }
      if let position = names.firstIndex(of: name) {
        let place = Place.field(name, of: argument.place)
        guard let number = lua.number(at: -1) else {
          throw .wrongKind(place, accepted: "a number", given: describe(at: -1))
        }
        guard number.isFinite else { throw .outOfRange(place, accepted: "a number", given: number) }
        numbers[position] = number
      } else if let part = kind.parts.first(where: { $0.name == name }) {
        let inner = ScriptArgument(
          session: self, index: lua.top, place: argument.place, shape: .structure(part.kind))
        for (offset, number) in try inner.numbers(of: part.kind).enumerated() { numbers[part.first + offset] = number }
      } else {
        throw .unknownField(argument.place, kind: kind.rawValue, name: name, fields: names)
      }
    }
    return numbers
  }

  /// The elements of the array at `index`, as arguments of their own. They stay on the stack until the call is over.
  package func elements(at index: Int32, place: Place, shape: Shape) -> [ScriptArgument] {
    let count = lua.count(at: index)
    guard lua.reserve(Int32(clamping: count) + 8) else { return [] }
    let absolute = lua.absoluteIndex(index)
    return (0..<count).map { position in
      lua.pushElement(position + 1, of: absolute)
      return ScriptArgument(
        session: self, index: lua.top, place: .element(position + 1, of: place), shape: shape)
    }
  }
}
