import LuaBridge

/// Finds the overload of a function that a call matches.
///
/// Arguments follow Python's rule with the keywords in one final table, which alone may begin with the values given by
/// position: `{point, animated = false}`. Overloads are chosen by the labels used, then by
/// the number and kinds of positional arguments.
struct OverloadMatcher {
  let session: ScriptSession
  /// `UIView.animate`, as errors name it.
  let name: String
  let overloads: [Overload]
  /// The first argument's stack index, and the last's.
  var first: Int32
  var last: Int32
  /// Whether the final table holds labels beside values that were taken out of it.
  var isUnpacked = false
  /// Whether unknown labels are left to the caller, as properties given to a constructor.
  var allowsMoreLabels = false

  var lua: LuaState { session.lua }

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

  /// The text keys of the final table, in the order of `pairs`, read once for all overloads.
  private struct Labels {
    /// The stack index of a label's value, 0 until an overload has the label. A value is pushed once and stays on the
    /// stack for the call.
    private(set) var entries: [(name: String, index: Int32)]?

    mutating func read(from lua: LuaState, at table: Int32) {
      if entries == nil { entries = lua.fieldNames(of: table).map { ($0, 0) } }
    }

    mutating func push(_ number: Int, from lua: LuaState, at table: Int32) -> Int32? {
      guard let entry = entries?[number] else { return nil }
      if entry.index != 0 { return entry.index }
      guard lua.reserve(8) else { return nil }
      lua.pushField(entry.name, of: table)
      entries?[number].index = lua.top
      return lua.top
    }
  }

