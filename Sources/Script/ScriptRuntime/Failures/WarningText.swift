import LayerKit
import Limits
import PlainText
package import ViewKit

/// The English of every warning: one sentence that says what is wrong and what happens instead, and at most one hint.
package struct WarningText {
  /// The first line without its location.
  package let message: String
  /// A line of code that can be typed, or a question; nil when none is certain.
  package var hint: String?
  private let code: String

  /// `… [already-presenting]`
  package var line: String { "\(message) [\(code)]" }

  package init(_ warning: UsageWarning) {
    code = warning.code.text
    switch warning {
    case .animation(let animation):
      (message, hint) = Self.text(of: animation)
    case .oversight(let oversight):
      (message, hint) = Self.text(of: oversight)
    case .animatorState(let call):
      (message, hint) = Self.text(of: call)
    case .animatorNotInterruptible:
      message = "the animator was not paused: its isInterruptible is false"
      hint = "animator.isInterruptible = true"
    case .dampingRatioReplaced(let given, let used):
      message = "a spring of damping ratio \(given) does not come to rest in a duration; \(used) is used instead"
    case .notInSuperview:
      message = "transition(from:to:) needs a 'from' view that has a superview; nothing was changed"
      hint = "window:addSubview(view)"
    case .viewCycle(let view):
      message = "\(view) cannot be added to itself or to a view inside it"
      hint = "view:removeFromSuperview()"
    case .layoutLoop(let passes, let views):
      message =
        views.isEmpty
        ? "layoutSubviews asks for layout each time it is called; layout stopped after \(passes) passes"
        : "layoutSubviews of \(views.joined(separator: " and ")) lays out again what is being laid out; layout stopped "
          + "\(passes) calls deep"
      hint = "call setNeedsLayout() where the size changes, not in layoutSubviews"
    case .constraintLoop(let views, let rounds):
      message =
        "layout keeps changing the constraints it comes from\(views.isEmpty ? "" : ": " + views.joined(separator: " and ")) "
        + "still changed after \(rounds) rounds"
      hint = "change constraints in updateConstraints or before layout, not in layoutSubviews"
    case .unsatisfiableConstraints(let constraints, let broken, let hidesArranged):
      message = Self.conflict(constraints, broken)
      hint =
        hidesArranged
        ? "a hidden view in a stack view has no length: constraint.priority = 999"
        : "give one of them a priority below 1000"
    case .maskAndConstraint(let view):
      message = "\(view) has an active constraint and translatesAutoresizingMaskIntoConstraints = true"
      hint = "view.translatesAutoresizingMaskIntoConstraints = false"
    case .noConstraints(let view):
      message = "\(view) is laid out by constraints and has none: it is empty, at the top left corner"
      hint = "activate constraints, or view.translatesAutoresizingMaskIntoConstraints = true"
    case .ambiguousLayout(let view, let open, let hasContent):
      (message, hint) = Self.text(of: open, view, hasContent)
    case .notArranged(let view, let stack):
      message = "\(view) is not arranged by \(stack); nothing was changed"
      hint = "stack:addArrangedSubview(view)"
    case .cellNotRegistered(let identifier):
      message = "no cell is registered for \"\(identifier)\""
      hint = "collectionView:register(Cell, \"\(identifier)\")"
    case .touchDropped:
      message = "a scheduled touch was dropped: its finger was moved or lifted by another call"
      hint = "give each gesture a finger of its own: {finger = 2}"
    case .tapMissed(let view, let hit, let obstacle):
      let text = Self.text(of: obstacle, hit: hit ?? "no view")
      message = "a tap on \(view) goes to \(hit ?? "no view"): \(text.message)"
      hint = text.hint
    case .cannotPresent(let controller, let presenter, let source, let obstacle):
      let text = Self.text(of: obstacle, presenter: presenter)
      message = "Attempt to present \(controller) on \(presenter) (from \(source))\(text.message)"
      hint = text.hint
    case .nothingToDismiss(let controller):
      message = "\(controller) neither presents nor is presented; there is nothing to dismiss"
      hint = "navigation:popViewController(true)"
    case .completionDropped(let controller):
      message = "the completion of the request to \(controller) is never called: its transition does not begin"
      hint = "present when nothing else is presented or moves, and from a controller on screen"
    case .frameUnderTransform(let view):
      message = "the frame of \(view) was set while it has a transform; UIKit leaves the result undefined"
      hint = "set bounds and center, or the frame before the transform"
    case .angleInDegrees(let place, let angle):
      let turns = NumberText.lua((Double(angle) / (2 * .pi) * 10).rounded() / 10)
      message = "\(place) is in radians: \(angle) of them are \(turns) turns"
      hint = "math.rad(\(angle)), for \(angle) degrees"
    case .emptySnapshot(let view):
      message = "a picture of \(view) shows nothing: it was not laid out on screen yet, or is hidden"
      hint = "view:snapshotView(true), before it is hidden"
    case .animatedOutside(let view):
      message = "\(view) is animated alongside, and is outside the transition's container; the finger does not drive it"
      hint = "coordinator:animateAlongsideTransition(view, animation)"
    case .notAnimated:
      message =
        "customWithoutAnimator is \"still\": this presentation is not animated, and has no transitionCoordinator"
      hint = "UIApplication.shared.customWithoutAnimator = \"system\""
    case .transitionInProgress(let change, let controller):
      (message, hint) = Self.text(of: change, controller)
    case .unbalancedAppearance(let controller, let stage):
      message =
        "Unbalanced calls to begin/end appearance transitions for \(controller): it is \(stage) already"
      hint =
        "call beginAppearanceTransition once for each change, then endAppearanceTransition; the system's own "
        + "transitions do it themselves"
    case .controllerCycle(let child, let parent):
      message = "\(child) cannot become a child of \(parent), which is in it or is it"
      hint = "make a new controller"
    case .controllersTooDeep(let child, let parent):
      message =
        "\(child) cannot become a child of \(parent): there would be more than \(Limit.controllerDepth.most) levels of "
        + "controllers; nothing was changed"
      hint = "make it a child of a controller further out"
    case .childIsPresented(let child, let parent, let presenter):
      message = "\(child) cannot become a child of \(parent): \(presenter) presents it; nothing was changed"
      hint = "dismiss it first"
    case .listedTwice(let controller):
      message = "\(controller) is in the new viewControllers twice"
      hint = "name each controller once"
    case .notSiblings:
      message = "transition(from:to:) needs two children of the controller it is called on"
      hint = "parent:addChild(controller)"
    case .noSuchSegue(let identifier, let controller, let known):
      message = "there is no segue \"\(identifier)\" from \(controller)"
      hint =
        known.isEmpty
        ? "declare it with addSegue(withIdentifier:kind:destination:)"
        : "it has \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .zoomWithoutSource(let view, .isPage):
      message = "the provider of a zoom's source answers \(view), which is the page itself; it zooms from the middle"
      hint = "return a view of the controller below, such as its cell"
    case .zoomWithoutSource(let view, .isInAnotherWindow):
      message =
        "the provider of a zoom's source answers \(view), which is in another window; the page zooms from the middle"
      hint = "return a view of the page's window"
    case .secondCancel(let alert):
      message = "\(alert) has a cancel action, and can have no second one"
      hint = "give it the style default"
    case .noSuchDetent(let identifier, let controller, let known):
      message = "the sheet of \(controller) has no detent \"\(identifier)\"; it rests at the smallest"
      hint = "it has \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noSuchTab(let index, let count):
      message = "there is no tab \(index); nothing was changed"
      hint = count == 0 ? "set viewControllers first" : "tabs are counted from 0 to \(count - 1)"
    case .popoverWithoutSource(let popover):
      message = popover + " should have a non-nil sourceView set before the presentation occurs"
      hint = "controller.popoverPresentationController.sourceView = button"
    case .alreadyInStack(let controller):
      message = "\(controller) was not pushed: it is in the stack already"
      hint = "navigation:popToViewController(controller, true)"
    case .notInStack(let controller):
      message = "cannot pop to \(controller): it is not in the stack"
      hint = "look for it in viewControllers first"
    case .onlyTheRoot(let isEmpty):
      message =
        "popViewController was called with \(isEmpty ? "nothing" : "only the root") on the stack; nothing was changed"
      hint = "navigation:dismiss(true)"
    case .stackInStack(let inner, let outer):
      message =
        "pushing a navigation controller is not supported: \(inner) cannot be in the stack of \(outer)"
      hint = "present it, or push the controllers that are in it"
    case .completedTwice:
      message = "completeTransition was called twice; the second call is ignored"
      hint = "call it once, in the animation's completion"
    case .completedWhenOver(let didComplete):
      message = "completeTransition(\(didComplete)) was called for a transition that is over; the call is ignored"
      hint = "call it once, in the animation's completion"
    case .completedBeforeStart:
      message = "completeTransition was called before the transition began; the call is ignored"
      hint = "call it from animateTransition on"
    case .completedWhileInteractive:
      message = "completeTransition was called while the transition was still being driven"
      hint = "finish() or cancel() the interaction first"
    case .completedAfterCancel:
      message = "completeTransition(true) was called for a transition that was cancelled; it completes all the same"
      hint = "context:completeTransition(not context.transitionWasCancelled)"
    case .endedTwice:
      message = "finish or cancel was called twice; the second call is ignored"
      hint = "call finish() or cancel() once, when the gesture ends"
    case .endedBeforeStart(let isLost):
      message =
        "finish or cancel was called before the transition began; "
        + (isLost ? "the call is lost, as on a device" : "it is applied now, where a device loses it")
      hint = "call it from the gesture's later events, one turn after the transition's call"
    case .notInteractive(let percent):
      message = "update(\(percent)) was called while the transition is not interactive; the call is ignored"
      hint = "update before finish() or cancel(), or pause() first"
    case .lateDriver(let call):
      message = "\(call) was called on a driver whose transition is over; the call is ignored"
      hint = "make a driver for each gesture, and let go of it when the gesture ends"
    case .notInterruptible(let returnsAnother):
      message =
        returnsAnother
        ? "animateTransition started another property animator than interruptibleAnimator returned; the returned one "
          + "never starts"
        : "animateTransition started a property animator that interruptibleAnimator does not return; the finger does "
          + "not drive it"
      hint =
        returnsAnother
        ? "keep the animator in a field, and return it each time"
        : "implement interruptibleAnimator, and start the animator it returns"
    case .frozenScreen(let from, let to, let time, let isInteractive, let responsible):
      message =
        "the screen is frozen: the transition from \(from) to \(to) is open"
        + (time.map { " since \(NumberText.fixed($0, 3)) s" } ?? "") + ", and "
        + (isInteractive
          ? "nobody calls finish() or cancel() on \(responsible ?? "its interaction controller")"
          : "\(responsible ?? "its animator") never calls context:completeTransition(…)")
    case .nearMiss(let type, let name, let callback):
      message =
        "nothing calls " + (type.map { "\($0):\(name)" } ?? "'\(name)' of a delegate's table")
        + "; did you mean '\(callback)'?"
    case .notCalled(let type, let name, let why): message = "nothing calls \(type):\(name): \(why)"
    case .unknownKey(let type, let key, let property):
      message = "no property of \(type) is called \"\(key)\"; the value is kept, and has no effect"
      hint = "\"\(property)\""
    case .unevenGradient(let layer, let locations, let colors):
      message =
        "\(layer) has \(locations) locations for \(colors) colours; they are ignored, and the colours spread evenly"
      hint = "one location for each colour, or locations = nil"
    case .lostDelegate(let property, let owner):
      message = "the \(property) of \(owner) is gone: it is held weakly, and nothing else held it"
      hint = "keep it in a variable that lives as long"
    case .lostObservation(let key, let object, let isThrownAway):
      message =
        "the observation of \"" + key + "\" of " + object + " "
        + (isThrownAway
          ? "ends at once: nothing keeps what observe returns" : "has ended before the first change: nothing kept it")
      hint = "self.observation = view:observe(\"\(key)\", …)"
    }
  }

  /// The message about the parts that constraints leave open, and a line that decides the first of them.
  private static func text(of open: [LayoutPart], _ view: String, _ hasContent: Bool) -> (String, String?) {
    let parts = open.map { "\($0.rawValue) (\($0.axis.rawValue))" }
    let message = "\(view) has an ambiguous layout: its constraints do not decide its \(parts.listed)"
    guard let first = open.first else { return (message, nil) }
    let hint =
      if hasContent {
        "view:setContentHuggingPriority(251, \"\(first.axis.rawValue)\")"
      } else if first.isLength {
        "view.\(first.rawValue)Anchor:constraint{equalToConstant = 44}.isActive = true"
      } else {
        "view.\(first == .x ? "leading" : "top")Anchor:constraint{equalTo = view.superview."
          + "\(first == .x ? "leading" : "top")Anchor}.isActive = true"
      }
    return (message, hint)
  }

  /// As the console has it.
  private static func conflict(_ constraints: [String], _ broken: String) -> String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken)
    """
  }

  private static func text(of call: UsageWarning.AnimatorCall) -> (message: String, hint: String) {
    let finish = "animator:finishAnimation(\"current\")"
    return switch call {
    case .start: ("a stopped animator cannot be started", finish)
    case .pause: ("a stopped animator cannot be paused", finish)
    case .scrub: ("a stopped animator cannot be scrubbed; fractionComplete was not changed", finish)
    case .resume: ("only a paused animator can be continued; the call is ignored", "animator:pauseAnimation()")
    case .stop: ("only an active animator can be stopped; the call is ignored", "animator:startAnimation()")
    case .finish: ("only a stopped animator can be finished", "animator:stopAnimation(false)")
    }
  }

  private static func text(
    of obstacle: UsageWarning.TapObstacle, hit: String
  ) -> (message: String, hint: String?) {
    switch obstacle {
    case .covered: ("\(hit) is in front of it", nil)
    case .outOfWindow: ("it is in no window", nil)
    case .interactionDisabled(let view):
      ("isUserInteractionEnabled of \(view) is false", "view.isUserInteractionEnabled = true")
    case .invisible(let view): ("\(view) is hidden or transparent", nil)
    case .outOfReach: ("its middle is outside its superview or the screen", nil)
    }
  }

  /// The words after Apple's `Attempt to present … on … (from …)`: Apple's own where the console has them.
  private static func text(
    of obstacle: UsageWarning.PresentationObstacle, presenter: String
  ) -> (message: String, hint: String) {
    switch obstacle {
    case .presenterPresents(let presented):
      (
        " which is already presenting \(presented)",
        "present from the topmost controller, or dismiss first and present in its completion"
      )
    case .isPresented:
      (": it is being presented already", "present another controller, or dismiss this one first")
    case .isAncestor: (": a controller cannot present itself or its container", "present a new controller")
    case .isTooDeep:
      (": there would be more than \(Limit.controllerDepth.most) levels of controllers", "dismiss some of them first")
    case .isChild(let parent):
      (": it is a child of \(parent)", "present a new controller, or call removeFromParent() first")
    case .isRoot: (": it is the root of a window", "present a new controller")
    case .presenterIsMoving(let isDismissed):
      (
        " while a \(isDismissed ? "dismissal" : "presentation") of \(presenter) is in progress",
        "present in viewDidAppear, or in the completion of present"
      )
    case .notInWindow:
      (
        " whose view is not in the window hierarchy",
        "present from viewDidAppear on, when the view is on screen"
      )
    }
  }

  private static func text(
    of change: UsageWarning.BlockedChange, _ controller: String
  ) -> (message: String, hint: String) {
    let (attempt, hint) =
      switch change {
      case .dismiss:
        ("Attempt to dismiss \(controller) while a transition", "dismiss in the completion of present")
      case .leaveParent:
        ("\(controller) cannot leave its parent while its transition", "wait until transitionCoordinator is nil")
      case .selectTab:
        ("cannot select a tab while a transition of \(controller)", "wait until transitionCoordinator is nil")
      case .setTabs:
        ("cannot set viewControllers while a transition of \(controller)", "wait until transitionCoordinator is nil")
      case .push, .pop:
        (
          "cannot \(change == .push ? "push" : "pop") while a transition of \(controller)",
          "set viewControllers without animating, or wait until transitionCoordinator is nil"
        )
      }
    return ("\(attempt) is in progress; nothing was changed", hint)
  }
}

extension WarningReport {
  /// `cards.lua:3: warning: … [already-presenting]`, and the hint on a line of its own.
  package var text: String {
    let text = WarningText(warning)
    let start = place.map { "\($0.file):\($0.line): " } ?? ""
    return start + "warning: " + text.line + (text.hint.map { "\nhint: \($0)" } ?? "")
  }
}
