extension ErrorPage {
  static let ofNames = [
    ErrorPage(
      .unknownMember,
      "The object, class or value has no member of this name. Names are Swift's, in their own capitals; help(object) "
        + "lists them. Only instances of your own classes take new fields.",
      wrong: "local box = UIView()\nbox.layer.opactiy = 0.5", right: "local box = UIView()\nbox.layer.opacity = 0.5"),
    ErrorPage(
      .readOnly, "The property can be read, but Apple gives it no setter. It changes when something else does.",
      wrong: "local box = UIView()\nbox.superview = window",
      right: "local box = UIView()\nwindow:addSubview(box)"),
    ErrorPage(
      .methodAssigned,
      "A method belongs to the class and cannot be replaced on one object. Make a class of your own and give it the "
        + "method.",
      wrong: "local box = UIView()\nbox.layoutSubviews = function() end",
      right: "local Card = class(\"Card\", UIView)\nfunction Card:layoutSubviews() end\nlocal card = Card()"),
    ErrorPage(
      .dotForColon,
      "A method was called with a dot, so that the object before the dot was not passed. A colon passes it.",
      wrong: "local box = UIView()\nbox.layer.removeFromSuperlayer()",
      right: "local box = UIView()\nbox.layer:removeFromSuperlayer()"),
    ErrorPage(
      .unknownField,
      "A table stood for a value such as a point, and has a field that the value does not have.",
      wrong: "local box = UIView()\nbox.center = {x = 1, z = 2}",
      right: "local box = UIView()\nbox.center = CGPoint(1, 2)"),
    ErrorPage(
      .unknownKeyPath,
      "The text names no property of a layer, and no part of one. A key path is a property's name, with dots before its "
        + "parts: \"position.x\", \"transform.rotation.z\", \"bounds.size.width\".",
      wrong: "local fade = CABasicAnimation(\"opactiy\")", right: "local fade = CABasicAnimation(\"opacity\")"),
  ]

  static let ofCalls = [
    ErrorPage(
      .wrongKind, "The value is of another kind than the property or parameter takes.",
      wrong: "local box = UIView()\nbox.alpha = \"half\"", right: "local box = UIView()\nbox.alpha = 0.5"),
    ErrorPage(
      .notAWord, "The text is none of the words of the enumeration. The message lists them.",
      wrong: "local fade = CABasicAnimation(\"opacity\")\nfade.fillMode = \"forward\"",
      right: "local fade = CABasicAnimation(\"opacity\")\nfade.fillMode = \"forwards\""),
    ErrorPage(
      .outOfRange,
      "The number is one that cannot be meant: not a number at all, infinite where only a finite one makes sense, or "
        + "negative where nothing negative exists.",
      wrong: "CATransaction.setAnimationDuration(-1)", right: "CATransaction.setAnimationDuration(1)"),
    ErrorPage(
      .missingArgument, "The call leaves out an argument that has no default.",
      wrong: "window.layer:add()", right: "window.layer:add(CABasicAnimation(\"opacity\"))"),
    ErrorPage(
      .tooManyArguments, "The call has more arguments than the function has parameters.",
      wrong: "window:removeFromSuperview(1)", right: "window:removeFromSuperview()"),
    ErrorPage(
      .unknownLabel, "The last table holds a key that is no label of the function.",
      wrong: "window.layer:add(CABasicAnimation(\"opacity\"), {forkey = \"fade\"})",
      right: "window.layer:add(CABasicAnimation(\"opacity\"), {forKey = \"fade\"})"),
    ErrorPage(
      .givenTwice, "One parameter was given by position and by its label.",
      wrong: "window.layer:add(CABasicAnimation(\"opacity\"), \"fade\", {forKey = \"fade\"})",
      right: "window.layer:add(CABasicAnimation(\"opacity\"), {forKey = \"fade\"})"),
    ErrorPage(
      .noOverload, "The function can be called in several ways, and this is none of them.",
      wrong: "window:insertSubview(1, 2, 3)", right: "window:insertSubview(UIView(), {at = 0})"),
    ErrorPage(
      .ambiguousCall, "By position, the call could mean two of the function's forms. The label says which.",
      wrong: "local a, b = UIView(), UIView()\nwindow:addSubview(b)\nwindow:insertSubview(a, b)",
      right: "local a, b = UIView(), UIView()\nwindow:addSubview(b)\nwindow:insertSubview(a, {belowSubview = b})"),
  ]

  static let ofClasses = [
    ErrorPage(
      .cannotMake,
      "The system makes objects of this class and hands them over; a script has no use for one of its own.",
      wrong: "local context = UITransitionContext()",
      right:
        """
        local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
        function Fade:animateTransition(context) context:completeTransition(true) end
        """),
    ErrorPage(
      .cannotSubclass, "The class has nothing that a class of a script's could change.",
      wrong: "local Mine = class(\"Mine\", UIScreen)", right: "local Mine = class(\"Mine\", UIView)"),
    ErrorPage(
      .notAClass, "What stands after the name is the superclass itself, not its name.",
      wrong: "local Card = class(\"Card\", \"UIView\")", right: "local Card = class(\"Card\", UIView)"),
    ErrorPage(
      .classExists, "Every class has a name of its own, also among Apple's.",
      wrong: "local Card = class(\"Card\", UIView)\nlocal Again = class(\"Card\", UIView)",
      right: "local Card = class(\"Card\", UIView)\nlocal Note = class(\"Note\", UIView)"),
    ErrorPage(
      .unknownProtocol, "No protocol that the system asks for has this name.",
      wrong: "local Fade = class(\"Fade\", NSObject, \"UIViewControllerAnimatedTransitionin\")",
      right: "local Fade = class(\"Fade\", NSObject, \"UIViewControllerAnimatedTransitioning\")"),
    ErrorPage(
      .ownDescendant, "A view or layer cannot be put into itself, or into something that it holds.",
      wrong: "local box, inner = UIView(), UIView()\nbox:addSubview(inner)\ninner:addSubview(box)",
      right: "local box, inner = UIView(), UIView()\nbox:addSubview(inner)"),
    ErrorPage(
      .nestedNavigation, "A stack holds controllers, not another stack: UIKit raises an exception.",
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
      .notInside, "What something is put beside, or in the place of, has to be in the same layer already.",
      wrong: """
        local shelf = CALayer{name = "shelf"}
        local cup, book = CALayer{name = "cup"}, CALayer{name = "book"}
        shelf:insertSublayer(book, {above = cup})
        """,
      right: """
        local shelf = CALayer{name = "shelf"}
        local cup, book = CALayer{name = "cup"}, CALayer{name = "book"}
        shelf:addSublayer(cup)
        shelf:insertSublayer(book, {above = cup})
        """),
  ]
}