  /// - Throws: The `ScriptFailure` that describes the mistake most precisely.
  func match() throws(ScriptFailure) -> Match {
    if let unpacked { return try unpacked.match() }
    var labels = Labels()
    var matches: [Match] = []
    for overload in overloads where hasAllLabels(overload, &labels) {
      if let match = try? fit(overload, &labels) { matches.append(match) }
    }
    if matches.count == 1 { return matches[0] }
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
        let labels = matches[number].overload.parameters.compactMap(\.label)
        return labels.first { !others.contains($0) } ?? labels.last
      }
      if labels.count == matches.count, let meant = labelWritten(of: labels) { return matches[meant] }
      throw .ambiguousCall(
        function: name, labels: labels.unique, isNil: last < first || lua.isNil(at: last) || isEmptyTable)
    }
    var mismatches: [Mismatch] = []
    for overload in overloads {
      do throws(Mismatch) {
        _ = try fit(overload, &labels)
      } catch {
        mismatches.append(error)
      }
    }
    throw failure(of: mismatches)
  }

  /// For a call with one table of values and labels: the values as arguments, and then the table. Nil for another.
  private var unpacked: OverloadMatcher? {
    guard first == last, lua.isTable(at: last), !session.isStandIn(at: last) else { return nil }
    let count = lua.count(at: last)
    guard count > 0, overloads.contains(where: { $0.parameters.count >= count }), !lua.fieldNames(of: last).isEmpty,
      !overloads.contains(where: { $0.parameters.first?.shape.takesTable == true }), lua.reserve(Int32(count) + 8)
    else { return nil }
    var matcher = self
    (matcher.first, matcher.isUnpacked) = (lua.top + 1, true)
    for position in 1...count { lua.pushElement(position, of: last) }
    lua.pushCopy(of: last)
    matcher.last = lua.top
    return matcher
  }

  /// Whether an overload has every label of the call, which most overloads have not.
  private func hasAllLabels(_ overload: Overload, _ labels: inout Labels) -> Bool {
    if allowsMoreLabels { return true }
    let table = labelTable(for: overload.parameters)
    if table == 0 { return true }
    labels.read(from: lua, at: table)
    return labels.entries?.allSatisfy { entry in overload.parameters.contains { $0.label == entry.name } } != false
  }

  private func fit(_ overload: Overload, _ given: inout Labels) throws(Mismatch) -> Match {
    let parameters = overload.parameters
    if overload.takesNoArguments, last >= first {
      throw Mismatch(.tooMany(most: 0, given: Int(last - first) + 1), score: 0)
    }
    var indices = [Int32](repeating: 0, count: parameters.count)
    let labels = labelTable(for: parameters)
    let positional = Int(last - first) + 1 - (labels == 0 ? 0 : 1)
    var score = 0
    guard positional <= parameters.count else {
      throw Mismatch(.tooMany(most: parameters.count, given: positional), score: 0)
    }
    // Parameters that functions went past, and those before the first of them.
    var (skipped, byPosition) = (0, positional)
    for argument in 0..<max(0, positional) {
      let index = first + Int32(argument)
      if lua.isFunction(at: index), overload.isPassed(at: argument + skipped) {
        if skipped == 0 { byPosition = argument }
        skipped += 1
      }
      let position = argument + skipped
      guard position < parameters.count else {
        throw Mismatch(.tooMany(most: parameters.count - skipped, given: positional), score: score)
      }
      if lua.isNil(at: index) && parameters[position].isOptional { continue }
      guard !parameters[position].isByLabel else {
        throw Mismatch(.tooMany(most: position, given: positional), score: 0)
      }
      let parameter = parameters[position]
      guard fits(index, parameter.shape),
        !parameter.isStructItself || lua.structKind(at: index) >= 0 || session.gap(at: index) != nil
      else {
        throw Mismatch(.wrongKind(index, parameter, label: nil), score: score)
      }
      indices[position] = index
      score += 1
    }
    if overload.isWholeByPosition, labels == 0, positional > 0, positional < parameters.count {
      throw Mismatch(.missing(parameters[positional], isByLabel: false), score: score)
    }
    if labels != 0 {
      given.read(from: lua, at: labels)
      try fill(&indices, from: labels, &given, parameters, byPosition, &score)
    }
    for (position, parameter) in parameters.enumerated() where indices[position] == 0 && !parameter.isOptional {
      throw Mismatch(.missing(parameter, isByLabel: labels != 0), score: score)
    }
    let count = indices.count { $0 != 0 }
    return Match(overload: overload, indices: indices, labels: labels, given: count, byPosition: byPosition)
  }

  /// The stack index of the final table when it holds labels; 0 when there is none.
  private func labelTable(for parameters: [Parameter]) -> Int32 {
    if isUnpacked { return last }
    guard last >= first, lua.isTable(at: last), lua.count(at: last) == 0, !session.isStandIn(at: last) else { return 0 }
    let position = Int(last - first)
    guard position < parameters.count else { return last }
    // If required parameters are left, the last table must hold their labels.
    if parameters[(position + 1)...].contains(where: { !$0.isOptional }) { return last }
    if parameters[position].isStructItself { return last }
    if parameters[position].shape.takesTable {
      // A table that sets the parameter's own label, and nothing but labels, holds them: no value is made so.
      let labels = parameters.compactMap(\.label)
      let isOwn = parameters[position].label.map { lua.fieldNames(of: last).contains($0) && holdsOnly(labels) } ?? false
      return isOwn || parameters[position].shape.takesList && !isEmptyTable ? last : 0
    }
    // A table where a struct is expected may be its fields, unless they are labels of another overload.
    guard case .structure(let kind) = parameters[position].shape.wrapped else { return last }
    let labels = overloads.flatMap { $0.parameters.compactMap(\.label) }
    return holdsOnly((kind.fields + kind.parts.map(\.name)).filter { !labels.contains($0) }) ? 0 : last
  }

  /// `{from = nil}`, which is an empty table in Lua.
  private var isEmptyTable: Bool { lua.isTable(at: last) && lua.fieldNames(of: last).isEmpty }

  /// The place of the only label that the running line sets in a table: of `{to = nil}` Lua keeps nothing but its text.
  private func labelWritten(of labels: [String]) -> Int? {
    guard isEmptyTable, let location = lua.runningLine, let line = session.sourceLine(location.line, of: location.file)
    else {
      return nil
    }
    let written = labels.indices.filter { sets(labels[$0], in: line) }
    return written.count == 1 ? written[0] : nil
  }

  /// Whether `label =` stands in a line, after a brace or a comma.
  private func sets(_ label: String, in line: String) -> Bool {
    var remainder = Substring(line)
    while let start = remainder.firstIndex(where: { $0 == "{" || $0 == "," }) {
      remainder = remainder[remainder.index(after: start)...].drop { $0 == " " || $0 == "\t" }
      guard remainder.hasPrefix(label) else { continue }
      let after = remainder.dropFirst(label.count).drop { $0 == " " || $0 == "\t" }
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
    _ indices: inout [Int32], from table: Int32, _ labels: inout Labels, _ parameters: [Parameter], _ byPosition: Int,
    _ score: inout Int
  ) throws(Mismatch) {
    var unknown: String?
    for number in (labels.entries ?? []).indices {
      guard let name = labels.entries?[number].name else { continue }
      guard let position = parameters.firstIndex(where: { $0.label == name }) else {
        if !allowsMoreLabels { unknown = unknown ?? name }
        continue
      }
      guard position >= byPosition, indices[position] == 0 else { throw Mismatch(.givenTwice(name), score: score) }
      guard let index = labels.push(number, from: lua, at: table) else { continue }
      score += 2
      guard fits(index, parameters[position].shape) else {
        throw Mismatch(.wrongKind(index, parameters[position], label: name), score: score)
      }
      indices[position] = index
    }
    if let unknown {
      // A label of another overload is not misspelt; it means that another overload was intended.
      let isOfAnother = overloads.contains { $0.parameters.contains { $0.label == unknown } }
      if isOfAnother { throw Mismatch(.labelOfAnother, score: 0) }
      let position = parameters.firstIndex { $0.label == nil && $0.name == unknown }
      throw Mismatch(.unknownLabel(unknown, place: position), score: score)
    }
  }

  private func fits(_ index: Int32, _ shape: Shape) -> Bool {
    shape.accepts(valueAt: index, in: session)
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
