package import LayerKit
package import MotionMath
package import ViewKit

/// An option set that scripts write as words: Swift's names of its members, declared here and nowhere else.
package protocol ScriptOptions: OptionSet {
  static var scriptName: String { get }
  static var words: [(word: String, option: Self)] { get }
  /// Words of another set, whose bits mean the same here.
  static var lent: [(word: String, option: Self)] { get }
}

extension ScriptOptions {
  package static var lent: [(word: String, option: Self)] { [] }
  package static var entry: EnumEntry { EnumEntry(name: scriptName, words: words.map(\.word)) }

  /// The words of a value, as a script reads it.
  package var scriptWords: ScriptValue {
    .words(Self.words.filter { isSuperset(of: $0.option) && !$0.option.isEmpty }.map(\.word))
  }
}

extension UIView.AnimationOptions: ScriptOptions {
  package static var scriptName: String { "UIView.AnimationOptions" }
  package static var words: [(word: String, option: Self)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat), ("autoreverse", .autoreverse),
      ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedCurve", .overrideInheritedCurve), ("allowAnimatedContent", .allowAnimatedContent),
      ("showHideTransitionViews", .showHideTransitionViews), ("overrideInheritedOptions", .overrideInheritedOptions),
      ("flushUpdates", .flushUpdates),
      ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn), ("curveEaseOut", .curveEaseOut),
      ("curveLinear", .curveLinear), ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight), ("transitionCurlUp", .transitionCurlUp),
      ("transitionCurlDown", .transitionCurlDown), ("transitionCrossDissolve", .transitionCrossDissolve),
      ("transitionFlipFromTop", .transitionFlipFromTop), ("transitionFlipFromBottom", .transitionFlipFromBottom),
    ]
  }
}

extension UIView.KeyframeAnimationOptions: ScriptOptions {
  package static var scriptName: String { "UIView.KeyframeAnimationOptions" }
  /// The curve of the whole, which Swift gives by the raw value of the other options (an idiom everywhere; no page of Apple's
  /// has it).
  package static var lent: [(word: String, option: Self)] {
    UIView.AnimationOptions.words.filter { $0.word.hasPrefix("curve") }.map {
      (word: $0.word, option: Self(rawValue: $0.option.rawValue))
    }
  }
  package static var entry: EnumEntry {
    EnumEntry(name: scriptName, words: words.map(\.word)) { lent.map(\.word) }
  }
  package static var words: [(word: String, option: Self)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat), ("autoreverse", .autoreverse),
      ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedOptions", .overrideInheritedOptions), ("calculationModeLinear", .calculationModeLinear),
      ("calculationModeDiscrete", .calculationModeDiscrete), ("calculationModePaced", .calculationModePaced),
      ("calculationModeCubic", .calculationModeCubic), ("calculationModeCubicPaced", .calculationModeCubicPaced),
    ]
  }
}

extension UIView.AutoresizingMask: ScriptOptions {
  package static var scriptName: String { "UIView.AutoresizingMask" }
  package static var words: [(word: String, option: Self)] {
    [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }
}

extension CACornerMask: ScriptOptions {
  package static var scriptName: String { "CACornerMask" }
  package static var words: [(word: String, option: Self)] {
    [
      ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }
}

extension UIRectEdge: ScriptOptions {
  package static var scriptName: String { "UIRectEdge" }
  package static var words: [(word: String, option: Self)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
  }
}

extension UIRectCorner: ScriptOptions {
  package static var scriptName: String { "UIRectCorner" }
  package static var words: [(word: String, option: Self)] {
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
      ("all", .all),
    ]
  }
}
