import LuaSyntax
import MotionMath
import PlainText
import ScriptRuntime

/// Finds Swift syntax in a line that failed as Lua, and gives its Lua equivalent.
///
/// Some of the phrases are also valid Lua with another meaning, so a line that works is not examined.
package struct SwiftPhrase {
  private let line: TypedLine
  private var tokens: [LineTokens.Token] { line.tokens }

  package init(_ line: String) {
    self.line = TypedLine(line.utf8)
  }

  /// The Lua equivalent of the first Swift phrase in the line; nil when there is none.
  package var hint: String? {
    for index in tokens.indices {
      let hint: String? =
        switch tokens[index].kind {
        case .symbol: symbol(at: index)
        case .name: word(at: index)
        case .string: text(index).contains("\\(") ? "'..' joins texts" : nil
        case .number: nil
        }
      if let hint { return hint }
    }
    return nil
  }

  // MARK: Words

  private func word(at index: Int) -> String? {
    switch text(index) {
    case "let", "var":
      guard kind(index + 1) == .name else { return nil }
      let name = text(index + 1)
      switch text(index - 1) {
      case "if", "while": return "if \(name) then … end"
      case "guard": return "if not \(name) then return end"
      case "class", "static": return "Card.\(name) = …"
      default: return "local \(name) = …"
      }
    case "func":
      guard kind(index + 1) == .name else { return nil }
      return "function \(text(index - 1) == "override" ? "Card:" : "")\(text(index + 1))(…) … end"
    case "init" where text(index + 1) == "(" && text(index - 1) != "." && text(index - 1) != ":" && endsInBraces:
      return "function Card:init(…) … end"
    case "class" where kind(index + 1) == .name && text(index + 2) == ":" && kind(index + 3) == .name:
      return "\(text(index + 1)) = class(\"\(text(index + 1))\", \(text(index + 3)))"
    case "super" where text(index - 1) != "." && text(index + 1) == ".":
      return "Card.super.\(text(index + 2))(self, …), in a method of Card"
    case "import" where index == 0 && kind(index + 1) == .name:
      return "nothing instead of 'import \(text(index + 1))'"
    case "await" where kind(index + 1) == .name: return "nothing instead of 'await'"
    case "Task" where text(index + 1) == "{" && text(index + 3) != "=": return "Task(function() … end)"
    case "if", "while":
      guard index == 0, !words.contains("then"), !words.contains("do"), endsInBraces else { return nil }
      return text(index) == "if" ? "if … then … end" : "while … do … end"
    case "for" where index == 0 && text(2) == "in" && endsInBraces && !words.contains("do"):
      if text(3) == "stride" { return "for \(text(1)) = …, …, … do … end" }
      return range(from: 3) ?? "for _, \(text(1)) in ipairs(…) do … end"
    case "in" where text(index - 2) == "{" && kind(index - 1) == .name:
      let name = text(index - 1)
      return "function(\(name == "_" ? "" : name)) … end"
    default: return label(at: index)
    }
  }

  private var words: [String] { tokens.filter { $0.kind == .name }.map(\.text) }
  private var endsInBraces: Bool { tokens.contains { $0.text == "{" } && ["{", "}"].contains(tokens.last?.text) }

  /// The loop over `0..<5` or `1...count`, when both ends are single words and that is all.
  private func range(from index: Int) -> String? {
    guard text(index + 1) == ".", text(index + 2) == ".", text(index + 5) == "{" else { return nil }
    let end = text(index + 4)
    let last = text(index + 3) == "." ? end : Int(end).map { "\($0 &- 1)" } ?? "\(end) - 1"
    return "for \(text(1)) = \(text(index)), \(last) do … end"
  }

  /// Whether words follow each other here, as in a comment and never in an expression.
  private func isProse(from index: Int) -> Bool {
    tokens.indices.dropFirst(index).contains {
      kind($0) == .name && kind($0 + 1) == .name && endsValue($0) && endsValue($0 + 1)
    }
  }

  /// `frame:` or `frame =` in the parentheses of a call, `frame:` in its braces.
  private func label(at index: Int) -> String? {
    guard ["(", ",", "{"].contains(text(index - 1)), kind(index - 1) == .symbol,
      let bracket = line.enclosing(before: index)
    else { return nil }
    let hasColon = text(index + 1) == ":" && !isTight(index + 1)
    let isAssigned = text(index + 1) == "=" && text(index + 2) != "="
    switch text(bracket.place) {
    case "{": return hasColon ? "{\(text(index)) = …}" : nil
    case "(" where hasColon || isAssigned:
      let called = Self.asMethod(chain(endingAt: bracket.place - 1))
      guard !called.isEmpty else { return nil }
      return "\(called)\(bracket.commas == 0 ? "{" : "(…, {")\(text(index)) = …}\(bracket.commas == 0 ? "" : ")")"
    default: return nil
    }
  }

  /// `view:add` of `view.add`: what begins with a small letter is an object, and a colon calls its methods.
  private static func asMethod(_ chain: String) -> String {
    let names = chain.split(separator: ".", omittingEmptySubsequences: false)
    guard let method = names.last, !method.contains(":"), let owner = names.dropLast().last,
      owner.first?.isLowercase == true
    else { return chain }
    return names.dropLast().joined(separator: ".") + ":" + method
  }

  // MARK: Symbols

  private func symbol(at index: Int) -> String? {
    let pair = isTight(index) ? text(index) + text(index + 1) : text(index)
    switch pair {
    case "!=": return "'~=' instead of '!='"
    case "&&": return "'and' instead of '&&'"
    case "||", "??": return "'or' instead of '\(pair)'"
    case "==" where isTight(index + 1) && text(index + 2) == "=": return "'==' instead of '==='"
    case "//" where index == 0 || isProse(from: index + 2): return "'--' instead of '//'"
    case "+=", "-=", "*=", "/=":
      let changed = chain(endingAt: index - 1)
      return changed.isEmpty ? nil : "\(changed) = \(changed) \(text(index)) …"
    case "++":
      let changed = chain(endingAt: index - 1)
      return changed.isEmpty ? nil : "\(changed) = \(changed) + 1"
    case "?.":
      let asked = chain(endingAt: index - 1)
      return asked.isEmpty ? nil : "\(asked) and \(asked).\(text(index + 2))"
    default: break
    }
    switch text(index) {
    case "!": return endsValue(index - 1) ? "nothing instead of '!'" : "'not' instead of '!'"
    case "." where kind(index + 1) == .name && !endsValue(index - 1) && text(index - 1) != ".":
      return Self.inFull(text(index + 1))
    case "." where pair == ".." && (text(index + 2) == "<" || text(index + 2) == ".") && words.contains("in"):
      return "for i = 0, 9 do … end"
    case "#" where text(index + 1) == "selector":
      var last = index + 3
      while text(last + 1) == "." { last += 2 }
      return "\"\(text(last))\""
    case "&" where !endsValue(index - 1): return "no '&\(text(index + 1))': the call returns it"
    case "[" where !endsValue(index - 1): return "{…} instead of […]"
    case "{" where text(index - 1) == ")" && words.first != "function":
      return "function() … end, inside the parentheses"
    default: return nil
    }
  }

  /// The full form of `.systemBlue`: a colour, or an enum case, which is a string.
  private static func inFull(_ name: String) -> String {
    NamedColor(rawValue: name) == nil ? "\"\(name)\"" : "\(StructKind.UIColor).\(name)"
  }

  // MARK: Reading

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
  private func kind(_ index: Int) -> LineTokens.Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether a symbol is directly followed by the next token.
  private func isTight(_ index: Int) -> Bool {
    tokens.indices.contains(index + 1) && tokens[index + 1].start == tokens[index].start + 1
  }

  /// Whether a value could end here, so that an operator follows.
  private func endsValue(_ index: Int) -> Bool {
    switch kind(index) {
    case nil: false
    case .name: !LineTokens.keywords.contains(text(index)) || ["nil", "true", "false"].contains(text(index))
    case .number, .string: true
    case .symbol: [")", "]", "}"].contains(text(index))
    }
  }

  /// The chain of names with dots and colons that ends with this token.
  private func chain(endingAt index: Int) -> String {
    guard kind(index) == .name else { return "" }
    let before = [".", ":"].contains(text(index - 1)) ? chain(endingAt: index - 2) + text(index - 1) : ""
    return before + text(index)
  }
}
