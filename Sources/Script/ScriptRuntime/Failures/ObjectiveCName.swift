/// Finds the member that an Objective-C name means: `addAnimation` is `add(_ animation:)` in Swift, `animateWithDuration`
/// `animate(withDuration:)`, `mainScreen` `main`, `setAlpha` `alpha`.
///
/// Swift's names came of the selectors by leaving out what the types and labels say. So the rest of the name, after the
/// member's, has to be made of the words of its labels, parameters and types, as the table has them, and of prepositions.
struct ObjectiveCName {
  private let words: [String]

  init(_ name: String) { words = Self.words(of: name) }

  /// The member's name: of several, the longest. A name without a word besides the member's own is none of Objective-C.
  func member(in lineage: [ClassEntry], isStatic: Bool) -> String? {
    var best: (name: String, count: Int)?
    func take(_ name: String, _ vocabulary: () -> Set<String>) {
      let own = Self.words(of: name)
      guard own.count < words.count, own.count > best?.count ?? 0, words.starts(with: own) else { return }
      let vocabulary = vocabulary().union(Self.prepositions)
      if words[own.count...].allSatisfy(vocabulary.contains) { best = (name, own.count) }
    }
    for entry in lineage {
      for function in entry.functions where function.isStatic == isStatic {
        take(function.name) { Self.vocabulary(of: function.overloads).union(Self.words(ofType: entry.name)) }
      }
      for property in entry.properties where property.isStatic == isStatic {
        take(property.name) { Self.words(ofType: property.shape).union(Self.words(ofType: entry.name)) }
      }
    }
    if let best { return best.name }
    guard words.first == "set", words.count > 1, !isStatic else { return nil }
    let rest = Array(words.dropFirst())
    return lineage.lazy.flatMap(\.properties).map(\.name).first { name in
      let own = Self.words(of: name)
      return own == rest || own == ["is"] + rest
    }
  }

  /// The constant of a type, `white` for `whiteColor`; nil where it means none.
  func constant(among names: [String], of type: String) -> String? {
    names.first { name in
      let own = Self.words(of: name)
      return words.starts(with: own) && words[own.count...].elementsEqual(Self.parts(ofType: type))
    }
  }

  /// True for a name that makes an instance: `bezierPathWithRect`, `imageNamed`, and `layer` of a CALayer.
  func isInitializer(_ overloads: [Overload], of type: String) -> Bool {
    let parts = Self.parts(ofType: type)
    let vocabulary = Self.vocabulary(of: overloads).union(Self.prepositions)
    return parts.indices.contains { first in
      words.starts(with: parts[first...]) && words.dropFirst(parts.count - first).allSatisfy(vocabulary.contains)
    }
  }

  private static let prepositions: Set = [
    "with", "for", "in", "to", "at", "from", "of", "by", "after", "using", "index",
  ]

  private static func vocabulary(of overloads: [Overload]) -> Set<String> {
    var result: Set<String> = []
    for overload in overloads {
      result.formUnion(words(ofType: overload.result))
      for parameter in overload.parameters {
        result.formUnion(words(of: parameter.label ?? ""))
        result.formUnion(words(of: parameter.name))
        result.formUnion(words(ofType: parameter.shape))
      }
    }
    return result
  }

  private static func words(ofType shape: Shape) -> Set<String> {
    switch shape {
    case .optional(let inner), .array(let inner): words(ofType: inner)
    case .object(let name): words(ofType: name)
    case .structure(let kind): words(ofType: kind.rawValue)
    default: []
    }
  }

  private static func words(ofType name: String) -> Set<String> { Set(parts(ofType: name)) }

  /// `UIViewController` as `view`, `controller`.
  private static func parts(ofType name: String) -> [String] { words(of: String(name.dropFirst(2))) }

  /// `presentViewController` as `present`, `view`, `controller`.
  private static func words(of name: String) -> [String] {
    var result: [String] = []
    for letter in name where letter.isLetter || letter.isNumber {
      if letter.isUppercase || result.isEmpty {
        result.append(letter.lowercased())
      } else {
        result[result.count - 1].append(letter)
      }
    }
    return result
  }
}
