import PlainText
import TestSupport
import Testing
import TransitionChecker

/// Rules on sound code as people write it, each beside the mistake that it resembles, and the lines that findings blame.
@Suite("Rules on living code", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct LivingCodeTests {
  struct Found: CustomStringConvertible {
    let rule: String
    let severity: String
    let message: String
    let line: Int?
    let others: Int
    var description: String { "\(severity) \(rule) at \(line ?? 0): \(message)" }
  }

  private let folder = TemporaryFolder()

  /// - Returns: The findings of a script that is read after the stage, with its own lines.
  private func findings(_ script: String) -> [Found] {
    folder.write(Rule.script(script), to: "card.lua")
    let before = Rule.stage.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "--json", "card.lua"], folder: folder.path)
    return run.output.split(separator: "\n").compactMap { line in
      guard case .object(let fields)? = JSON(line), let rule = fields["rule"]?.string else { return nil }
      return Found(
        rule: rule, severity: fields["severity"]?.string ?? "", message: fields["message"]?.string ?? "",
        line: fields["line"]?.number.map { Int($0) - before }, others: Int(fields["others"]?.number ?? 0))
    }
  }

  private func named(_ rule: Rule.ID, in found: [Found]) -> [Found] { found.filter { $0.rule == rule.rawValue } }

  @Test("a program that has failed in its first run is not said to work once")
  func redo() {
    let found = findings(
      """
      function Fade:animateTransition(context)
        self:fade(context, function()
          context:completeTransition(not context.transitionWasCancelled)
          if context.transitionWasCancelled then error("no label") end
        end)
      end
      drive()
      """)
    #expect(named(.redo, in: found).isEmpty && !named(.types, in: found).isEmpty, "\(found)")
    #expect(!named(.redo, in: findings(Rule.named(.redo).example.bad)).isEmpty)
  }

  @Test("what the check itself presents, and is refused, is nobody's mistake")
  func refused() {
    let found = findings(
      """
      local Photo = class("Photo", UIViewController)
      function Photo:viewDidAppear()
        if not self.presentedViewController then self:present(screen("hint", UIColor.red), false) end
      end
      photo = Photo{modalPresentationStyle = "fullScreen", transitioningDelegate = delegate}
      present()
      """.replacing("screen(\"hint\", UIColor.red)", with: "UIViewController{title = 'hint'}"))
    #expect(named(.refused, in: found).isEmpty, "\(found)")
    #expect(!named(.refused, in: findings(Rule.named(.refused).example.bad)).isEmpty)
  }

  @Test("to give up a transition that nothing can cancel is a warning, and to complete against a cancel an error")
  func outcome() {
    let found = named(
      .outcome,
      in: findings("function Fade:animateTransition(context) context:completeTransition(false) end\npresent()\n"))
    #expect(found.first?.severity == "warning" && found.first?.line == 1, "\(found)")
    let bad = named(.outcome, in: findings(Rule.named(.outcome).example.bad))
    #expect(bad.first?.severity == "error" && bad.first?.line == 2, "\(bad)")
  }

  /// A bar whose place is set from bounds that were read when the transition began, in its completion.
  private static let bar = """
    local bar = UIView{backgroundColor = UIColor.red, MASK}
    photo.view:addSubview(bar)
    function Fade:animateTransition(context)
      local bounds = context.containerView.bounds
      self:fade(context, function()
        bar.frame = CGRect(0, bounds.height - 60, bounds.width, 60)
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    present()
    """

  @Test(
    "a turn in the middle is held back and gives nothing, or a note where it is not; one after the end an error at its line"
  )
  func rotation() {
    let mask = "autoresizingMask = {'flexibleWidth', 'flexibleTopMargin'}"
    let sound = Self.bar.replacing("MASK", with: mask)
    let held = named(.rotation, in: findings(sound))
    #expect(held.isEmpty, "\(held)")
    let turned = named(
      .rotation, in: findings("UIApplication.shared.rotationInTransitions = 'atOnce'\n" + sound))
    #expect(turned.map(\.severity) == ["note"], "\(turned)")
    let bad = named(.rotation, in: findings(Self.bar.replacing(", MASK", with: "")))
    #expect(bad.first?.severity == "error" && bad.first?.line == 6, "\(bad)")
  }

  /// A label that a layout of its card puts back while it moves.
  private static let card = """
    local Card = class("Card", UIView)
    function Card:init(frame)
      Card.super.init(self, frame)
      self.label = UIView{frame = CGRect(0, 0, 80, 20), backgroundColor = UIColor.red}
      self:addSubview(self.label)
    end
    function Card:layoutSubviews() self.label.center = CGPoint(40, 10) end
    local card = Card(CGRect(20, 100, 300, 300))
    photo.view:addSubview(card)
    function Fade:animateTransition(context)
      context.containerView:addSubview(photo.view)
      photo.view:layoutIfNeeded()
      WAIT
      UIView.animate(0.3, function() card.label.center = CGPoint(200, 200) end, function()
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    present()
    """

  @Test("a layout that neither the program nor the system makes is no jump")
  func layout() {
    let found = named(.jump, in: findings(Self.card.replacing("WAIT", with: "")))
    #expect(!found.contains { $0.message.contains("at the layout") }, "\(found)")
    let wait = "DispatchQueue.main:asyncAfter(0.25, function() card:setNeedsLayout() end)"
    let bad = named(.jump, in: findings(Self.card.replacing("WAIT", with: wait)))
    #expect(bad.contains { $0.message.contains("at the layout") }, "\(bad)")
  }

  @Test("what was laid out in bounds that a cancel sets back is laid out anew")
  func boundsSetBack() {
    let found = findings(
      """
      local box = UIView{backgroundColor = UIColor.red, translatesAutoresizingMaskIntoConstraints = false}
      photo.view:addSubview(box)
      NSLayoutConstraint.activate{
        box.centerXAnchor:constraint{equalTo = photo.view.centerXAnchor},
        box.centerYAnchor:constraint{equalTo = photo.view.centerYAnchor},
        box.widthAnchor:constraint{equalToConstant = 100}, box.heightAnchor:constraint{equalToConstant = 100}}
      photo.modalPresentationStyle = "overFullScreen"
      function Fade:animateTransition(context)
        if context:viewController("to") == photo then
          photo.view.bounds = CGRect(0, 0, photo.view.bounds.width, photo.view.bounds.height)
          return self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
        end
        UIView.animate(0.3, function()
          photo.view.bounds = CGRect(0, -852, photo.view.bounds.width, photo.view.bounds.height)
        end, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      present()
      timeline:run()
      list:dismiss(true)
      """)
    #expect(!found.contains { $0.rule == "R-STATE" || $0.rule == "R-INSET" }, "\(found)")
  }

  @Test("a flip that changes what is seen on its edge, and a snapshot in the place of what it shows, are no jumps")
  func edge() {
    let found = findings(
      """
      function Fade:animateTransition(context)
        local from, to = context:view("from"), context:view("to")
        local still = from:snapshotView(false)
        context.containerView:addSubview(to)
        context.containerView:addSubview(still)
        to.isHidden = true
        local function turn(view, angle) view.transform3D = CATransform3D.rotation(angle, 0, 1, 0) end
        UIView.animate(0.15, function() turn(still, math.pi / 2) end, function()
          still.isHidden, to.isHidden = true, false
          turn(to, -math.pi / 2)
          UIView.animate(0.15, function() turn(to, 0) end, function()
            still:removeFromSuperview()
            context:completeTransition(not context.transitionWasCancelled)
          end)
        end)
      end
      present()
      """.replacing("CATransform3D.rotation(angle, 0, 1, 0)", with: "CATransform3DMakeRotation(angle, 0, 1, 0)"))
    #expect(named(.jump, in: found).isEmpty, "\(found)")
    #expect(!named(.jump, in: findings(Rule.named(.jump).example.bad)).isEmpty)
  }

  @Test(
    "an image of a view in the view's place is no jump, and one of a smaller size is")
  func image() {
    let script = """
      function Fade:animateTransition(context)
        local from, to = context:view("from"), context:view("to")
        local still = UIImageView(UIGraphicsImageRenderer(from.bounds.size):image(function(canvas)
          from.layer:render(canvas.cgContext)
        end))
        still.frame = PLACE
        context.containerView:addSubview(to)
        context.containerView:addSubview(still)
        UIView.animate(0.3, function() still.alpha = 0 end, function()
          still:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
    let found = findings(script.replacing("PLACE", with: "from.frame"))
    #expect(named(.jump, in: found).isEmpty, "\(found)")
  }

  @Test(
    "a full screen that ends beside its final frame is out of place; where the style leaves the place open, it is not")
  func place() {
    let script = """
      photo.modalPresentationStyle = "STYLE"
      function Fade:animateTransition(context)
        local to = context:view("to")
        if to ~= photo.view then return context:completeTransition(true) end
        context.containerView:addSubview(to)
        local frame = context:finalFrame(photo)
        to.frame = CGRect(0, frame.height, frame.width, frame.height)
        UIView.animate(0.3, function() to.frame = CGRect(0, 60, frame.width, frame.height) end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
    let bad = named(.outOfSight, in: findings(script.replacing("STYLE", with: "fullScreen")))
    #expect(bad.first?.message.contains("and its final frame is ") == true && bad.first?.line == 8, "\(bad)")
    let found = named(.outOfSight, in: findings(script.replacing("STYLE", with: "overFullScreen")))
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "the colour of a stack's container, which its views hide, is a note; that of a view of the program's is an error")
  func container() {
    let script = """
      stack()
      function Fade:animateTransition(context)
        VIEW.backgroundColor = UIColor.red
        self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      drive()
      """
    let found = named(.state, in: findings(script.replacing("VIEW", with: "context.containerView")))
    #expect(found.allSatisfy { $0.severity == "note" }, "\(found)")
    let bad = named(.state, in: findings(script.replacing("VIEW", with: "list.view")))
    #expect(bad.first?.severity == "error" && bad.first?.line == 3, "\(bad)")
  }

  @Test("a finger that is lost is told in a sentence")
  func early() {
    let found = named(.early, in: findings(Rule.named(.early).example.bad))
    #expect(found.first?.message.hasPrefix("a finger lifted in the turn in which it asked") == true, "\(found)")
  }

  @Test("a view that is left over is named by what holds it, with the line that made it, at the line that added it")
  func tree() {
    let script = """
      local keeper = class("Keeper", NSObject)()
      function Fade:animateTransition(context)
        keeper.veil = UIView(context.containerView.bounds)
        keeper.veil.isUserInteractionEnabled = false
        window:addSubview(keeper.veil)
        self:fade(context, function()
          if not context.transitionWasCancelled then keeper.veil:removeFromSuperview() end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
    let found = named(.tree, in: findings(script))
    let made = Rule.stage.split(separator: "\n", omittingEmptySubsequences: false).count + 2
    #expect(
      found.first?.message == "veil (made at card.lua:\(made)) is still in window after the cancel", "\(found)")
    #expect(found.count == 1 && found.first?.line == 5, "\(found)")
  }

  @Test("a view that an animation takes away shortly after the end is not left over, and one that stays is")
  func fadingOut() {
    func script(_ removes: Bool) -> String {
      """
      function Fade:animateTransition(context)
        local veil = UIView(context.containerView.bounds)
        veil.isUserInteractionEnabled = false
        window:addSubview(veil)
        self:fade(context, function()
          context:completeTransition(not context.transitionWasCancelled)
          UIView.animate(0.2, function() veil.alpha = 0 end, function() \(removes ? "veil:removeFromSuperview()" : "") end)
        end)
      end
      drive()
      """
    }
    #expect(named(.tree, in: findings(script(true))).isEmpty)
    #expect(!named(.tree, in: findings(script(false))).isEmpty)
  }

  @Test("one statement that leaves two views otherwise is one finding, at the statement")
  func cause() {
    let found = named(
      .state,
      in: findings(
        """
        local badges = {UIView(CGRect(10, 100, 40, 40)), UIView(CGRect(60, 100, 40, 40))}
        for _, badge in ipairs(badges) do list.view:addSubview(badge) end
        function Fade:animateTransition(context)
          for _, badge in ipairs(badges) do
            badge.alpha = 0.5
          end
          self:fade(context, function()
            if not context.transitionWasCancelled then
              for _, badge in ipairs(badges) do badge.alpha = 1 end
            end
            context:completeTransition(not context.transitionWasCancelled)
          end)
        end
        drive()
        """))
    #expect(found.count == 1 && found.first?.line == 5 && (found.first?.others ?? 0) > 0, "\(found)")
  }

  /// A veil in the container of the presentation, behind what comes, and what is done with both in the end.
  private static func veiled(_ done: String) -> String {
    """
    photo.modalPresentationStyle = "custom"
    function Fade:animateTransition(context)
      local container, to = context.containerView, context:view("to")
      local veil = UIView{backgroundColor = UIColor.black, alpha = 0.4}
      if to then
        veil.frame = container.bounds
        container:addSubview(veil)
      end
      self:fade(context, function()
        if to then DONE end
        if not to or context.transitionWasCancelled then veil:removeFromSuperview() end
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    present()
    """.replacing("DONE", with: done)
  }

  @Test("a view that lies over all of what has come is an error, and none that lets touches through or leaves soon")
  func cover() {
    let bad = named(.hitTest, in: findings(Self.veiled("container:sendSubviewToBack(to)")))
    #expect(bad.count == 1 && bad.first?.severity == "error", "\(bad)")
    #expect(
      bad.first?.message.hasSuffix(" lies over photo.view, and takes every touch that is meant for it") == true,
      "\(bad)")
    let alike = [
      "", "container:sendSubviewToBack(to) veil.isUserInteractionEnabled = false",
      "container:sendSubviewToBack(to) veil.frame = CGRect(0, 0, 320, 300)",
      "container:sendSubviewToBack(to) UIView.animate(0.5, function() veil.alpha = 0 end)",
      """
      container:sendSubviewToBack(to)
      veil.backgroundColor = nil
      veil:addGestureRecognizer(UITapGestureRecognizer())
      """,
      "container:sendSubviewToBack(to) to.isUserInteractionEnabled = false",
    ]
    for done in alike {
      let found = named(.hitTest, in: findings(Self.veiled(done)))
      #expect(found.isEmpty, "\(done): \(found)")
    }
  }

  /// A photo that comes from above by a spring, and is set somewhere in the end.
  private static func sprung(_ beside: Int) -> String {
    """
    function Fade:animateTransition(context)
      local to = context:view("to")
      context.containerView:addSubview(to)
      local rest = to.center
      to.center = CGPoint(rest.x, rest.y - 852)
      UIView.animate{withDuration = 0.5, delay = 0, usingSpringWithDamping = 0.7, initialSpringVelocity = 0.5,
        animations = function() to.center = rest end,
        completion = function()
          to.center = CGPoint(rest.x, rest.y + \(beside))
          context:completeTransition(true)
        end}
    end
    present()
    """
  }

  @Test("a spring that ends a little before it is at rest is no jump, and a step beside its end is one")
  func spring() {
    #expect(named(.jump, in: findings(Self.sprung(0))).isEmpty)
    #expect(!named(.jump, in: findings(Self.sprung(9))).isEmpty)
  }
}
