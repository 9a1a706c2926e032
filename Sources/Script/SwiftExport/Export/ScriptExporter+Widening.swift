import LuaSyntax
import ScriptTools

/// Types that a run does not tell: a word of an enumeration is a text there, and 2 a whole number. What is given to a
/// variable or a member, and where it is used, says more, and the file is written once more.
extension ScriptExporter {
  /// The key of a variable in `widened`.
  func key(of variable: LuaVariable) -> String { "v\(variable.start)" }
  func key(ofMember name: String, in owner: String) -> String { "\(owner).\(name)" }

  /// The type of a variable or a parameter, as far as it is known.
  func type(of variable: LuaVariable) -> ExportType? {
    let seen = type(seen: kinds.seen(ofVariableAt: variable.start))
    guard let wide = widened[key(of: variable)] else { return seen }
    return seen?.isOptional == true ? .optional(wide) : wide
  }

  /// Something of one type is given another: the type of both is kept for the next time.
  func widen(_ key: String, from type: ExportType, to other: ExportType) {
    guard widened[key] == nil, let wide = common(type.bare, other.bare) else { return }
    widened[key] = wide
    isRepeated = true
  }

  /// Widens the type of an assigned variable or member so that it holds `other`, too.
  func widen(_ target: LuaExpression, to other: ExportType) {
    switch target.kind {
    case .name(_, let variable?):
      if let type = types[ObjectIdentifier(variable)] { widen(key(of: variable), from: type, to: other) }
    case .member(let holder, let name):
      guard case .named(let owner)? = try? value(holder, nil).type.bare,
        let scriptClass = ancestors(of: owner).compactMap({ classes[$0] }).first(where: {
          $0.fields.contains(name.text)
        }),
        let type = scriptClass.fieldTypes[name.text]
      else { return }
      widen(key(ofMember: name.text, in: scriptClass.name), from: type, to: other)
      if let wide = widened[key(ofMember: name.text, in: scriptClass.name)], type.bare != wide {
        scriptClass.fieldTypes[name.text] = type.isOptional ? .optional(wide) : type.mayBeNil ? .unwrapped(wide) : wide
      }
    default: break
    }
  }

  /// A name is used where another type is wanted.
  func widen(use expression: LuaExpression, as wanted: ExportType) {
    switch expression.bare.kind {
    case .name(_, let variable?) where variable.kind == .parameter || variable.isConstant:
      guard let type = types[ObjectIdentifier(variable)], type.bare != .integer else { return }
      widen(key(of: variable), from: type, to: wanted)
    default: break
    }
  }

  /// The type of which both are; nil where they are the same, or have none.
  private func common(_ one: ExportType, _ other: ExportType) -> ExportType? {
    switch (one, other) {
    case (.string, .named(let name)) where isWord(name): other
    case (.array(.string), .options): other
    case (.integer, .number): other
    default: nil
    }
  }

  /// Whether a type's values are words in a script.
  func isWord(_ name: String) -> Bool {
    table.entry(name) == nil && table.structure(name) == nil && !table.isProtocol(name) && classes[name] == nil
      && !name.hasPrefix("CG") && name != "UILayoutPriority"
  }
}
