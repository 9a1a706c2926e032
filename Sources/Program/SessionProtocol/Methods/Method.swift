import PlainText
import ScriptRuntime

/// A method of the protocol: its name, its parameters, its help and what it does. Reader, messages, reference and schemas
/// read this and nothing else.
package struct Method: Sendable {
  package let name: String
  /// A sentence.
  package let summary: String
  package let parameters: [Parameter]
  /// Whether its result has the state after it.
  package let givesState: Bool
  /// Parameters, and what of the result matters, as JSON.
  package let example: (params: String, result: String)
  let perform: @Sendable (MethodCall) throws(ProtocolError) -> String

  /// A method whose result is its own.
  ///
  /// - Parameter answer: Returns JSON.
  static func reads(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [], _ params: String, _ result: String,
    _ answer: @escaping @Sendable (MethodCall) throws(ProtocolError) -> String
  ) -> Method {
    Method(
      name: name, summary: summary, parameters: parameters, givesState: false, example: (params, result),
      perform: answer)
  }

  /// A method whose result is the state after it, and more where `more` returns fields.
  static func moves(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [], _ params: String, _ result: String,
    _ more: @escaping @Sendable (MethodCall) throws(ProtocolError) -> [(String, String)]
  ) -> Method {
    Method(
      name: name, summary: summary, parameters: parameters, givesState: true, example: (params, result)
    ) { call throws(ProtocolError) in
      try call.session.goesTo(call.branchName)
      let before = call.session.mark
      let fields = try more(call)
      return call.session.state(since: before, fields)
    }
  }
}

/// Every method. The page of the protocol, and the tools for models, are made from it.
package enum MethodTable {
  /// The methods by what they are about, as the page of the protocol has them.
  static let groups: [(title: String, methods: [Method])] = [
    ("Session", session), ("Clock", clock), ("Fingers and transitions", hands), ("Record", record),
    ("Frames", followed), ("Branches", branches), ("Checks and help", tools),
  ]

  package static let all: [Method] = groups.flatMap(\.methods)

  package static func named(_ name: String) -> Method? { all.first { $0.name == name } }

  /// - Throws: `ProtocolError` of an unknown method, with the nearest one.
  static func method(_ name: String) throws(ProtocolError) -> Method {
    if let method = named(name) { return method }
    let near = Suggestion.nearest(to: name, among: all.map(\.name))
    throw ProtocolError(
      .unknownMethod, "there is no method '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      near.map { [("near", JSONText.array([JSONText.string($0)]))] } ?? [],
      hint: near.flatMap { named($0) }.map { #"{"method":"\#($0.name)","params":\#($0.example.params)}"# }
        ?? #"{"method":"hello","params":{}} lists them"#)
  }
}
