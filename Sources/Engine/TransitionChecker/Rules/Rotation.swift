extension Rule {
  static let rotation = Rule(
    .rotation, .error, "wrong after the device has turned",
    why: "A frame that was computed once does not follow the window's size",
    cure:
      "Take frames from finalFrame, and from the bounds when they are laid out; let views follow by their autoresizing mask or constraints",
    bad: """
      local bar = UIView{backgroundColor = UIColor.red}
      photo.view:addSubview(bar)
      function Fade:animateTransition(context)
        local bounds = context.containerView.bounds
        bar.frame = CGRect(0, bounds.height - 60, bounds.width, 60)
        self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      present()
      """,
    good: """
      local bar = UIView{backgroundColor = UIColor.red, autoresizingMask = {"flexibleWidth", "flexibleTopMargin"}}
      photo.view:addSubview(bar)
      function Fade:animateTransition(context)
        local bounds = context.containerView.bounds
        bar.frame = CGRect(0, bounds.height - 60, bounds.width, 60)
        self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      present()
      """
  ) { run, reference in
    guard run.endedAsAsked, let afresh = run.afresh else { return [] }
    let place: Set = ["position", "bounds"]
    var found = Oracle.findings(
      .rotation, in: run,
      afresh.differences(from: run.after, in: [.value]).filter { difference in
        // A view in no window is placed when it comes back.
        place.contains(difference.aspect) && !run.isSetByCallbacks(difference.subject, difference.aspect)
          && [afresh, run.after].allSatisfy { $0.value(of: difference.subject, .tree, "window") != .text("no") }
      })
    // UIKit holds a turn of the device back until a presentation has ended (recorded).
    if case .rotated(let fraction) = run.scenario.way, fraction < 1 {
      for index in found.indices { found[index].severity = .note }
    }
    return found
  }
}
