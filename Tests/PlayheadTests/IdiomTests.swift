import PlayheadTool
import TestSupport
import TestTraits
import Testing
import TransitionChecker

/// Correct animators in the forms that people write them: a check, a run and a test say nothing of them.
@Suite("Idioms", .timeLimit(.minutes(AddressSanitizer.patience(10)))) struct IdiomTests {
  private let folder = TemporaryFolder()

  /// An idiom, and the ways of the stage that it is shown in.
  static let idioms: [(name: String, script: String, ways: [String])] = [
    (
      "either branch of an if completes",
      """
      function Fade:animateTransition(context)
        self:fade(context, function()
          if context.transitionWasCancelled then context:completeTransition(false) else context:completeTransition(true) end
        end)
      end
      """, ["present()", "drive()", "swipe()"]
    ),
    (
      "a position that is only ever finished",
      "function decides() return true end\n", ["drive()"]
    ),
    (
      "views that UIView.transition replaces, in a stack that nobody holds",
      """
      function Fade:animateTransition(context)
        UIView.transition{from = context:view("from"), to = context:view("to"), duration = 0.3,
          options = "transitionFlipFromLeft", completion = function()
            context:completeTransition(not context.transitionWasCancelled)
          end}
      end
      local navigation = stack()
      """, ["show() timeline:run() navigation:popViewController(true) timeline:run()"]
    ),
    (
      "completed in animationDidStop",
      """
      local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
      function Slide:transitionDuration() return 0.3 end
      function Slide:animateTransition(context)
        self.context = context
        local to, isForth = context:view("to"), context:viewController("to") == photo
        if isForth then context.containerView:addSubview(to) else context.containerView:insertSubview(to, 0) end
        local moving = isForth and to or context:view("from")
        local animation = CABasicAnimation("opacity")
        animation.fromValue, animation.toValue, animation.duration = isForth and 0 or 1, isForth and 1 or 0, 0.3
        animation.fillMode, animation.isRemovedOnCompletion = "forwards", false
        animation.delegate = self
        self.moving = moving
        moving.layer:add(animation, "fade")
      end
      function Slide:animationDidStop(animation, finished)
        local context = self.context
        if context.transitionWasCancelled then context:view("to"):removeFromSuperview() end
        context:completeTransition(not context.transitionWasCancelled)
        self.moving.layer:removeAnimation("fade")
        self.context, self.moving = nil, nil
      end
      delegate.animationController_forPresented = function() return Slide() end
      delegate.animationController_forDismissed = function() return Slide() end
      """, ["present()"]
    ),
    (
      "a base class that leaves a step to its heirs",
      """
      local Base = class("Base", NSObject, "UIViewControllerAnimatedTransitioning")
      function Base:transitionDuration() return 0.3 end
      function Base:animateTransition(context)
        self:perform(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      local Heir = class("Heir", Base)
      function Heir:perform(context, completion) Fade.fade(self, context, completion) end
      delegate.animationController_forPresented = function() return Heir() end
      delegate.animationController_forDismissed = function() return Heir() end
      """, ["present()", "drive()", "swipe()"]
    ),
    (
      "a shorter animation beside a helper's",
      """
      function Fade:animateTransition(context)
        local badge = UIView(CGRect(0, 0, 9, 9))
        context.containerView:addSubview(badge)
        UIView.animate(0.1, function() badge.alpha = 0 end)
        self:fade(context, function()
          badge:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      """, ["present()", "drive()"]
    ),
    (
      "a display link that returns early until it ends",
      """
      function Fade:animateTransition(context)
        local from, to = context:view("from"), context:view("to")
        local isForth = context:viewController("to") == photo
        if isForth then context.containerView:addSubview(to) else context.containerView:insertSubview(to, 0) end
        local moving, start, link = isForth and to or from, CACurrentMediaTime()
        local function show(part) moving.alpha = isForth and part or 1 - part end
        show(0)
        link = CADisplayLink(function()
          local part = math.min((CACurrentMediaTime() - start) / 0.3, 1)
          show(part)
          if part < 1 then return end
          link:invalidate()
          moving.alpha = 1
          context:completeTransition(not context.transitionWasCancelled)
        end)
        link:add()
      end
      """, ["present()"]
    ),
    (
      "UIView.animate in a property animator's block",
      """
      function Fade:animateTransition(context)
        local from, to = context:view("from"), context:view("to")
        local isForth = context:viewController("to") == photo
        if isForth then
          context.containerView:addSubview(to)
          to.alpha = 0
        else
          context.containerView:insertSubview(to, 0)
        end
        local moving = isForth and to or from
        local animator = UIViewPropertyAnimator{duration = 0.3, curve = "easeInOut", animations = function()
          UIView.animate(0.3, function() moving.alpha = isForth and 1 or 0 end)
        end}
        animator:addCompletion(function()
          moving.alpha = 1
          if context.transitionWasCancelled then to:removeFromSuperview() end
          context:completeTransition(not context.transitionWasCancelled)
        end)
        animator:startAnimation()
      end
      """, ["present()"]
    ),
    (
      "over at once, as with reduced motion",
      """
      function Fade:animateTransition(context)
        local to, isForth = context:view("to"), context:viewController("to") == photo
        if isForth then context.containerView:addSubview(to) else context.containerView:insertSubview(to, 0) end
        context:completeTransition(not context.transitionWasCancelled)
      end
      """, ["present()"]
    ),
    (
      "a list that is loaded again when it appears",
      """
      local List = class("List", UIViewController, "UITableViewDataSource")
      function List:viewDidLoad()
        self.table = UITableView{frame = self.view.bounds, dataSource = self}
        self.view:addSubview(self.table)
      end
      function List:viewWillAppear() self.table:reloadData() end
      function List:tableView_numberOfRowsInSection() return 5 end
      function List:tableView_cellForRowAt(table, path)
        local cell = UITableViewCell()
        cell.textLabel.text = "row " .. path.row
        return cell
      end
      list = List{title = "list"}
      window.rootViewController = list
      """, ["present()", "drive()"]
    ),
    (
      "a clock and a timer on the screen behind",
      """
      local clock, seconds = UILabel{frame = CGRect(20, 100, 200, 40), text = "0"}, 0
      local bar = UIView{frame = CGRect(0, 200, 0, 4), backgroundColor = UIColor.systemRed}
      list.view:addSubview(clock)
      list.view:addSubview(bar)
      Timer.scheduledTimer{withTimeInterval = 0.25, repeats = true, block = function()
        seconds = seconds + 0.25
        clock.text = tostring(seconds)
        bar.frame = CGRect(0, 200, (bar.frame.width + 5) % 300, 4)
      end}
      """, ["present()", "drive()"]
    ),
  ]

  @Test(
    "draw no error and no warning in any scenario, in a strict run and in a test", .exhaustive,
    arguments: idioms.indices)
  func silent(_ index: Int) {
    let idiom = Self.idioms[index]
    for way in idiom.ways {
      folder.write(Rule.script(idiom.script + "\n" + way), to: "idiom.lua")
      let check = ProgramRun.playhead("check", "--strict", folder.path + "/idiom.lua")
      #expect(check.output == "" && check.code == 0, "\(idiom.name), \(way)")
      let run = ProgramRun.playhead("--strict", folder.path + "/idiom.lua")
      #expect(run.errors == "" && run.code == 0, "\(idiom.name), \(way)")
      folder.write(Rule.stage + idiom.script + "\nit('runs', function() \(way) end)\n", to: "idiom_test.lua")
      let test = ProgramRun.playhead("test", folder.path + "/idiom_test.lua")
      #expect(test.errors == "" && test.code == 0, "\(idiom.name), \(way): \(test.output)")
    }
  }
}
