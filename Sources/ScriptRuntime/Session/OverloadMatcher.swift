import LuaBridge

/// Finds the overload of a function that a call matches.
///
/// Arguments follow Python's rule with the keywords in one final table. Overloads are chosen by the labels used, then by
/// the number and kinds of positional arguments.
struct OverloadMatcher {
  let session: ScriptSession
  /// `UIView.animate`, as errors name it.
  let name: String
  let overloads: [Overload]
  /// The first argument's stack index, and the last's.
  let first: Int32
  let last: Int32
  /// Whether unknown labels are left to the caller, as properties given to a constructor.
  var allowsMoreLabels = false

  private var lua: LuaState { session.lua }

  /// A call fitted to an overload.
  struct Match {
    let overload: Overload
    let indices: [Int32]
    /// The table of labels, 0 without one.
    let labels: Int32
    /// How many parameters were given.
    let given: Int
    let byPosition: Int
    var isComplete: Bool { given == overload.parameters.count }
  }

  /// - Throws: The `ScriptFailure` that describes the mistake most precisely.
  func match() throws(ScriptFailure) -> Match {
    // Values given by label are pushed once and stay on the stack for the call.
    var matches: [Match] = []
    var failures: [Mismatch] = []
    for overload in overloads {
      do throws(Mismatch) {
        matches.append(try fit(overload))
      } catch {
        failures.append(error)
      }
    }
    if matches.count > 1 {
      let most = matches.map(\.given).max() ?? 0
      matches.removeAll { $0.given < most }
      let fewest = matches.map(\.overload.parameters.count).min() ?? 0
      if matches.contains(where: { $0.byPosition < 2 }) {
        matches.removeAll { $0.overload.parameters.count > fewest }
      }
    }
    // A complete overload wins: two numbers are a scale before they are two of a matrix's six.
    if matches.count > 1, matches.contains(where: \.isComplete) { matches.removeAll { !$0.isComplete } }
    if matches.count == 1 { return matches[0] }
    // Labels of two initialisers: one makes the object, the other is a property of it.
    if allowsMoreLabels, let first = matches.first, matches.allSatisfy({ $0.byPosition == 0 }) { return first }
    if matches.count > 1 {
      let labels = matches.indices.compactMap { number in
        let others = matches.indices.filter { $0 != number }.flatMap { matches[$0].overload.parameters.map(\.label) }
        let own = matches[number].overload.parameters.compactMap(\.label)
        return own.first { !others.contains($0) } ?? own.last
      }
      if labels.count == matches.count, let meant = labelWritten(of: labels) { return matches[meant] }
      throw .ambiguousCall(function: name, labels: labels, isNil: last < first || lua.isNil(at: last) || isEmptyTable)
    }
    if overloads.count == 1, let only = failures.first { throw only.failure }
    let best = failures.map(\.score).max() ?? 0
    let nearest = failures.filter { $0.score == best }
    if best > 0, let near = nearest.first, nearest.allSatisfy({ $0.failure == near.failure }) { throw near.failure }
    let wrongWords = failures.compactMap { $0.failure.wrongWord } + [wrongOption].compactMap(\.self)
    if let word = wrongWords.first, wrongWords.allSatisfy({ $0 == word }) { throw word }
    if let label = failures.lazy.compactMap({ $0.failure.unknownLabel }).first { throw label }
    let order = zip(overloads, failures).sorted { $0.1.score > $1.1.score }
    throw .noOverload(function: name, overloads: order.map { $0.0.labels + $0.1.note })
  }

  private struct Mismatch: Error {
    let failure: ScriptFailure
    /// How much of the call fitted before it failed.
    let score: Int

    /// Names the argument that the overload lacks, for a list of overloads; empty when it lacks none.
    var note: String {
      if case .missingArgument(_, let parameter, _, _) = failure { "   needs '\(parameter)'" } else { "" }
    }
  }

  private func fit(_ overload: Overload) throws(Mismatch) -> Match {
    let parameters = overload.parameters
    var indices = [Int32](repeating: 0, count: parameters.count)
    let labels = labelTable(for: parameters)
    let positional = Int(last - first) + 1 - (labels == 0 ? 0 : 1)
    var score = 0
    guard positional <= parameters.count else {
      throw Mismatch(failure: .tooManyArguments(function: name, most: parameters.count, given: positional), score: 0)
    }
    for position in 0..<max(0, positional) {
      let index = first + Int32(position)
      if lua.isNil(at: index) && parameters[position].isOptional { continue }
      guard !parameters[position].isByLabel else {
        throw Mismatch(
          failure: .tooManyArguments(function: name, most: position, given: positional), score: 0)
      }
      let parameter = parameters[position]
      guard fits(index, parameter.shape), !parameter.isStructItself || lua.structKind(at: index) >= 0 else {
        throw Mismatch(failure: wrongKind(index, parameter), score: score)
      }
      indices[position] = index
      score += 1
    }
    if overload.isWholeByPosition, labels == 0, positional > 0, positional < parameters.count {
      let missing = parameters[positional]
      throw Mismatch(
        failure: .missingArgument(
          function: name, parameter: missing.name, accepted: missing.shape.description, wasGivenAny: true),
        score: score)
    }
    if labels != 0 { try fill(&indices, from: labels, parameters, positional, &score) }
    for (position, parameter) in parameters.enumerated() where indices[position] == 0 && !parameter.isOptional {
      throw Mismatch(
        failure: .missingArgument(
          function: name, parameter: labels == 0 ? parameter.name : parameter.label ?? parameter.name,
          accepted: parameter.shape.description, wasGivenAny: last >= first),
        score: score)
    }
    let given = indices.filter { $0 != 0 }.count
    return Match(overload: overload, indices: indices, labels: labels, given: given, byPosition: positional)
  }

