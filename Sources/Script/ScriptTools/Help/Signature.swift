import ScriptRuntime

/// Signatures in Swift's form, for help, completion and the reference.
enum Signature {
  /// `animate(withDuration: number (seconds), animations: function(), [completion: function(finished)])`.
  static func text(_ name: String, _ overload: Overload) -> String {
    "\(name)(\(overload.parameters.map { text($0) }.joined(separator: ", ")))\(result(overload))"
  }

  /// `withDuration: number (seconds)`, in brackets where it may be left out.
  static func text(_ parameter: Parameter) -> String {
    let text = "\(label(of: parameter)): \(parameter.shape.wrapped.typeName)"
    return parameter.isOptional ? "[\(text)]" : text
  }

  /// ` -> UIView`; empty for a function without results.
  static func result(_ overload: Overload) -> String {
    if case .nothing = overload.result { "" } else { " -> \(overload.result.typeName)" }
  }

  /// `forKey`, or `_ view` for a parameter that has no label.
  static func label(of parameter: Parameter) -> String { parameter.label ?? "_ \(parameter.name)" }

  /// `fillMode: CAMediaTimingFillMode`, with its limits.
  static func text(_ property: PropertyEntry) -> String {
    "\(property.name): \(property.shape.typeName)\(property.isWritable ? "" : " (read only)")"
  }
}
