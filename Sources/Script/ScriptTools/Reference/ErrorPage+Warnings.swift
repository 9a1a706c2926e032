import ViewKit

extension ErrorPage {
  static let ofMotionWarnings: [ErrorPage] = [
    ErrorPage(
      .nothingToMoveThrough,
      "A keyframe animation with one value, or a path without a line, has nothing to move between. Give it at "
        + "least two values.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values = {40}
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values = {0, 40}
        window.layer:add(move)
        """),
    ErrorPage(
      .keyTimesDoNotMatch,
      "Each keyframe has one key time. Core Animation ignores the rest of the longer list.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes = {0, 40, 20}, {0, 1}
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes = {0, 40, 20}, {0, 0.5, 1}
        window.layer:add(move)
        """),
    ErrorPage(
      .timingFunctionsDoNotMatch,
      "Each segment between two keyframes has one timing function. Segments without one are linear; functions "
        + "beyond the last segment are ignored.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.timingFunctions = {0, 40, 20}, {"easeIn"}
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.timingFunctions = {0, 40, 20}, {"easeIn", "easeOut"}
        window.layer:add(move)
        """),
    ErrorPage(
      .keyTimesDoNotSpan,
      "The first key time is 0 and the last is 1. Otherwise the first value holds until its time, and the last "
        + "from its time on.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes = {0, 40}, {0.2, 1}
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes = {0, 0, 40}, {0, 0.2, 1}
        window.layer:add(move)
        """),
    ErrorPage(
      .splineValuesDoNotMatch,
      "The lists of tension, continuity and bias have one number for each keyframe. The rest is ignored.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.calculationMode = {0, 40}, "cubic"
        move.biasValues = {0, 0, 1}
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.calculationMode = {0, 40}, "cubic"
        move.biasValues = {0, 1}
        window.layer:add(move)
        """),
    ErrorPage(
      .splineValuesWithoutSpline,
      "Only cubic and cubicPaced animations of values have a tension, a continuity and a bias.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.tensionValues = {0, 40}, {1, 1}
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.tensionValues = {0, 40}, {1, 1}
        move.calculationMode = "cubic"
        window.layer:add(move)
        """),
    ErrorPage(
      .keyTimesSetThePace,
      "A paced animation spreads its keyframes by distance. Key times override that, and the speed is not "
        + "constant.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes = {0, 40, 50}, {0, 0.5, 1}
        move.calculationMode = "paced"
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.calculationMode = {0, 40, 50}, "paced"
        window.layer:add(move)
        """),
    ErrorPage(
      .repeatsTwoWays,
      "An animation repeats by repeatCount or by repeatDuration. Apple leaves both undefined; here repeatDuration"
        + " wins.",
      wrong: """
        local blink = CABasicAnimation("opacity")
        blink.fromValue, blink.repeatCount = 0, 2
        blink.repeatDuration = 3
        window.layer:add(blink)
        """,
      right: """
        local blink = CABasicAnimation("opacity")
        blink.fromValue, blink.repeatCount = 0, 2
        window.layer:add(blink)
        """),
    ErrorPage(
      .animatorState,
      "The state of a property animator does not allow the call. A stopped animator has to be "
        + "finished before it can start, pause or be scrubbed; only an active one stops, and only a paused one "
        + "continues.",
      wrong: """
        local box = UIView()
        window:addSubview(box)
        local fade = UIViewPropertyAnimator(1, "linear", function() box.alpha = 0 end)
        fade:startAnimation()
        fade:stopAnimation(false)
        fade:startAnimation()
        """,
      right: """
        local box = UIView()
        window:addSubview(box)
        local fade = UIViewPropertyAnimator(1, "linear", function() box.alpha = 0 end)
        fade:startAnimation()
        fade:stopAnimation(false)
        fade:finishAnimation("current")
        fade:startAnimation()
        """),
    ErrorPage(
      .animatorNotInterruptible,
      "A property animator with isInterruptible = false runs through. pauseAnimation() is ignored.",
      wrong: """
        local box = UIView()
        window:addSubview(box)
        local fade = UIViewPropertyAnimator(1, "linear", function() box.alpha = 0 end)
        fade.isInterruptible = false
        fade:startAnimation()
        fade:pauseAnimation()
        """,
      right: """
        local box = UIView()
        window:addSubview(box)
        local fade = UIViewPropertyAnimator(1, "linear", function() box.alpha = 0 end)
        fade:startAnimation()
        fade:pauseAnimation()
        """),
    ErrorPage(
      .dampingRatioReplaced,
      "A spring that is given by its duration has to come to rest in it. A damping ratio near 0 never does; the "
        + "nearest one that does is used.",
      wrong: """
        local box = UIView()
        window:addSubview(box)
        UIView.animate{
          withDuration = 1, usingSpringWithDamping = 0, initialSpringVelocity = 0,
          animations = function() box.alpha = 0 end,
        }
        """,
      right: """
        local box = UIView()
        window:addSubview(box)
        UIView.animate{
          withDuration = 1, usingSpringWithDamping = 0.1, initialSpringVelocity = 0,
          animations = function() box.alpha = 0 end,
        }
        """),
  ]

  static let ofViewWarnings: [ErrorPage] = [
    ErrorPage(
      .frameUnderTransform,
      "The frame of a view with a transform is the box around what the transform makes of it. UIKit leaves open what "
        + "setting it does. Set bounds and center.",
      wrong: """
        local box = UIView(CGRect(0, 0, 100, 100))
        box.transform = CGAffineTransform{scaleX = 2, y = 2}
        box.frame = CGRect(50, 50, 100, 100)
        """,
      right: """
        local box = UIView(CGRect(0, 0, 100, 100))
        box.transform = CGAffineTransform{scaleX = 2, y = 2}
        box.bounds, box.center = CGRect(0, 0, 100, 100), CGPoint(100, 100)
        """),
    ErrorPage(
      .angleInDegrees,
      "Angles are in radians, and a turn is 2π of them. A whole number beyond a turn, written as one, is most likely "
        + "meant in degrees.",
      wrong: """
        local box = UIView(CGRect(0, 0, 100, 100))
        box.transform = CGAffineTransform{rotationAngle = 90}
        """,
      right: """
        local box = UIView(CGRect(0, 0, 100, 100))
        box.transform = CGAffineTransform{rotationAngle = math.rad(90)}
        """),
    ErrorPage(
      .emptySnapshot,
      "A picture without screen updates shows the last commit: nothing, for a view that was not in a window then. A "
        + "hidden view, and one without a size, give a picture of nothing as well.",
      wrong: """
        local box = UIView(CGRect(0, 0, 100, 100))
        local still = box:snapshotView(false)
        """,
      right: """
        local box = UIView(CGRect(0, 0, 100, 100))
        local still = box:snapshotView(true)
        """),
    ErrorPage(
      .notInSuperview,
      "transition(from:to:) puts the second view where the first is. The first view needs a superview.",
      wrong: """
        local old, new = UIView(), UIView()
        UIView.transition{from = old, to = new, duration = 0.3}
        """,
      right: """
        local old, new = UIView(), UIView()
        window:addSubview(old)
        UIView.transition{from = old, to = new, duration = 0.3}
        """),
    ErrorPage(
      .viewCycle,
      "A view cannot be inside itself.",
      wrong: """
        local outer, inner = UIView(), UIView()
        window:addSubview(outer)
        outer:addSubview(inner)
        UIView.transition{from = inner, to = outer, duration = 0.3}
        """,
      right: """
        local outer, inner = UIView(), UIView()
        window:addSubview(outer)
        outer:addSubview(inner)
        UIView.transition{from = inner, to = UIView(), duration = 0.3}
        """),
    ErrorPage(
      .layoutLoop,
      "layoutSubviews asks for layout on every call, so layout would never end. It stops after 100 passes, and "
        + "views that lay each other out stop 50 calls deep; call setNeedsLayout() where the content changes.",
      wrong: """
        local Card = class("Card", UIView)
        function Card:layoutSubviews() self:setNeedsLayout() end
        window:addSubview(Card())
        timeline:step()
        """,
      right: """
        local Card = class("Card", UIView)
        function Card:layoutSubviews() self.label.frame = self.bounds end
        function Card:init() Card.super.init(self) self.label = UILabel() end
        local card = Card()
        card:addSubview(card.label)
        window:addSubview(card)
        timeline:step()
        """),
    ErrorPage(
      .cellNotRegistered,
      "A collection view makes cells of the class registered for an identifier. Without one UIKit "
        + "raises an exception.",
      wrong: """
        local list = UICollectionView(window.bounds, UICollectionViewFlowLayout())
        list.dataSource = {
          collectionView_numberOfItemsInSection = function() return 1 end,
          collectionView_cellForItemAt = function(_, list, path)
            return list:dequeueReusableCell("card", path)
          end,
        }
        window:addSubview(list)
        timeline:step()
        """,
      right: """
        local list = UICollectionView(window.bounds, UICollectionViewFlowLayout())
        list:register(UICollectionViewCell, "card")
        list.dataSource = {
          collectionView_numberOfItemsInSection = function() return 1 end,
          collectionView_cellForItemAt = function(_, list, path)
            return list:dequeueReusableCell("card", path)
          end,
        }
        window:addSubview(list)
        timeline:step()
        """),
    ErrorPage(
      .touchDropped,
      "touch:drag and its relatives move a finger as time passes. Another call moved or lifted that finger "
        + "meanwhile, and the rest of the gesture is dropped.",
      wrong: """
        touch:drag{from = CGPoint(20, 20), to = CGPoint(20, 300), duration = 0.5}
        timeline:advance(0.2)
        touch:up()
        timeline:run()
        """,
      right: """
        touch:drag{from = CGPoint(20, 20), to = CGPoint(20, 300), duration = 0.5}
        timeline:run()
        """),
    ErrorPage(
      .tapMissed,
      "touch:tap(view) taps the middle of the view, and another view received the touch. The message says which "
        + "one and why.",
      wrong: """
        local photo = UIImageView(CGRect(20, 20, 80, 80))
        window:addSubview(photo)
        touch:tap(photo)
        timeline:run()
        """,
      right: """
        local photo = UIImageView(CGRect(20, 20, 80, 80))
        photo.isUserInteractionEnabled = true
        window:addSubview(photo)
        touch:tap(photo)
        timeline:run()
        """),
    ErrorPage(
      .nearMiss,
      "A method or key has nearly the name of a callback or property, or a method is one that UIKit calls and that is "
        + "not modelled here. Nothing calls the method, and the value of the key has no effect.",
      wrong: """
        local Card = class("Card", UIView)
        function Card:layoutSubviws() end
        local card = Card()
        """,
      right: """
        local Card = class("Card", UIView)
        function Card:layoutSubviews() end
        local card = Card()
        """),
    ErrorPage(
      .unevenGradient,
      "A gradient has one location for each colour, or none. Other lists are ignored, and the colours spread "
        + "evenly.",
      wrong: """
        local sky = CAGradientLayer()
        sky.colors = {"#000000", "#ffffff"}
        sky.locations = {0, 0.5, 1}
        window.layer:addSublayer(sky)
        """,
      right: """
        local sky = CAGradientLayer()
        sky.colors = {"#000000", "#ffffff"}
        sky.locations = {0, 1}
        window.layer:addSublayer(sky)
        """),
    ErrorPage(
      .lostDelegate,
      "Delegates are held weakly, as in UIKit. A delegate that nothing else holds is gone when the collector "
        + "runs; keep it in a variable.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        sheet.transitioningDelegate = {
          animationController_forPresented = function() end,
        }
        collectgarbage()
        base:present(sheet, true)
        timeline:run()
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        local delegate = {}
        function delegate:animationController_forPresented() end
        sheet.transitioningDelegate = delegate
        collectgarbage()
        base:present(sheet, true)
        timeline:run()
        """),
    ErrorPage(
      .lostObservation,
      "An observation lasts as long as what observe returns, as on a device. Keep it in a field of the object that "
        + "listens; what the body of a file keeps in a variable lasts as long as the run.",
      wrong: """
        local scroll = UIScrollView(CGRect(0, 0, 100, 100))
        scroll:observe("contentOffset", function() print("moved") end)
        scroll.contentOffset = CGPoint(0, 10)
        """,
      right: """
        local scroll = UIScrollView(CGRect(0, 0, 100, 100))
        token = scroll:observe("contentOffset", function() print("moved") end)
        scroll.contentOffset = CGPoint(0, 10)
        token:invalidate()
        """),
  ]
}