  /// The stack index of the final table when it holds labels; 0 when there is none.
  private func labelTable(for parameters: [Parameter]) -> Int32 {
    guard last >= first, lua.isTable(at: last), lua.count(at: last) == 0 else { return 0 }
    let position = Int(last - first)
    guard position < parameters.count else { return last }
    // If required parameters are left, the last table must hold their labels.
    if parameters[(position + 1)...].contains(where: { !$0.isOptional }) { return last }
    if parameters[position].isStructItself { return last }
    if parameters[position].shape.takesTable { return parameters[position].shape.takesList && !isEmptyTable ? last : 0 }
    // A table where a struct is expected may be its fields.
    if case .structure(let kind) = parameters[position].shape.wrapped, holdsOnly(kind.fields + kind.parts.map(\.name)) {
      return 0
    }
    return last
  }

  /// `{from = nil}`, which is an empty table in Lua.
  private var isEmptyTable: Bool { lua.isTable(at: last) && lua.fieldNames(of: last).isEmpty }

  /// The place of the only label that the running line sets in a table: of `{to = nil}` Lua keeps nothing but its text.
  private func labelWritten(of labels: [String]) -> Int? {
    guard isEmptyTable, let place = lua.runningLine, let line = session.sourceLine(place.line, of: place.file) else {
      return nil
    }
    let written = labels.indices.filter { sets(labels[$0], in: line) }
    return written.count == 1 ? written[0] : nil
  }

  /// Whether `label =` stands in a line, after a brace or a comma.
  private func sets(_ label: String, in line: String) -> Bool {
    var rest = Substring(line)
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "," }) {
      rest = rest[rest.index(after: start)...].drop { $0 == " " || $0 == "\t" }
      guard rest.hasPrefix(label) else { continue }
      let after = rest.dropFirst(label.count).drop { $0 == " " || $0 == "\t" }
      if after.first == "=", !after.dropFirst().hasPrefix("=") { return true }
    }
    return false
  }

  private func holdsOnly(_ names: [String]) -> Bool {
    var onlyThese = true
    var isEmpty = true
    lua.forEachEntry(of: last) { key in
      isEmpty = false
      onlyThese = lua.string(at: key).map { names.contains($0) } ?? false
      return onlyThese
    }
    return onlyThese && !isEmpty
  }

  private func fill(
    _ indices: inout [Int32], from labels: Int32, _ parameters: [Parameter], _ positional: Int, _ score: inout Int
  ) throws(Mismatch) {
    var unknown: String?
    for name in lua.fieldNames(of: labels) {
      guard let position = parameters.firstIndex(where: { $0.label == name }) else {
        if !allowsMoreLabels { unknown = unknown ?? name }
        continue
      }
      guard position >= positional else {
        throw Mismatch(failure: .givenTwice(function: self.name, parameter: name), score: score)
      }
      guard lua.reserve(8) else { continue }
      lua.pushField(name, of: labels)
      let index = lua.top
      score += 2
      guard fits(index, parameters[position].shape) else {
        throw Mismatch(failure: wrongKind(index, parameters[position], as: name), score: score)
      }
      indices[position] = index
    }
    if let unknown {
      let all = overloads.flatMap { $0.parameters.compactMap(\.label) }
      // A label of another overload is not misspelt; it means that another overload was intended.
      if all.contains(unknown) {
        throw Mismatch(failure: .noOverload(function: self.name, overloads: overloads.map(\.labels)), score: 0)
      }
      let place = parameters.firstIndex { $0.label == nil && $0.name == unknown }
      throw Mismatch(
        failure: .unknownLabel(
          function: name, label: unknown, suggestion: Suggestion.nearest(to: unknown, among: all), labels: all.unique,
          place: place.map { $0 + 1 }),
        score: score)
    }
  }

  private func fits(_ index: Int32, _ shape: Shape) -> Bool {
    shape.accepts(valueAt: index, in: session)
  }

  /// The failure of an argument given by position, or by `label`.
  private func wrongKind(_ index: Int32, _ parameter: Parameter, as label: String? = nil) -> ScriptFailure {
    let place = Place.parameter(label ?? parameter.name, of: name)
    if let text = lua.string(at: index), !parameter.shape.words.isEmpty {
      return .notAWord(place, words: parameter.shape.words, given: text)
    }
    return .wrongKind(place, accepted: parameter.shape.description, given: session.describe(at: index))
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
        guard let word = lua.string(at: element.index), !entry.words.contains(word) else { continue }
        return .notAWord(place, words: entry.words, given: word)
      }
    }
    return nil
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
