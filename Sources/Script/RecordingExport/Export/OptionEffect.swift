/// The effect of a typed option, which stands alone or takes a word.
package enum OptionEffect<Options>: Sendable {
  /// Stands alone: `-i`.
  case flag(@Sendable (inout Options) -> Void)
  /// Stands alone, or before one word that changes what it does: `--chrome none`.
  case flagOr(word: String, @Sendable (inout Options, _ hasWord: Bool) -> Void)
  /// Takes the next word, or the text after `=`. The effect returns false for a word that does not fit `accepts`.
  case value(placeholder: String, accepts: String, @Sendable (inout Options, String) -> Bool)

  /// A value that is one of the cases of `kind`.
  package static func oneOf<Case: RawRepresentable & CaseIterable & Sendable>(
    _ placeholder: String, _ kind: Case.Type, _ set: @escaping @Sendable (inout Options, Case) -> Void
  ) -> OptionEffect where Case.RawValue == String {
    .value(placeholder: placeholder, accepts: kind.allCases.map(\.rawValue).alternatives) { options, word in
      guard let value = Case(rawValue: word) else { return false }
      set(&options, value)
      return true
    }
  }

  /// A value that is a number, written as its type reads it.
  package static func number<Number: LosslessStringConvertible & Comparable & Sendable>(
    _ placeholder: String, accepts: String, in range: ClosedRange<Number>, except hole: Number? = nil,
    _ set: @escaping @Sendable (inout Options, Number) -> Void
  ) -> OptionEffect {
    .value(placeholder: placeholder, accepts: accepts) { options, word in
      guard let number = Number(word), range.contains(number), number != hole else { return false }
      set(&options, number)
      return true
    }
  }

  /// A value that is any text, but no empty one.
  package static func text(
    _ placeholder: String, accepts: String, _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> OptionEffect {
    .value(placeholder: placeholder, accepts: accepts) { options, word in
      set(&options, word)
      return !word.isEmpty
    }
  }
}

extension [String] {
  /// The words as a message lists what it accepts: `png, svg or apng`.
  package var alternatives: String {
    dropLast().joined(separator: ", ") + (count > 1 ? " or " : "") + (last ?? "")
  }
}
