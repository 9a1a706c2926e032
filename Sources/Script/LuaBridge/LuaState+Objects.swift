import CLua

/// Objects as scripts hold them. One object is one box: `==`, and the same table key, wherever it came from.
extension LuaState {
  /// Pushes the object. Its box retains it until the collector finds it dead.
  ///
  /// - Parameter isFresh: No script has seen it and nothing owns it, so neither its box nor its owners are looked for. For
  ///   constructors.
  public func pushObject(_ object: consuming AnyObject, classID: Int32, isFresh: Bool = false) {
    ph_push_object(ps, Unmanaged.passRetained(object).toOpaque(), classID, true, isFresh)
  }

  // MARK: Lifetime

  /// A root: its box, and what that owns, stays until `unanchor`. Not counted.
  public func anchor(_ object: AnyObject, classID: Int32) { ph_anchor(ps, opaque(object), classID) }

  public func unanchor(_ object: AnyObject) { ph_unanchor(ps, opaque(object)) }

  /// Reports that `owner` now holds `child` strongly, so that handlers and fields a script gave `child` live as long as it
  /// does. Counted. Costs nothing while no script has seen `child`.
  public func retainEdge(from owner: AnyObject, classID: Int32, to child: AnyObject) {
    ph_retain_edge(ps, opaque(owner), classID, opaque(child))
  }

  /// Undoes one `retainEdge`. An owner that is gone took its edges with it; it is not touched here.
  public func releaseEdge<Owner: AnyObject>(from owner: Unmanaged<Owner>, to child: AnyObject) {
    ph_release_edge(ps, owner.toOpaque(), opaque(child))
  }

  // MARK: Payload

  /// Pops the top value and keeps it with the object `reference.owner`; nil removes it. It does not outlive the object,
  /// and may refer to it.
  public func popPayload(_ reference: PayloadReference, classID: Int32) {
    ph_set_payload(ps, opaque(reference.owner), classID, reference.slot, reference.isWeak)
  }

  /// Pushes the value; nil when there is none any more.
  public func pushPayload(_ reference: PayloadReference) {
    ph_push_payload(ps, opaque(reference.owner), reference.slot, reference.isWeak)
  }

  // MARK: Script methods

  /// Pushes the function `name` that a script gave the value at `index`, and the value: a field of the instance, a method
  /// of its script class or an ancestor, or a field of a plain table. False, and nothing pushed, when there is only a
  /// built-in one or none.
  public func pushMethod(_ name: StaticString, ofValueAt index: Int32) -> Bool {
    name.withUTF8Buffer { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { ph_push_method(ps, index, $0.baseAddress, $0.count) }
    }
  }

  public func pushMethod(named name: String, ofValueAt index: Int32) -> Bool {
    var name = name
    return name.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { ph_push_method(ps, index, $0.baseAddress, $0.count) }
    }
  }

  /// The same for an object that may be on no stack. Allocates nothing.
  public func pushMethod(named name: String, of object: AnyObject) -> Bool {
    var name = name
    return name.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { ph_push_object_method(ps, opaque(object), $0.baseAddress, $0.count) }
    }
  }
}
