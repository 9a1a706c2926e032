import ImportTable
import LuaTree
import SwiftSyntax

/// `==` of what Swift compares by what it holds, and Lua as tables: lists, dictionaries, tuples, structs and cases with values.
extension Translator {
  /// The comparison as an expression of Lua; what cannot be compared right throws.
  func equality(_ first: Value, _ second: Value, _ symbol: String) throws -> LuaExpression {
    let isEqual = symbol == "=="
    let kind = first.type == .unknown || first.lua == .table([]) ? second.type : first.type
    switch kind.wrapped {
    case .array, .dictionary, .tuple:
      guard isPlain(kind.wrapped) else {
        throw Untranslated(.construct, "'\(symbol)' of lists, dictionaries or tuples: compare what they hold")
      }
      return negated(.call(helper(.equal), [first.lua, second.lua]), unless: isEqual)
    case .named(let name):
      guard let info = program.types[name] else { break }
      if info.sort == .structure {
        guard !first.type.isOptional, !second.type.isOptional, let fields = synthesized(info) else {
          throw Untranslated(.construct, "'\(symbol)' of values of '\(name)': compare what they hold")
        }
        let (left, right) = (plain(first.lua, "first"), plain(second.lua, "second"))
        return negated(conjunction(of: fields, left, right), unless: isEqual)
      }
      // A case without values is one table, which is the same each time.
      if info.sort == .enumeration, info.hasValues,
        ![first, second].contains(where: { isCaseAlone($0.lua, of: info) })
      {
        guard isEquatable(info), info.cases.allSatisfy({ $0.types.allSatisfy { isPlain(type($0)) } }) else {
          throw Untranslated(.construct, "'\(symbol)' of cases of '\(name)' with values", hint: "use 'if case'")
        }
        return negated(.call(helper(.equal), [first.lua, second.lua]), unless: isEqual)
      }
    default: break
    }
    return .binary(first.lua, isEqual ? .equal : .unequal, second.lua)
  }

  private func negated(_ test: LuaExpression, unless isEqual: Bool) -> LuaExpression {
    isEqual ? test : .unary(.not, test)
  }

  /// Whether `equal` compares values of a type as Swift does: Lua's `==` does, or they are tables of such values.
  private func isPlain(_ type: SwiftType) -> Bool {
    switch type {
    case .number, .integer, .bool, .string: true
    case .array(let element), .optional(let element): isPlain(element)
    case .dictionary(let key, let value): isPlain(key) && isPlain(value)
    case .tuple(let types, _): types.allSatisfy(isPlain)
    case .named(let name):
      if let info = program.types[name] {
        info.sort == .enumeration && !info.hasValues
      } else {
        table.isStructure(name) || table.enumerations[name] != nil || table.kinds[name]?.sort == .class
      }
    default: false
    }
  }

  private func isEquatable(_ info: TypeInfo) -> Bool {
    info.inherited.contains { ["Equatable", "Hashable", "Comparable"].contains($0.trimmedDescription) }
  }

  /// The stored properties that the `==` of a struct compares, where Swift makes it; nil where it cannot be written here.
  private func synthesized(_ info: TypeInfo) -> [PropertyInfo]? {
    guard isEquatable(info) else { return nil }
    let fields = info.properties.values.filter { !$0.isStatic && $0.sort != .computed }
    let isWritten = fields.allSatisfy { $0.sort != .lazy && (isPlain($0.type) || isNested($0.type, in: info)) }
    return isWritten ? fields.sorted { $0.name < $1.name } : nil
  }

  private func isNested(_ type: SwiftType, in info: TypeInfo) -> Bool {
    guard case .named(let name) = type, let inner = program.types[name], inner !== info, inner.sort == .structure else {
      return false
    }
    // One that declares its own is asked for that.
    return inner.methods["=="] == nil && synthesized(inner) != nil
  }

  private func conjunction(
    of fields: [PropertyInfo], _ first: LuaExpression, _ second: LuaExpression
  ) -> LuaExpression {
    let tests = fields.map { field -> LuaExpression in
      let name = LuaName.of(field.name)
      let (left, right) = (LuaExpression.member(first, name), LuaExpression.member(second, name))
      if case .named(let inner) = field.type, let info = program.types[inner], info.sort == .structure {
        return conjunction(of: synthesized(info) ?? [], left, right)
      }
      switch field.type.wrapped {
      case .array, .dictionary, .tuple: return .call(helper(.equal), [left, right])
      default: return .binary(left, .equal, right)
      }
    }
    return tests.dropFirst().reduce(tests.first ?? .bool(true)) { .binary($0, .and, $1) }
  }

  private func isCaseAlone(_ lua: LuaExpression, of info: TypeInfo) -> Bool {
    guard case .member(_, let name) = lua else { return false }
    return info.cases.contains { $0.labels.isEmpty && caseValue($0, of: info) == lua && LuaName.of($0.name) == name }
  }
}
