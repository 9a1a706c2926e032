import LuaBridge
import ViewKit

/// Why overloads do not fit. A mismatch holds what it was about; its text is made when no overload fits.
extension OverloadMatcher {
  struct Mismatch: Error {
    enum Cause {
      case tooMany(most: Int, given: Int)
      /// The value at this stack index, given by `label` or by position.
      case wrongKind(Int32, Parameter, label: String?)
      case missing(Parameter, isByLabel: Bool)
      case givenTwice(String)
      /// Another overload has the label.
      case labelOfAnother
      /// No overload has the label; `place` is that of an unlabelled parameter of this name.
      case unknownLabel(String, place: Int?)
    }

    let cause: Cause
    /// How much of the call fitted before it failed.
    let score: Int

    init(_ cause: Cause, score: Int) {
      self.cause = cause
      self.score = score
    }
  }

  /// The failure that describes best why no overload fits.
  ///
  /// - Parameter mismatches: One for each overload, in their order.
  func failure(of mismatches: [Mismatch]) -> ScriptFailure {
    for index in stride(from: first, through: last, by: 1) {
      if let absent = session.absentName(at: index) { return absent }
    }
    let failures = mismatches.map { (failure: failure(of: $0), score: $0.score) }
    if overloads.count == 1, let only = failures.first { return only.failure }
    let best = failures.map(\.score).max() ?? 0
    let nearest = failures.filter { $0.score == best }
    if best > 0, let near = nearest.first, nearest.allSatisfy({ $0.failure == near.failure }) { return near.failure }
    let wrongWords = failures.compactMap { $0.failure.wrongWord } + [wrongOption].compactMap(\.self)
    if let word = wrongWords.first, wrongWords.allSatisfy({ $0 == word }) { return word }
    if let label = failures.lazy.compactMap({ $0.failure.unknownLabel }).first { return label }
    let order = zip(overloads, failures).sorted { $0.1.score > $1.1.score }
    return .noOverload(function: name, overloads: order.map { $0.0.labels + Self.note($0.1.failure) })
  }

  /// Names the argument that an overload lacks, for a list of overloads; empty when it lacks none.
  private static func note(_ failure: ScriptFailure) -> String {
    if case .missingArgument(_, let parameter, _, _) = failure { "   needs '\(parameter)'" } else { "" }
  }

  private func failure(of mismatch: Mismatch) -> ScriptFailure {
    switch mismatch.cause {
    case .tooMany(let most, let given): return .tooManyArguments(function: name, most: most, given: given)
    case .wrongKind(let index, let parameter, let label): return wrongKind(index, parameter, as: label)
    case .missing(let parameter, let isByLabel):
      return .missingArgument(
        function: name, parameter: isByLabel ? parameter.label ?? parameter.name : parameter.name,
        accepted: parameter.shape.description, wasGivenAny: last >= first)
    case .givenTwice(let label): return .givenTwice(function: name, parameter: label)
    case .labelOfAnother: return .noOverload(function: name, overloads: overloads.map(\.labels))
    case .unknownLabel(let label, let place):
      let all = overloads.flatMap { $0.parameters.compactMap(\.label) }
      return .unknownLabel(
        function: name, label: label, suggestion: Suggestion.nearest(to: label, among: all), labels: all.unique,
        place: place.map { $0 + 1 })
    }
  }

  /// The failure of an argument given by position, or by `label`.
  private func wrongKind(_ index: Int32, _ parameter: Parameter, as label: String? = nil) -> ScriptFailure {
    let place = Place.parameter(label ?? parameter.name, of: name)
    if let text = lua.string(at: index), !parameter.shape.words.isEmpty {
      return .notAWord(place, words: parameter.shape.words, given: text)
    }
    if let first = anchor(at: 1), let other = anchor(at: index) {
      return .badConstraint(.attributesDoNotMeet(first.attribute, other.attribute))
    }
    let accepted = parameter.shape
    var hint = accepted.conversion(at: index, in: session)
    if parameter.name == "action", lua.isFunction(at: index) {
      let method = name.split(separator: ":")
      hint = (method.count == 2 ? "object:\(method[1])" : name) + "(function(sender) … end)"
    }
    return .wrongKind(place, accepted: accepted.description, given: session.describe(at: index), hint: hint)
  }

  /// An anchor that a constraint was to be made of, with one of another kind.
  private func anchor(at index: Int32) -> NSLayoutAnchor? {
    lua.object(at: index)?.takeUnretainedValue() as? NSLayoutAnchor
  }

  /// The failure of a label whose array holds an unknown option, which may be why no overload matched.
  private var wrongOption: ScriptFailure? {
    guard last >= first, lua.isTable(at: last), lua.reserve(8) else { return nil }
    for parameter in overloads.flatMap(\.parameters) {
      guard let label = parameter.label, case .options(let entry) = parameter.shape.wrapped else { continue }
      lua.pushField(label, of: last)
      guard lua.isTable(at: lua.top) else { continue }
      let place = Place.parameter(label, of: name)
      let array = ScriptArgument(session: session, index: lua.top, place: place, shape: .table)
      for element in (try? array.elements(of: .string)) ?? [] {
        guard let word = lua.string(at: element.index), !entry.takes(word) else { continue }
        return .notAWord(place, words: entry.words, given: word)
      }
    }
    return nil
  }
}
