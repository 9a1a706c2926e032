import ScriptRuntime
package import TransitionChecker
package import ViewKit

/// A probable mistake in a script that was not run.
package struct ScriptFinding: Equatable {
  /// Counted from 1; the column in characters.
  package let line: Int
  package let column: Int
  package let message: String
  /// The correction, or the name that was probably meant.
  package let hint: String?
  /// The rule of transitions that it breaks; nil where it breaks none.
  package let rule: Rule.ID?
  /// The warning that a run gives of it; nil where it gives none, or ends with an error.
  package let code: UsageWarning.Code?
  /// True for what may well be meant.
  package let isNote: Bool

  /// - Parameter offset: The offset in `source`, in bytes.
  init(
    at offset: Int, in source: [UInt8], _ message: String, hint: String?, rule: Rule.ID? = nil,
    code: UsageWarning.Code? = nil, isNote: Bool = false
  ) {
    let before = source[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = Self.line(at: offset, in: source)
    column = String(decoding: before[start...], as: UTF8.self).count + 1
    self.message = message
    self.hint = hint
    self.rule = rule
    self.code = code
    self.isNote = isNote
  }

  /// A mistake that a run would end with, in the words of the run.
  init(at offset: Int, in source: [UInt8], _ failure: ScriptFailure) {
    let text = FailureText(failure)
    self.init(at: offset, in: source, text.message, hint: text.hint)
  }

  /// A mistake that a run warns of, in the words of the run.
  init(at offset: Int, in source: [UInt8], _ warning: UsageWarning) {
    let text = WarningText(warning)
    self.init(at: offset, in: source, text.line, hint: text.hint, code: warning.code)
  }

  /// The line of an offset, counted from 1.
  static func line(at offset: Int, in source: [UInt8]) -> Int {
    source[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
