import LuaSyntax
import ScriptRuntime

/// The call that is being typed: what it takes, and which of it is typed now.
package struct OpenCall: Equatable {
  /// A part of a signature; the argument that is typed is bright.
  package struct Part: Equatable {
    package let text: String
    package let isCurrent: Bool

    package init(text: String, isCurrent: Bool) {
      self.text = text
      self.isCurrent = isCurrent
    }
  }

  /// The signature in parts: `animate(`, `withDuration: number (seconds)`, …
  package let parts: [Part]
  /// The words that the current argument takes; empty for one that takes no words.
  package let words: [String]

  package var text: String { parts.map(\.text).joined() }
}

extension Completer {
  /// The call whose arguments the cursor is in, also inside a table of them; nil where it is in none that is known.
  ///
  /// - Parameters:
  ///   - line: The line or lines being typed.
  ///   - utf8Offset: The cursor's offset in bytes from the start of `line`.
  package func openCall(in line: String, at utf8Offset: Int) -> OpenCall? {
    let end = min(max(0, utf8Offset), line.utf8.count)
    let typed = TypedLine(line.utf8.prefix(end))
    guard !typed.isInComment else { return nil }
    var before = typed.tokens.count
    while let bracket = typed.enclosing(before: before) {
      before = bracket.place
      let opening = typed.tokens[bracket.place].text
      guard opening == "(" || opening == "{" else { continue }
      // A value in a table of labels belongs to the call that the table is for.
      let reached =
        opening == "{" ? callee(of: bracket.place, in: typed) : self.callee(ofCallAt: bracket.place, in: typed)
      guard let reached, let name = name(of: reached, chain: typed.chain(before: bracket.place)) else {
        // The body of a function belongs to no call around it.
        if isFunctionBody(typed, from: bracket.place) { return nil }
        continue
      }
      let isTable = opening == "{"
      let labels = isTable ? typed.labels(after: bracket.place, before: typed.tokens.count) : []
      let label = isTable ? currentLabel(in: typed, after: bracket.place) : nil
      return openCall(
        name, of: reached, given: labels, position: isTable && label != nil ? nil : bracket.commas, label: label)
    }
    return nil
  }

  private func callee(ofCallAt index: Int, in line: TypedLine) -> ReachedType? {
    let chain = line.chain(before: index)
    guard !chain.isEmpty, chain != ["function"] else { return nil }
    return types.reach(chain)
  }

  private func isFunctionBody(_ line: TypedLine, from index: Int) -> Bool {
    var depth = 0
    for token in line.tokens[index...] {
      if token.kind == .name, ["function", "do", "then", "repeat"].contains(token.text) { depth += 1 }
      if token.kind == .name, ["end", "until"].contains(token.text) { depth -= 1 }
    }
    return depth > 0
  }

  private func name(of reached: ReachedType, chain: [String]) -> String? {
    switch reached {
    case .function(let function, _): overloads(of: reached).isEmpty ? nil : function.name
    case .type(let id): overloads(of: reached).isEmpty ? nil : className(id)
    case .instance, .structure, .words, .table, .text, .nothing: nil
    }
  }

  /// The label whose value is typed: the last `name =` of the table with no comma after it.
  private func currentLabel(in line: TypedLine, after start: Int) -> String? {
    var depth = 0
    var label: String?
    for index in (start + 1)..<max(start + 1, line.tokens.count) {
      let token = line.tokens[index]
      if token.kind == .symbol, ["(", "{", "["].contains(token.text) { depth += 1 }
      if token.kind == .symbol, [")", "}", "]"].contains(token.text) { depth -= 1 }
      guard depth == 0 else { continue }
      if token.kind == .symbol, token.text == "," { label = nil }
      if token.kind == .name, index + 1 < line.tokens.count, line.tokens[index + 1].text == "=",
        index + 2 >= line.tokens.count || line.tokens[index + 2].text != "="
      {
        label = token.text
      }
    }
    return label
  }

  private func openCall(
    _ name: String, of callee: ReachedType, given: Set<String>, position: Int?, label: String?
  ) -> OpenCall? {
    // The first way to call it that takes all that was given so far.
    let all = overloads(of: callee)
    let fitting = all.filter { overload in
      given.isSubset(of: overload.parameters.compactMap(\.label))
        && (position.map { $0 == 0 || $0 < overload.parameters.count } ?? true)
    }
    guard let overload = fitting.first ?? all.first else { return nil }
    let current = label.map { label in overload.parameters.firstIndex { $0.label == label } } ?? position
    var parts = [OpenCall.Part(text: name + "(", isCurrent: false)]
    for (index, parameter) in overload.parameters.enumerated() {
      let text = Signature.text(parameter)
      if index > 0 { parts.append(OpenCall.Part(text: ", ", isCurrent: false)) }
      parts.append(OpenCall.Part(text: text, isCurrent: index == current))
    }
    let more = all.count > 1 ? "  and \(all.count - 1) more" : ""
    parts.append(OpenCall.Part(text: ")" + Signature.result(overload) + more, isCurrent: false))
    let shape = current.flatMap { overload.parameters.indices.contains($0) ? overload.parameters[$0].shape : nil }
    return OpenCall(parts: parts, words: shape.map { words(of: $0) } ?? [])
  }
}
