import LuaSyntax
import PlainText
import ViewKit

extension ScriptSession {
  /// How a line calls a method.
  private enum CallForm {
    case colon
    /// With a dot, after a plain name; nil where what stands before it has none, as `list[1]`.
    case dot(receiver: String?)
  }

  /// The text of a failure, which says of a call whether a dot stands for a colon: its arguments are then one place off.
  func text(of failure: ScriptFailure) -> FailureText {
    guard let method = failure.method, let form = callForm(of: method) else { return FailureText(failure) }
    switch (form, failure) {
    // A function of a type, which has no object before it.
    case (.colon, _) where !method.contains(":"):
      var text = FailureText(failure)
      text.hint = "\(method)(…)"
      return text
    case (.colon, .missingArgument(let function, let parameter, let accepted, _)):
      return FailureText(
        .missingArgument(function: function, parameter: parameter, accepted: accepted, wasGivenAny: true))
    case (.colon, _), (.dot(nil), _): return FailureText(failure)
    case (.dot, _) where !method.contains(":"): return FailureText(failure)
    case (.dot(let receiver?), _):
      var text = FailureText(failure)
      if method == "\(receiver):init" {
        text.hint = "\(receiver)(…)"
        return text
      }
      let arguments = if case .missingArgument(_, let parameter, _, false) = failure { parameter } else { "…" }
      text.hint = "\(receiver):\(method.split(separator: ":").last ?? "")(\(arguments))"
      return text
    }
  }

  /// How the running line calls a method, `UIView:addSubview`, or a type's function, `UIView.animate`; nil where it does not, or twice.
  private func callForm(of method: String) -> CallForm? {
    guard let location = app.placeOfCall(), let line = sourceLine(location.line, of: location.file),
      let name = method.split(whereSeparator: { $0 == ":" || $0 == "." }).last
    else { return nil }
    let tokens = LineTokens(line.utf8).tokens
    let calls = tokens.indices.dropFirst().filter { index in
      tokens[index].kind == .name && tokens[index].text == name && [".", ":"].contains(tokens[index - 1].text)
    }
    guard calls.count == 1, let call = calls.first else { return nil }
    if tokens[call - 1].text == ":" { return .colon }
    var start = call - 1
    while start > 0, tokens[start - 1].kind == .name {
      start -= 1
      guard start > 0, [".", ":"].contains(tokens[start - 1].text) else { break }
      start -= 1
    }
    let receiver = tokens[start..<(call - 1)].map(\.text).joined()
    return .dot(receiver: receiver.first?.isLetter == true ? receiver : nil)
  }
}

extension ScriptFailure {
  /// The method, `UIView:addSubview`, or the type's function, `UIView.animate`, whose arguments do not fit; nil for other failures.
  fileprivate var method: String? {
    switch self {
    case .dotForColon(let method), .wrongKind(.parameter(_, of: let method), _, _, _),
      .missingArgument(let method, _, _, _), .noOverload(let method, _), .tooManyArguments(let method, _, _):
      method.contains(":") || method.contains(".") ? method : nil
    default: nil
    }
  }
}
