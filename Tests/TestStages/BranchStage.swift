package import LuaBridge
import ScriptAPI
package import ScriptRuntime
import TestSupport
package import Testing
package import TimeControl

/// A session that can be gone back in: inputs in, text out.
package final class BranchStage {
  package let branching: BranchingSession
  package var session: ScriptSession { branching.session }
  private let sink = Sink()
  package private(set) var callbackErrors: [ScriptError] = []

  /// A view in the window that moves from 20 to 200 and fades out, evenly, in 0.4 s.
  package static let scene = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear", animations = function()
      box.center = CGPoint(200, 20); box.alpha = 0
    end}
    """

  private final class Sink { var bytes: [UInt8] = [] }

  package init(_ inputs: String..., readLine: @escaping () -> String? = { nil }) throws {
    var options = SessionOptions()
    let sink = sink
    options.write = { sink.bytes += $0 }
    options.readLine = readLine
    options.readSource = { name, _, _ in SourceTree.module(name, in: "Examples") }
    branching = BranchingSession(try ScriptSession(options))
    observe(session)
    branching.observe { [unowned self] in observe($0) }
    for input in inputs { try expectNoError(run(input)) }
  }

  private func observe(_ session: ScriptSession) {
    session.onCallbackError = { [unowned self] in callbackErrors.append($0) }
  }

  /// Everything printed since it was asked for last, without the newline at the end.
  package var output: String {
    defer { sink.bytes = [] }
    let text = String(decoding: sink.bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  @discardableResult
  package func run(_ source: String) -> ScriptError? {
    switch branching.evaluate(source, name: "test.lua") {
    case .failure(let error): error
    case .success: nil
    }
  }

  /// The output of an input that must succeed.
  package func print(_ expression: String, _ location: SourceLocation = #_sourceLocation) -> String {
    _ = output
    if let error = run("print(\(expression))") { Issue.record("\(error)", sourceLocation: location) }
    return output
  }

  /// Runs an input that must succeed.
  package func run(well source: String, _ location: SourceLocation = #_sourceLocation) {
    if let error = run(source) { Issue.record("\(error)", sourceLocation: location) }
  }

  private func expectNoError(_ error: ScriptError?) throws { if let error { throw error } }
}
