import ViewKit

extension ErrorPage {
  static let ofTransitionWarnings: [ErrorPage] = [
    ErrorPage(
      .completedTwice,
      "An animator calls completeTransition once. Later calls are ignored.",
      wrong: presentation(
        animation: """
            context:completeTransition(true)
            context:completeTransition(true)
          """),
      right: presentation()),
    ErrorPage(
      .completedBeforeStart,
      "completeTransition was called before animateTransition. The call is ignored.",
      wrong: presentation(animation: fade(completing: "true"), then: "timeline.transition:completeTransition(true)"),
      right: presentation()),
    ErrorPage(
      .completedWhileInteractive,
      "completeTransition was called while a finger or a script still drove the transition. End the interaction "
        + "with finish() or cancel() first.",
      wrong: presentation(
        isInteractive: true, then: "timeline:advance(0)\ntimeline.transition:completeTransition(true)"),
      right: presentation(isInteractive: true, then: "timeline:advance(0)\ndriver:finish()\ntimeline:run()")),
    ErrorPage(
      .completedAfterCancel,
      "completeTransition(true) was called after cancel(). The transition completes, as on a device; pass `not "
        + "context.transitionWasCancelled`.",
      wrong: presentation(
        isInteractive: true, animation: fade(completing: "true"),
        then: "timeline:advance(0)\ndriver:cancel()\ntimeline:run()"),
      right: presentation(isInteractive: true, then: "timeline:advance(0)\ndriver:cancel()\ntimeline:run()")),
    ErrorPage(
      .endedTwice,
      "finish() or cancel() was called again after the interaction ended. The second call is ignored.",
      wrong: presentation(isInteractive: true, then: "timeline:advance(0)\ndriver:finish()\ndriver:finish()"),
      right: presentation(isInteractive: true, then: "timeline:advance(0)\ndriver:finish()\ntimeline:run()")),
    ErrorPage(
      .endedBeforeStart,
      "A transition starts in the turn after present, push or dismiss. finish() and cancel() before that are lost"
        + " on a device; here they are applied at the start, unless UIApplication.shared.strictUIKit is true.",
      wrong: presentation(isInteractive: true, then: "driver:finish()\ntimeline:run()"),
      right: presentation(isInteractive: true, then: "timeline:advance(0)\ndriver:finish()\ntimeline:run()")),
    ErrorPage(
      .notInteractive,
      "update() moves a transition that is held. Call it before finish() and cancel(), or after pause().",
      wrong: presentation(isInteractive: true, then: "timeline:advance(0)\ndriver:finish()\ndriver:update(0.5)"),
      right: presentation(isInteractive: true, then: "timeline:advance(0)\ndriver:update(0.5)\ndriver:finish()")),
    ErrorPage(
      .animatedOutside,
      "A finger drives what is in the transition's container. A block alongside that animates another view, such as one of "
        + "a presenter that stays on screen, names the view that is around it.",
      wrong: presentation(
        isInteractive: true,
        then: """
          sheet.transitionCoordinator:animate(function() base.view.alpha = 0.5 end)
          timeline:advance(0)
          driver:finish()
          timeline:run()
          """),
      right: presentation(
        isInteractive: true,
        then: """
          local function dim() base.view.alpha = 0.5 end
          sheet.transitionCoordinator:animateAlongsideTransition(base.view, dim)
          timeline:advance(0)
          driver:finish()
          timeline:run()
          """)),
    ErrorPage(
      .notInterruptible,
      "An interactive transition drives the property animator that interruptibleAnimator returns. Another one "
        + "runs on its own. Return the same animator each time, and start it in animateTransition.",
      wrong: presentation(
        isInteractive: true,
        animation: """
            context.containerView:addSubview(context:view("to"))
            local animator = UIViewPropertyAnimator(0.3, "linear", function()
              context:view("to").alpha = 1
            end)
            animator:addCompletion(function()
              context:completeTransition(not context.transitionWasCancelled)
            end)
            animator:startAnimation()
          """, then: "timeline:advance(0)"),
      right: presentation(
        isInteractive: true,
        animation: """
            self:interruptibleAnimator(context):startAnimation()
          end
          function fade:interruptibleAnimator(context)
            if self.animator then return self.animator end
            context.containerView:addSubview(context:view("to"))
            local animator = UIViewPropertyAnimator(0.3, "linear", function()
              context:view("to").alpha = 1
            end)
            animator:addCompletion(function()
              context:completeTransition(not context.transitionWasCancelled)
            end)
            self.animator = animator
            return animator
          end
          function fade:animationEnded()
            self.animator = nil
          """, then: "timeline:advance(0)\ndriver:finish()\ntimeline:run()")),
    ErrorPage(
      .frozenScreen,
      "Every animation is over, and the transition is not: its animator never calls completeTransition. The "
        + "screen takes no touches until then.",
      wrong: presentation(animation: "  context.containerView:addSubview(context:view(\"to\"))"),
      right: presentation()),
  ]

  /// A script with a transition of its own: its animator runs `animation`, and `rest` runs after `present`.
  private static func presentation(
    isInteractive: Bool = false, animation: String = fade(), then rest: String = "timeline:run()"
  ) -> String {
    let driver = """
      local driver = UIPercentDrivenInteractiveTransition()
      function delegate:interactionControllerForPresentation() return driver end

      """
    return """
      local base, sheet = UIViewController(), UIViewController()
      window.rootViewController = base
      timeline:step()
      local delegate, fade = {}, {}
      function delegate:animationController_forPresented() return fade end
      \(isInteractive ? driver : "")function fade:transitionDuration() return 0.3 end
      function fade:animateTransition(context)
      \(animation)
      end
      sheet.transitioningDelegate = delegate
      base:present(sheet, true)
      \(rest)
      """
  }

  private static func fade(completing completed: String = "not context.transitionWasCancelled") -> String {
    """
      context.containerView:addSubview(context:view("to"))
      UIView.animate(0.3, function() context:view("to").alpha = 1 end, function()
        context:completeTransition(\(completed))
      end)
    """
  }
}
