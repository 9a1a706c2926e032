package import ViewKit

extension ScriptArgument {
  /// Options from one word or an array of words.
  /// - Throws: As `words()`.
  package func options<Options: ScriptOptions>(_ type: Options.Type) throws(ScriptFailure) -> Options {
    var options = Options([])
    for word in try words() {
      for option in Options.words + Options.lent where option.word == word {
        options.formUnion(option.option)
      }
    }
    return options
  }

  /// One of UIKit's four curves.
  /// - Throws: `wrongKind`, `notAWord`.
  package func curve() throws(ScriptFailure) -> UIView.AnimationCurve {
    let text = try string()
    guard let curve = UIView.AnimationCurve(rawValue: text) else {
      throw .notAWord(place, words: UIView.AnimationCurve.allCases.map(\.rawValue), given: text)
    }
    return curve
  }
}
