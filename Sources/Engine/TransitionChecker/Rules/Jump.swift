extension Rule {
  static let jump = Rule(
    .jump, .error, "the picture jumps",
    why:
      "What is on screen may not change by itself at the start, at the release and at the end, where one animation takes over from another",
    cure:
      "Start from what is on screen, leave the model at what the last frame shows, and bring out of sight what goes",
    bad: """
      function Fade:animateTransition(context)
        local from, to = context:view("from"), context:view("to")
        local isPresenting = to == photo.view
        if isPresenting then context.containerView:addSubview(to) else context.containerView:insertSubview(to, 0) end
        local moving = isPresenting and to or from
        local width = window.bounds.width
        moving.transform = CGAffineTransform{translationX = isPresenting and width or 0, y = 0}
        UIView.animate(0.3, function()
          moving.transform = CGAffineTransform{translationX = isPresenting and 40 or width, y = 0}
        end, function()
          moving.transform = CGAffineTransform.identity
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      function Fade:animateTransition(context)
        local from, to = context:view("from"), context:view("to")
        local isPresenting = to == photo.view
        if isPresenting then context.containerView:addSubview(to) else context.containerView:insertSubview(to, 0) end
        local moving = isPresenting and to or from
        local width = window.bounds.width
        moving.transform = CGAffineTransform{translationX = isPresenting and width or 0, y = 0}
        UIView.animate(0.3, function()
          moving.transform = CGAffineTransform{translationX = isPresenting and 0 or width, y = 0}
        end, function()
          moving.transform = CGAffineTransform.identity
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
  ) { run, reference in
    guard run.endedAsAsked || run.isThawed else { return [] }
    return run.seams.compactMap { seam in
      guard let change = seam.changes.filter(\.isJump).max(by: { $0.across < $1.across }) else { return nil }
      var finding = run.finding(
        .jump, about: change.subject, at: seam.time, change.subject + " " + text(change, at: seam.place),
        before: change.before, after: change.after)
      finding.aspect =
        switch change.aspect {
        case .place: "place"
        case .opacity: "opacity"
        case .arrival, .departure: "presence"
        }
      return finding
    }
  }

  private static func text(_ change: SeenChange, at place: Seam.Place) -> String {
    let amount = ShortNumber.text(change.across)
    let what: String
    switch change.aspect {
    case .place: what = "moves \(amount) pt"
    case .opacity: what = "fades by \(amount)"
    case .departure where place == .start:
      return "is gone at once at the start, seen until then at opacity \(amount), and nothing takes its place"
    case .departure:
      return "is taken away while it is seen, at opacity \(amount): its animation ends before it is out of sight"
    case .arrival where place == .start:
      return "is there at once at the start, at opacity \(amount): its animation does not begin out of sight"
    case .arrival:
      return "is there at once at the \(place.rawValue), at opacity \(amount), and nothing was seen in its place"
    }
    return
      "\(what) in one frame at the \(place.rawValue); its animations account for \(ShortNumber.text(change.beside))"
  }
}
