import CLua

/// The declaration of a class.
public struct LuaMember: Sendable {
  public enum Kind: Sendable {
    case property, readOnlyProperty, method
    case staticProperty, staticReadOnlyProperty, staticMethod
  }

  public var name: String
  public var kind: Kind
  /// The id that the host receives. Unique for methods and static functions; for properties within a class and its
  /// ancestors.
  public var id: Int32

  public init(_ name: String, _ kind: Kind, id: Int32) {
    self.name = name
    self.kind = kind
    self.id = id
  }

  var cKind: ph_member_kind {
    switch kind {
    case .property: PH_PROPERTY
    case .readOnlyProperty: PH_READ_ONLY
    case .method: PH_METHOD
    case .staticProperty: PH_STATIC_PROPERTY
    case .staticReadOnlyProperty: PH_STATIC_READ_ONLY
    case .staticMethod: PH_STATIC_METHOD
    }
  }
}

/// The declaration of a value struct.
public struct LuaStructMember: Sendable {
  public enum Kind: Sendable {
    /// The number at this index.
    case number(Int32)
    /// The number at this index, a length from the number two before it: it reads as its magnitude.
    case extent(Int32)
    /// A struct of `kind` whose first number is at index `first`.
    case nested(kind: Int32, first: Int32)
    /// Computed by the host.
    case property(id: Int32)
    case method(id: Int32)
  }

  public var name: String
  public var kind: Kind

  public init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension LuaState {
  /// Declares a class, at any time before its first use. It inherits what its superclass has by then; the host is asked
  /// for that one if need be. The id is small (an index into a table) and given once: false otherwise.
  ///
  /// The class becomes a global only when `LuaHost.global` pushes it: `state.pushClass(id)`.
  @discardableResult
  public func defineClass(
    id: Int32, name: String, superclass: Int32? = nil, weight: Int32 = 0, members: [LuaMember] = []
  ) -> Bool {
    guard ph_define_class(ps, id, name, superclass ?? -1, false) else { return false }
    ph_add_weight(ps, id, weight)
    return members.allSatisfy { ph_add_member(ps, id, $0.name, $0.cKind, $0.id) }
  }

  /// Declares a class of a script: its instances take new fields, and it takes methods, which win over built-in ones.
  /// Properties stay built-in: a script method named like a property never hides it.
  @discardableResult
  public func defineScriptClass(id: Int32, name: String, superclass: Int32) -> Bool {
    ph_define_class(ps, id, name, superclass, true)
  }

  /// Declares a value struct of `count` numbers, at most 16.
  @discardableResult
  public func defineStruct(kind: Int32, name: String, count: Int32, members: [LuaStructMember]) -> Bool {
    guard ph_define_struct(ps, kind, name, count) else { return false }
    return members.allSatisfy { member in
      switch member.kind {
      case .number(let index): ph_add_struct_member(ps, kind, member.name, PH_FIELD, index, 0)
      case .extent(let index): ph_add_struct_member(ps, kind, member.name, PH_EXTENT, index, 0)
      case .nested(let nested, let first): ph_add_struct_member(ps, kind, member.name, PH_NESTED, first, nested)
      case .property(let id): ph_add_struct_member(ps, kind, member.name, PH_READ_ONLY, id, 0)
      case .method(let id): ph_add_struct_member(ps, kind, member.name, PH_METHOD, id, 0)
      }
    }
  }

  /// Pushes the class object; nil for an id that was never declared.
  public func pushClass(_ id: Int32) { ph_push_class(ps, id) }

  /// Is `id` the class `ancestor` or below it?
  public func isClass(_ id: Int32, kindOf ancestor: Int32) -> Bool { ph_is_kind(ps, id, ancestor) }

  public func className(_ id: Int32) -> String { ph_class_name(ps, id).map { String(cString: $0) } ?? "" }

  /// The superclass; nil for a root.
  public func superclass(of id: Int32) -> Int32? {
    let parent = ph_superclass(ps, id)
    return parent >= 0 ? parent : nil
  }

  public func isScriptClass(_ id: Int32) -> Bool { ph_is_script_class(ps, id) }

  /// Makes a field hold its values weakly in the instances of a script class, and of its subclasses: it is nil when
  /// nothing else holds the value. No effect on other classes.
  public func makeWeak(_ field: String, of id: Int32) { ph_make_weak(ps, id, field) }

  /// The nearest built-in class at or above `id`; nil for an id that was never declared.
  public func builtInClass(of id: Int32) -> Int32? {
    var id = id
    while ph_is_script_class(ps, id) { id = ph_superclass(ps, id) }
    return id >= 0 ? id : nil
  }
}
