import LayerKit
import PlainText
import PlayheadShell
import RecordingKit
import ScriptRuntime
import TimeControl

/// A method that is called, with parameters that fit it.
struct MethodCall {
  let session: ProtocolSession
  let method: Method
  private let values: [String: JSON]

  /// - Throws: `ProtocolError` about the first parameter that does not fit, or that is missing.
  init(_ method: Method, _ params: [String: JSON], in session: ProtocolSession) throws(ProtocolError) {
    self.session = session
    self.method = method
    // Fields that are not known are those of a later version.
    values = params.filter { $0.value != .null }
    let known = method.parameters + Parameter.common
    if let problem = known.problem(in: values, of: method.name, example: method.example.params) { throw problem }
  }

  /// The error about a parameter that fits by itself and not here.
  func misfit(_ name: String, _ message: String) -> ProtocolError {
    ProtocolError(.invalidParameters, message, [("parameter", JSONText.string(name))], hint: method.example.params)
  }

  // MARK: Values

  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name]?.string }
  func number(_ name: String) -> Double? { if case .number(let number)? = values[name] { number } else { nil } }
  func whole(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }
  func flag(_ name: String) -> Bool? { if case .bool(let flag)? = values[name] { flag } else { nil } }

  func texts(_ name: String) -> [String]? {
    if case .array(let list)? = values[name] { list.compactMap(\.string) } else { nil }
  }

  /// Names and values as they are typed in a shell; a flag that is false is not typed.
  func options(_ name: String) -> [(name: String, value: String)] {
    guard case .object(let fields)? = values[name] else { return [] }
    return fields.sorted { $0.key < $1.key }.compactMap { key, value in
      switch value {
      case .bool(let flag): flag ? (key, "") : nil
      case .number(let number): (key, NumberText.shortest(number))
      default: value.string.map { (key, $0) }
      }
    }
  }

  /// A time as the shell is given it: a number, or quoted text.
  func typedTime(_ name: String) -> String? { number(name).map(NumberText.shortest) ?? text(name) }

  /// - Throws: `ProtocolError` of text that is no time.
  func time(_ name: String) throws(ProtocolError) -> Double? {
    guard let text = text(name) else { return number(name) }
    do throws(ScriptFailure) { return try script.timeline.time(text) } catch {
      throw misfit(name, "'\(name)': \(error.message)")
    }
  }

  /// The moment that is meant, on record; the playhead without one.
  ///
  /// - Throws: `ProtocolError` of text that is no time.
  func frame(_ name: String = "at") throws(ProtocolError) -> Frame {
    script.world.recording.frame(at: min(try time(name) ?? script.world.playhead, script.world.now))
  }

  // MARK: Places

  var branchName: String? { text("branch") }

  /// - Throws: `ProtocolError` of an unknown branch.
  func checkedBranch() throws(ProtocolError) {
    guard let name = branchName else { return }
    let branches = session.shell.current.branches
    guard branches.contains(where: { $0.name == name }) else {
      throw .unknown("branch", name, among: branches.map(\.name))
    }
  }

  /// The branch that is meant.
  var branch: Branch {
    let current = session.shell.current
    return current.branches.first { $0.name == branchName } ?? current.current
  }

  var script: ScriptSession { branch.session }

  /// The layer that is meant; nil where none is named.
  ///
  /// - Throws: `ProtocolError` of an unknown layer.
  func layer(_ name: String, in frame: Frame) throws(ProtocolError) -> LayerID? {
    guard let text = text(name) else { return nil }
    let layers = frame.layersInTree
    if text.hasPrefix("#"), let number = Int(text.dropFirst()), let layer = layers.first(where: { $0.index == number })
    {
      return layer
    }
    let names = LayerNames(in: script)
    guard let layer = layers.first(where: { names.name(of: $0, in: frame) == text }) else {
      throw .unknown("layer", text, among: layers.map { names.name(of: $0, in: frame) })
    }
    return layer
  }
}
