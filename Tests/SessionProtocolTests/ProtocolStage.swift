import LineEditing
import PlainText
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import SessionProtocol
import TestStages
import TestSupport
import Testing
import TimeControl

/// A session behind the protocol: requests in, answers out. A box moves evenly from x = 20 to 200 in 0.4 s and fades out.
final class ProtocolStage {
  private let stage: BranchStage
  private var printed = ""
  let session: ProtocolSession

  init(_ host: ProtocolHost = ProtocolHost(), scene: String = BranchStage.scene) throws {
    stage = try BranchStage(scene)
    let text = Text()
    var environment = ShellEnvironment { text.shown += $0 }
    environment.files.writeBytes = { bytes, path in path.hasPrefix("/no") ? .notWritten("there is no room") : nil }
    let shell = Shell(stage.branching, ScriptedEditor([]), environment)
    session = ProtocolSession(shell, host) { text.take() }
  }

  private final class Text {
    var shown = ""

    func take() -> String {
      defer { shown = "" }
      return shown
    }
  }

  func line(_ text: String) -> String? { session.answer(text) }

  /// The fields of an answer, whole.
  func answer(_ method: String, _ params: String = "{}") throws -> [String: JSON] {
    let text = try #require(session.answer(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#))
    #expect(!text.contains("\n"))
    let fields = try #require(JSON(text)?.fields)
    #expect(fields["jsonrpc"] == .string("2.0") && fields["id"] == .number(1))
    return fields
  }

  /// The result of a request that succeeds.
  func result(_ method: String, _ params: String = "{}", _ place: SourceLocation = #_sourceLocation) throws -> JSON {
    let answer = try answer(method, params)
    return try #require(answer["result"], "\(answer["error"]?.text ?? "")", sourceLocation: place)
  }

  func state(_ method: String, _ params: String = "{}", _ place: SourceLocation = #_sourceLocation) throws -> [String:
    JSON]
  {
    try #require(try result(method, params, place).fields, sourceLocation: place)
  }

  /// The code, the message and the data of a request that fails.
  func error(
    _ method: String, _ params: String = "{}", _ place: SourceLocation = #_sourceLocation
  ) throws -> (code: Int, message: String, data: [String: JSON]) {
    let error = try #require(try answer(method, params)["error"]?.fields, sourceLocation: place)
    return (Int(error["code"]?.number ?? 0), error["message"]?.string ?? "", error["data"]?.fields ?? [:])
  }
}

extension JSON {
  var fields: [String: JSON]? { if case .object(let fields) = self { fields } else { nil } }
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// True for a number within a millionth of another.
  func isNear(_ other: Double) -> Bool { number.map { abs($0 - other) < 1e-6 } ?? false }
}
