import ImportTable
import LuaTree
import SwiftSyntax

/// Calls by the name of a type: `Router.shared()`, `Shape.circle(4)`.
extension Translator {
  /// A static method, a case with values, a nested type's initializer, or a function in a static property; nil for other names.
  func callStatic(_ name: String, of type: String, _ arguments: [Argument]) throws -> Value? {
    if let info = program.types[type] {
      if let found = info.cases.first(where: { $0.name == name && !$0.labels.isEmpty }) {
        let resolver = TypeResolver(program, context: info)
        let values = try Self.nodes(arguments, of: found).enumerated().map { index, node in
          let type = index < found.types.count ? resolver.type(found.types[index]) : .unknown
          return try copied(isolatedGuards { try expression(node, type) }, of: node).lua
        }
        return Value(.call(caseValue(found, of: info), values), .named(info.name))
      }
      for owner in program.chain(of: info) {
        if owner.methods[name] != nil,
          let (method, owner) = try chosen(
            candidates(name, in: program.chain(of: owner), isStatic: true), arguments)
        {
          let callee = LuaExpression.member(typeName(owner.name), self.name(of: method, in: owner))
          return Value(.call(callee, try positional(arguments, method)), method.result)
        }
        if let property = owner.shared(name), let value = try staticMember(name, of: type) {
          return try callValue(Value(value.lua, property.type), arguments)
        }
      }
      if let nested = program.types[type + "." + name] { return try make(nested.name, arguments) }
    }
    guard let kind = program.tableName(of: type) else { return nil }
    if table.kinds[kind + name] != nil { return try make(kind + name, arguments) }
    if let overloads = table.methods(name, of: kind)?.filter(\.isStatic), !overloads.isEmpty {
      let (values, result) = try apiArguments(overloads, arguments, "\(type).\(name)")
      return Value(.call(.member(typeName(type), LuaName.of(name)), values), result)
    }
    for added in program.extensions(of: kind) {
      if let (method, _) = try chosen(candidates(name, in: [added], isStatic: true), arguments) {
        let callee = use(extensionName(added, self.name(of: method, in: added)))
        return Value(.call(callee, try positional(arguments, method)), method.result)
      }
    }
    return nil
  }

  /// The arguments of a case, with its defaults for those that the call leaves out.
  private static func nodes(_ arguments: [Argument], of found: CaseInfo) -> [ExprSyntax] {
    guard arguments.count < found.types.count else { return arguments.map(\.node) }
    var rest = arguments[...]
    return zip(found.labels, found.defaults).compactMap { label, standing in
      if let next = rest.first, standing == nil || next.label == label { return rest.removeFirst().node }
      return standing
    }
  }
}
