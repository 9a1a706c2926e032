import PlainText
import ScriptRuntime
import TransitionChecker

/// The findings that a caller of `timeline:check` leaves out: by a rule, or by the view or controller they are about.
struct IgnoredFindings {
  private let names: [String]
  private var used: Set<String> = []

  /// - Parameters:
  ///   - names: Names of rules; other names are those of views and controllers, as findings give them.
  ///   - call: The name of the call in errors.
  /// - Throws: `ScriptFailure` for a name that is written as those of rules are and is none.
  init(_ names: [String], _ call: String) throws(ScriptFailure) {
    for name in names where name.lowercased().hasPrefix("r-") && Rule.ID(named: name) == nil {
      throw .touch("\(call): \(Rule.ID.unknown(name))")
    }
    self.names = names.map { Rule.ID(named: $0)?.rawValue ?? $0 }
  }

  /// Whether a finding is left out.
  mutating func has(_ finding: [String: JSON]) -> Bool {
    let fields = ["rule", "subject"].compactMap { field in
      if case .string(let text)? = finding[field], names.contains(text) { text } else { nil }
    }
    guard let name = fields.first else { return false }
    used.insert(name)
    return true
  }

  /// Of each name that left nothing out.
  var idle: [String] {
    names.filter { !used.contains($0) }.map { name in
      "this silences nothing: \(name) " + (Rule.ID(named: name) == nil ? "breaks no rule" : "is not broken")
    }
  }
}
