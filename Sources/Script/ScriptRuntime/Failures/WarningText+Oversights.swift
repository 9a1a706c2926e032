import PlainText
import ViewKit

extension WarningText {
  /// The message about a mistake that UIKit takes without a word, and what to write instead.
  static func text(of oversight: UsageWarning.Oversight) -> (message: String, hint: String?) {
    switch oversight {
    case .comparedWithCopy:
      (
        "an animation was compared with the copy that its layer keeps: they are never the same object",
        "animation:setValue(\"fade\", \"name\") before it is added; a copy has the value, too"
      )
    case .joinedWithoutNotice(let child, let parent):
      (
        "\(child) became a child of \(parent), and didMove(toParent:) was never called: addChild leaves that to the "
          + "container", "child:didMove(parent)"
      )
    case .leftWithoutNotice(let child, let parent):
      (
        "\(child) left \(parent) without willMove(toParent: nil): removeFromParent leaves that to the container",
        "child:willMove(nil)"
      )
    case .maskInTree(let mask, let superlayer):
      (
        "\(mask) became a mask while it was a sublayer of \(superlayer): a mask may have no superlayer, and the result is "
          + "undefined; here it leaves \(superlayer)", "layer:removeFromSuperlayer()"
      )
    case .emptyMask(let mask, let layer):
      (
        "the path of \(mask) has no size, and as a mask it hides all of \(layer): it was made of bounds before the layout",
        "set the path in layoutSubviews or viewDidLayoutSubviews"
      )
    case .focusOutsideWindow(let responder):
      (
        "becomeFirstResponder of \(responder) was refused: its view is in no window yet",
        "call it in viewDidAppear"
      )
    case .styleOfPresenter(let presenter, let presented):
      (
        "modalPresentationStyle of \(presenter) was set, which presents; UIKit reads that of the presented "
          + "\(presented), and this has no effect", "presented.modalPresentationStyle = \"fullScreen\""
      )
    case .styleTooLate(let controller, let style, let made):
      (
        "modalPresentationStyle of \(controller) became \(style) after its presentationController was read, which is of "
          + "\(made) and stays", "set modalPresentationStyle before presentationController is read"
      )
    case .notAnimatedInBlock(let layer, let property, let isInTransaction):
      (
        "\(property) of \(layer) changed in \(isInTransaction ? "a transaction with a duration" : "an animation block"), which "
          + "does not animate it: it jumps",
        "layer:add(CABasicAnimation{keyPath = \"\(property)\", fromValue = before, duration = 0.3}, \"\(property)\")"
      )
    case .constantNotLaidOut(let view):
      (
        "the constant of a constraint of \(view) changed in an animation block, and no layout of its superview followed in "
          + "the block: it jumps", "view.superview:layoutIfNeeded() at the end of the block"
      )
    case .firstLayoutInBlock(let view):
      (
        "\(view) was laid out for the first time inside an animation block: it grows from no size",
        "view:layoutIfNeeded() before the block"
      )
    case .turnOfNothing(let view):
      (
        "an animation of the transform of \(view) ends where it begins: a turn by 2π is none, and nothing moves",
        "CABasicAnimation{keyPath = \"transform.rotation.z\", fromValue = 0, toValue = 2 * math.pi, duration = 1}"
      )
    case .jumpsAfterReverse(let view, let property):
      (
        "\(property) of \(view) jumps when the animation has come back: autoreverse leaves the model at the far end",
        "set the value back in the completion"
      )
    case .implicitInStoppedClock(let layer, let property):
      (
        "\(property) of \(layer) changed while its speed is 0: the implicit animation never plays, and the old value stays "
          + "on screen", "CATransaction.setDisableActions(true)"
      )
    case .beginTimeOfAnotherClock(let layer, let now, let local):
      (
        "beginTime is in the time of \(layer), which is at \(NumberText.fixed(local, 3)) s while the app is at "
          + "\(NumberText.fixed(now, 3)) s", "layer:convertTime{CACurrentMediaTime(), from = NSNull()}"
      )
    case .sublayerKeepsSize(let layer, let view):
      (
        "\(layer) keeps its size while \(view), which it covered, gets another: layers do not resize with their superlayer",
        "set layer.frame = view.bounds in layoutSubviews"
      )
    case .completionWaits(let animator):
      (
        "the completion of \(animator) waits: with pausesOnCompletion it stays active at its end, until it is stopped and "
          + "finished", "animator:stopAnimation(false), then animator:finishAnimation(\"end\"), when isRunning is false"
      )
    case .statusBarNotAsked(let controller, let style):
      (
        "\(controller) says how the status bar looks and is not asked: presented as \(style), it does not capture it",
        "controller.modalPresentationCapturesStatusBarAppearance = true"
      )
    case .keyframeOffTime(let fraction, let duration, let nominal, let actual):
      (
        "a keyframe that ends at \(NumberText.trimmed(fraction)) of \(NumberText.trimmed(duration)) s is over after "
          + "\(NumberText.fixed(actual, 1)) s, not \(NumberText.fixed(nominal, 1)) s: the whole has a curve, ease in and out",
        "options = \"curveLinear\""
      )
    case .keyframePastEnd(let begin, let length):
      (
        "a keyframe that begins at \(NumberText.trimmed(begin)) and takes \(NumberText.trimmed(length)) is cut off at 1, the "
          + "end of the whole: both are fractions of it",
        "UIView.addKeyframe(\(NumberText.trimmed(begin)), \(NumberText.trimmed(max(0, 1 - begin))), function() … end)"
      )
    case .turnsTheShortWay(let view, let asked, let shown):
      (
        "a turn of \(view) by \(NumberText.fixed(asked, 2)) shows one by \(NumberText.fixed(shown, 2)): between two matrices "
          + "the shorter way is taken",
        "CABasicAnimation{keyPath = \"transform.rotation.z\", fromValue = 0, toValue = \(NumberText.fixed(asked, 2))}"
      )
    case .swipeBackWithheld(let navigation, let obstacle):
      (
        "the swipe back of \(navigation) did not begin: \(obstacle.reason)",
        "navigation.interactivePopGestureRecognizer.delegate = delegate, with gestureRecognizerShouldBegin"
      )
    case .contentSwipeStays(let navigation):
      (
        "the swipe back of \(navigation) is off at the edge alone: from iOS 26 on a swipe from anywhere pops as well",
        "navigation.interactiveContentPopGestureRecognizer.isEnabled = false"
      )
    case .glassFromNothing(let view, let unseen):
      (
        "the glass of \(view) is installed while \(unseen.map { "\($0) has" } ?? "it has") no opacity: on iOS 26 it stays flat",
        "UIView.animate(0.3, function() view.effect = UIGlassEffect(\"regular\") end), and leave alpha alone"
      )
    case .constantStays(let view, let constant, let former):
      (
        "the animator came back to its start, and a constant of \(view) stays \(NumberText.trimmed(constant)): the next "
          + "layout moves it there",
        "set constraint.constant = \(NumberText.trimmed(former)) in the completion where the position is \"start\""
      )
    case .tapLost(let view, isBlocked: true):
      (
        "a tap on \(view) was lost: a view takes no touches while a block animates it",
        "options = \"allowUserInteraction\""
      )
    case .tapLost(let view, isBlocked: false):
      (
        "a tap on \(view), where it is seen, was lost: touches find it where its model is",
        "view.layer:presentation():hitTest(point) in hitTest of the superview"
      )
    case .flipsTheScreen(let view, let superview):
      (
        "transition(from:to:) of \(view) turns its superview with all that is in it: \(superview), the whole screen",
        "put both views into a view of their size, and that into the screen"
      )
    case .updatedByHand(let object):
      (
        "updateProperties of \(object) was called by hand; the system calls it before layout",
        "call setNeedsUpdateProperties()"
      )
    case .beginsAgainUnfinished:
      (
        "an animation was removed, and its completion, which is called with false, begins the same again",
        "function(finished) if finished then pulse() end end"
      )
    case .alertWithoutActions(let alert):
      (
        "\(alert) has no actions: nothing can close it",
        "alert:addAction(UIAlertAction{title = \"OK\", style = \"default\"})"
      )
    case .alertIsShown(let alert):
      ("\(alert) is shown already, and gets another part", "add actions and text fields before you present it")
    case .standsIn(let type, let what):
      ("\(type) stands in: \(what)", nil)
    }
  }
}

extension UsageWarning.SwipeBackObstacle {
  fileprivate var reason: String {
    switch self {
    case .animators: "its delegate provides animators, even where it gives nil"
    case .hiddenBar: "its bar is hidden"
    case .leftItem: "leftBarButtonItem stands for the back button"
    }
  }
}
