import MotionMath

extension Rule {
  static let nestedPresentation = Rule(
    .nestedPresentation, .error, "the one in the middle is misplaced",
    why: "The system does not place again what another presentation covered",
    cure: "Place it in containerViewWillLayoutSubviews",
    bad: """
      local Card = class("Card", UIPresentationController)
      function Card:frameOfPresentedViewInContainerView() return CGRect(20, 300, 300, 300) end
      local Photo = class("Photo", UIViewController)
      function Photo:viewWillDisappear() self.isCovered = not self.isBeingDismissed end
      function Photo:viewDidAppear()
        if self.isCovered then self.view.center = CGPoint(self.view.center.x, self.view.center.y - 40) end
        self.isCovered = false
      end
      photo = Photo{title = "photo", modalPresentationStyle = "custom", transitioningDelegate = delegate}
      delegate.presentationController_forPresented = function(_, shown, by) return Card(shown, by) end
      present()
      """,
    good: """
      local Card = class("Card", UIPresentationController)
      function Card:frameOfPresentedViewInContainerView() return CGRect(20, 300, 300, 300) end
      function Card:containerViewWillLayoutSubviews()
        self.presentedView.frame = self.frameOfPresentedViewInContainerView
      end
      photo.modalPresentationStyle = "custom"
      delegate.presentationController_forPresented = function(_, shown, by) return Card(shown, by) end
      present()
      """
  ) { run, _ in
    guard run.scenario.way == .nested(fromMiddle: false), run.endedAsAsked, let former = run.formerPlace,
      let place = run.place
    else { return [] }
    let moved = max(
      abs(place.minX - former.minX), abs(place.minY - former.minY), abs(place.maxX - former.maxX),
      abs(place.maxY - former.maxY))
    guard moved > 1 else { return [] }
    return [
      run.finding(
        .nestedPresentation, about: run.toView,
        "\(run.toView) is \(ShortNumber.text(moved)) pt elsewhere when what covered it is gone",
        before: ShortNumber.text(former), after: ShortNumber.text(place))
    ]
  }
}
