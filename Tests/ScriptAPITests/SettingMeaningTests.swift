import TestStages
import TestSupport
import Testing

/// The meanings of values on the page of settings, for those that no other test sets.
@Suite("Meanings of settings") struct SettingMeaningTests {
  /// A presentation over 0.4 s that slides 400 points and is held at a quarter by its driver; `setting` is set before.
  private static func stage(_ setting: String, _ style: String = "fullScreen") -> String {
    """
    UIApplication.shared.\(setting)
    list, photo = UIViewController(), UIViewController{modalPresentationStyle = "\(style)"}
    window.rootViewController = list
    Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
    function Slide:transitionDuration() return 0.4 end
    function Slide:animateTransition(context)
      local to = context:view("to")
      context.containerView:addSubview(to)
      to.frame = window.bounds:offsetBy(400, 0)
      UIView.animate(0.4, function() to.frame = window.bounds end, function()
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    delegate = {animationController_forPresented = function() return Slide() end}
    photo.transitioningDelegate = delegate

    """
  }

  /// How far the screen is from its place, in points: at the release, a frame later, and after half of the 0.3 s left.
  private func places(_ shape: String) throws -> [Double] {
    let script =
      Self.stage("tailShape = '\(shape)'") + """
        driver = UIPercentDrivenInteractiveTransition()
        function delegate.interactionControllerForPresentation() return driver end
        list:present(photo, true)
        timeline:step()
        driver:update(0.25)
        driver:finish()
        for _, frames in ipairs{0, 1, 8} do
          timeline:step(frames)
          print(photo.view.layer:presentation().frame.minX)
        end
        """
    return try Stage.output(script).split(separator: "\n").compactMap { Double($0) }
  }

  @Test("tailShape: what is left has the whole curve, and starts from rest, or goes on with a part of the curve")
  func tail() throws {
    let remainder = try places("remainder")
    try #require(remainder.count == 3)
    // Half of the time is half of the way on a symmetric curve: 300 points, halved.
    #expect(abs(remainder[0] - 300) < 1e-6 && abs(remainder[2] - 150) < 1e-6, "\(remainder)")
    // An even pace over the last 300 points makes 16.7 of them in a frame.
    #expect(remainder[0] - remainder[1] < 4, "\(remainder)")
    let whole = try places("whole")
    #expect(whole.count == 3 && whole[0] - whole[1] > 16.7 && whole[2] < 150, "\(whole)")
  }

  @Test(
    "touchBlocking: a touch beside the transition arrives, or nothing in the window has one",
    arguments: [("participants", "beside"), ("window", "")])
  func touches(_ value: String, _ expected: String) throws {
    let script =
      Self.stage("touchBlocking = '\(value)'") + """
        local function button(parent, y, word)
          local made = UIButton(CGRect(0, y, 50, 50))
          parent:addSubview(made)
          made:addTarget(function() print(word) end, "touchUpInside")
        end
        button(list.view, 400, "below")
        button(window, 0, "beside")
        list:present(photo, true)
        timeline:step()
        touch:tap(25, 25)
        timeline:advance(0.15)
        touch:tap(25, 425)
        timeline:run()
        """
    #expect(try Stage.output(script) == expected)
  }

  @Test(
    "coordinatorCompletions: after the callbacks, or before them; the caller's completion is last",
    arguments: [
      ("afterCallbacks", "appeared\ncoordinator\ncaller"), ("beforeCallbacks", "coordinator\nappeared\ncaller"),
    ])
  func completions(_ value: String, _ expected: String) throws {
    let script =
      Self.stage("coordinatorCompletions = '\(value)'") + """
        local Photo = class("Photo", UIViewController)
        function Photo:viewDidAppear() print("appeared") end
        local shown = Photo()
        shown.modalPresentationStyle, shown.transitioningDelegate = "fullScreen", delegate
        list:present(shown, true, function() print("caller") end)
        timeline:step()
        shown.transitionCoordinator:animate(nil, function() print("coordinator") end)
        timeline:run()
        """
    #expect(try Stage.output(script) == expected)
  }

  @Test(
    "keptPresenterFrames: the presented view's at the start and the container's at the end, or where it is",
    arguments: [
      ("recorded", "CGRect(10, 20, 100, 100)\tCGRect(0, 0, 393, 852)"),
      ("documented", "CGRect(0, 0, 393, 852)\tCGRect(0, 0, 393, 852)"),
    ])
  func frames(_ value: String, _ expected: String) throws {
    let script =
      Self.stage("keptPresenterFrames = '\(value)'", "custom") + """
        local Place = class("Place", UIPresentationController)
        function Place:frameOfPresentedViewInContainerView() return CGRect(10, 20, 100, 100) end
        function delegate.presentationController_forPresented(_, shown, presenter) return Place(shown, presenter) end
        function Slide:animateTransition(context)
          local from = context:viewController("from")
          print(context:initialFrame(from), context:finalFrame(from))
          context.containerView:addSubview(context:view("to"))
          context:completeTransition(true)
        end
        list:present(photo, true)
        timeline:run()
        """
    #expect(try Stage.output(script) == expected)
  }
}
