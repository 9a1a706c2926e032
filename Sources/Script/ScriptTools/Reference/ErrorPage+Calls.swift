import LayerKit
import Limits
import ScriptRuntime
import TransitionKit

extension ErrorPage {
  static let ofNames = [
    ErrorPage(
      .unknownMember,
      "The object, class or value has no member with this name. Names are spelled as in Swift; help(object) lists "
        + "them. Only instances of your own classes accept new fields.",
      wrong: "local box = UIView()\nbox.layer.opactiy = 0.5", right: "local box = UIView()\nbox.layer.opacity = 0.5"),
    ErrorPage(
      .readOnly, "Apple's property has no setter. It follows other changes, such as a change of the view tree.",
      wrong: "local box = UIView()\nbox.superview = window",
      right: "local box = UIView()\nwindow:addSubview(box)"),
    ErrorPage(
      .methodAssigned,
      "A method belongs to the class and cannot be replaced on one object. Define a subclass and override "
        + "the method there.",
      wrong: "local box = UIView()\nbox.layoutSubviews = function() end",
      right: "local Card = class(\"Card\", UIView)\nfunction Card:layoutSubviews() end\nlocal card = Card()"),
    ErrorPage(
      .dotForColon,
      "A method was called with a dot, which does not pass the object before it. Use a colon.",
      wrong: "local box = UIView()\nbox.layer.removeFromSuperlayer()",
      right: "local box = UIView()\nbox.layer:removeFromSuperlayer()"),
    ErrorPage(
      .unknownField,
      "A table was given in place of a value such as a point, with a field that the value does not have.",
      wrong: "local box = UIView()\nbox.center = {x = 1, z = 2}",
      right: "local box = UIView()\nbox.center = CGPoint(1, 2)"),
    ErrorPage(
      .unknownKeyPath,
      "The text names neither a property of a layer nor a part of one. A key path is the name of a property, followed by "
        + "its parts after dots: \"position.x\", \"transform.rotation.z\", \"bounds.size.width\".",
      wrong: "local fade = CABasicAnimation(\"opactiy\")", right: "local fade = CABasicAnimation(\"opacity\")"),
  ]

  static let ofCalls = [
    ErrorPage(
      .wrongKind, "The value has a different type than the property or parameter.",
      wrong: "local box = UIView()\nbox.alpha = \"half\"", right: "local box = UIView()\nbox.alpha = 0.5"),
    ErrorPage(
      .notAWord, "The text is not a case of the enumeration. The message lists the cases.",
      wrong: "local fade = CABasicAnimation(\"opacity\")\nfade.fillMode = \"forward\"",
      right: "local fade = CABasicAnimation(\"opacity\")\nfade.fillMode = \"forwards\""),
    ErrorPage(
      .outOfRange,
      "The number is outside the range of the property or parameter: NaN, infinite where only finite values make "
        + "sense, or negative where only positive values do.",
      wrong: "CATransaction.setAnimationDuration(-1)", right: "CATransaction.setAnimationDuration(1)"),
    ErrorPage(
      .missingArgument, "The call omits an argument that has no default.",
      wrong: "window.layer:add()", right: "window.layer:add(CABasicAnimation(\"opacity\"))"),
    ErrorPage(
      .tooManyArguments, "The call has more arguments than the function has parameters.",
      wrong: "window:removeFromSuperview(1)", right: "window:removeFromSuperview()"),
    ErrorPage(
      .unknownLabel, "The last table has a key that is not a label of the function.",
      wrong: "window.layer:add(CABasicAnimation(\"opacity\"), {forkey = \"fade\"})",
      right: "window.layer:add(CABasicAnimation(\"opacity\"), {forKey = \"fade\"})"),
    ErrorPage(
      .givenTwice, "An argument was passed both by position and by label.",
      wrong: "window.layer:add(CABasicAnimation(\"opacity\"), \"fade\", {forKey = \"fade\"})",
      right: "window.layer:add(CABasicAnimation(\"opacity\"), {forKey = \"fade\"})"),
    ErrorPage(
      .noOverload, "The arguments match none of the function's forms.",
      wrong: "window:insertSubview(1, 2, 3)", right: "window:insertSubview(UIView(), {at = 0})"),
    ErrorPage(
      .ambiguousCall, "The arguments match two of the function's forms. A label decides which one is meant.",
      wrong: "local a, b = UIView(), UIView()\nwindow:addSubview(b)\nwindow:insertSubview(a, b)",
      right: "local a, b = UIView(), UIView()\nwindow:addSubview(b)\nwindow:insertSubview(a, {belowSubview = b})"),
  ]

