/// The parameter or property that a value is for. Its text is built only for an error.
package indirect enum Place: Equatable, Sendable {
  case property(String, String)
  case parameter(String, of: String)
  case result(of: String)
  case element(Int, of: Place)
  /// A number of a struct.
  case field(String, of: Place)

  /// The parameter or property in words: `UIView.alpha`, `'delay' of UIView.animate`.
  package var text: String {
    switch self {
    case .property(let type, let name): "\(type).\(name)"
    case .parameter(let name, let function): "'\(name)' of \(function)"
    case .result(let callback): "what \(callback) returns"
    case .field(let name, .property(let type, let property)): "\(type).\(property).\(name)"
    case .field(let name, let place): "\(name) of \(place.text)"
    case .element(let position, let place): "element \(position) of \(place.text)"
    }
  }
}
