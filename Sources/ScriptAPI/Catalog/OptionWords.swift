import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// An option set that scripts write as words: Swift's names of its members, declared here and nowhere else.
protocol ScriptOptions: OptionSet {
  static var scriptName: String { get }
  static var words: [(word: String, option: Self)] { get }
}

extension ScriptOptions {
  static var entry: EnumEntry { EnumEntry(name: scriptName, words: words.map(\.word)) }

  /// The words of a value, as a script reads it.
  var scriptWords: ScriptValue {
    .words(Self.words.filter { isSuperset(of: $0.option) && !$0.option.isEmpty }.map(\.word))
  }
}

extension ScriptArgument {
  /// Options from one word or an array of words.
  func options<Options: ScriptOptions>(_ type: Options.Type) throws(ScriptFailure) -> Options {
    var options = Options([])
    for word in try words() {
      for known in Options.words where known.word == word {
        options.formUnion(known.option)
      }
    }
    return options
  }

  /// One of UIKit's four curves.
  func curve() throws(ScriptFailure) -> UIView.AnimationCurve {
    let text = try string()
    guard let curve = UIView.AnimationCurve(rawValue: text) else {
      throw .notAWord(place, words: UIView.AnimationCurve.allCases.map(\.rawValue), given: text)
    }
    return curve
  }
}

extension UIView.AnimationOptions: ScriptOptions {
  static var scriptName: String { "UIView.AnimationOptions" }
  static var words: [(word: String, option: Self)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat), ("autoreverse", .autoreverse),
      ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedCurve", .overrideInheritedCurve), ("allowAnimatedContent", .allowAnimatedContent),
      ("showHideTransitionViews", .showHideTransitionViews), ("overrideInheritedOptions", .overrideInheritedOptions),
      ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn), ("curveEaseOut", .curveEaseOut),
      ("curveLinear", .curveLinear), ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight), ("transitionCurlUp", .transitionCurlUp),
      ("transitionCurlDown", .transitionCurlDown), ("transitionCrossDissolve", .transitionCrossDissolve),
      ("transitionFlipFromTop", .transitionFlipFromTop), ("transitionFlipFromBottom", .transitionFlipFromBottom),
    ]
  }
}

extension UIView.KeyframeAnimationOptions: ScriptOptions {
  static var scriptName: String { "UIView.KeyframeAnimationOptions" }
  static var words: [(word: String, option: Self)] {
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
  static var scriptName: String { "UIView.AutoresizingMask" }
  static var words: [(word: String, option: Self)] {
    [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }
}

extension CACornerMask: ScriptOptions {
  static var scriptName: String { "CACornerMask" }
  static var words: [(word: String, option: Self)] {
    [
      ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }
}

extension UIRectEdge: ScriptOptions {
  static var scriptName: String { "UIRectEdge" }
  static var words: [(word: String, option: Self)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
  }
}

extension UIRectCorner: ScriptOptions {
  static var scriptName: String { "UIRectCorner" }
  static var words: [(word: String, option: Self)] {
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
      ("all", .all),
    ]
  }
}