  static let ofClasses = [
    ErrorPage(
      .cannotMake,
      "Only the system creates objects of this class and passes them to scripts.",
      wrong: "local context = UITransitionContext()",
      right:
        """
        local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
        function Fade:transitionDuration(context) return 0 end
        function Fade:animateTransition(context) context:completeTransition(true) end
        """),
    ErrorPage(
      .cannotSubclass, "The class has no methods that a script could override.",
      wrong: "local Mine = class(\"Mine\", UIScreen)", right: "local Mine = class(\"Mine\", UIView)"),
    ErrorPage(
      .notAClass, "The second argument is the superclass itself, not its name.",
      wrong: "local Card = class(\"Card\", \"UIView\")", right: "local Card = class(\"Card\", UIView)"),
    ErrorPage(
      .classExists, "Class names are unique, and Apple's classes are included.",
      wrong: "local Card = class(\"Card\", UIView)\nlocal Again = class(\"Card\", UIView)",
      right: "local Card = class(\"Card\", UIView)\nlocal Note = class(\"Note\", UIView)"),
    ErrorPage(
      .unknownProtocol, "The system uses no protocol with this name.",
      wrong: "local Fade = class(\"Fade\", NSObject, \"UIViewControllerAnimatedTransitionin\")",
      right: "local Fade = class(\"Fade\", NSObject, \"UIViewControllerAnimatedTransitioning\")"),
    ErrorPage(
      .tooDeep,
      "A tree of views or layers has at most \(Limit.treeDepth.most) levels, the window's included; a mask is a level too. "
        + "The view or layer stays where it was.",
      wrong: """
        local outer = window
        for level = 1, \(Limit.treeDepth.most) do
          local inner = UIView()
          outer:addSubview(inner)
          outer = inner
        end
        """,
      right: """
        for number = 1, \(Limit.treeDepth.most) do
          window:addSubview(UIView())
        end
        """),
    ErrorPage(
      .pastLimit, "What a script builds has bounds; help limits lists them. The call changes nothing.",
      wrong: """
        local path = UIBezierPath{rect = CGRect(0, 0, 40, 40)}
        for number = 1, 40 do
          path:append(path)
        end
        """,
      right: """
        local path = UIBezierPath{rect = CGRect(0, 0, 40, 40)}
        path:append(UIBezierPath{rect = CGRect(10, 10, 20, 20)})
        """),
    ErrorPage(
      .ownDescendant, "A view or layer cannot be added to itself or to one of its descendants.",
      wrong: "local box, inner = UIView(), UIView()\nbox:addSubview(inner)\ninner:addSubview(box)",
      right: "local box, inner = UIView(), UIView()\nbox:addSubview(inner)"),
    ErrorPage(
      .nestedNavigation, "A navigation stack cannot contain another navigation controller: UIKit raises an exception.",
      wrong: """
        local list = UINavigationController(UIViewController())
        local other = UINavigationController(UIViewController())
        list:pushViewController(other, true)
        """,
      right: """
        local list = UINavigationController(UIViewController())
        local other = UINavigationController(UIViewController())
        window.rootViewController = list
        list:present(other, true)
        """),
    ErrorPage(
      .notInside, "The layer to replace must be a sublayer of the layer that is asked.",
      wrong: """
        local shelf = CALayer{name = "shelf"}
        local cup, book = CALayer{name = "cup"}, CALayer{name = "book"}
        shelf:replaceSublayer(cup, {with = book})
        """,
      right: """
        local shelf = CALayer{name = "shelf"}
        local cup, book = CALayer{name = "cup"}, CALayer{name = "book"}
        shelf:addSublayer(cup)
        shelf:replaceSublayer(cup, {with = book})
        """),
  ]
}
