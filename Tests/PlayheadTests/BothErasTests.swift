import PlainText
import TestSupport
import Testing

/// `check` judges a script on iOS 18 and on iOS 26, where it can go otherwise there, and says of both once what is the same.
@Suite("Both eras", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct BothErasTests {
  private let folder = TemporaryFolder()

  private func check(_ script: String, _ words: String...) -> ProgramRun {
    folder.write(Self.screens + script, to: "script.lua")
    return ProgramRun(
      BuiltProducts.path(of: "playhead"), ["check", "-q"] + words + ["script.lua"], folder: folder.path)
  }

  private static let screens = """
    list, page = UIViewController{title = "list"}, UIViewController{title = "page"}
    local app = UIApplication.shared
    nav = UINavigationController(list)
    window.rootViewController = nav
    Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
    function Slide:transitionDuration() return 0.3 end
    function Slide:animateTransition(context)
      local to = context:view("to")
      if context:viewController("to") == page then context.containerView:addSubview(to)
      else context.containerView:insertSubview(to, 0) end
      local moving = context:viewController("to") == page and to or context:view("from")
      moving.alpha = moving == to and 0 or 1
      UIView.animate(0.3, function() moving.alpha = moving == to and 1 or 0 end, function()
        moving.alpha = fault() and 0.5 or 1
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    function fault() return false end
    function own()
      delegate = {navigationController_animationControllerFor = function() return Slide() end}
      nav.delegate = delegate
    end
    timeline:run()

    """

  private func rules(_ run: ProgramRun) -> [String: [JSON]] {
    run.output.split(separator: "\n").reduce(into: [:]) { rules, line in
      guard case .object(let fields)? = JSON(String(line)), let rule = fields["rule"]?.string else { return }
      rules[rule, default: []].append(.object(fields))
    }
  }

  private func era(_ finding: JSON?) -> String? {
    if case .object(let fields)? = finding { fields["era"]?.string } else { nil }
  }

  private static let push = "nav:pushViewController(page, true) timeline:run()"

  @Test("an animator that fails on both is named once, in the words of one era")
  func same() {
    let script = "own() function fault() return true end \(Self.push)"
    let (both, one) = (check(script), check(script, "--era", "18"))
    // The command that shows it names the system that the check was asked for.
    #expect(both.code == 1 && both.output == one.output.replacing("--era 18 ", with: ""), "\(both.output)")
    #expect(both.output.contains("[R-STATE]") && !both.output.contains("on iOS 26"))
  }

  /// Statements that begin a transition of each kind which can differ.
  static let kinds = [
    push, "\(push) nav:popViewController(true) timeline:run()",
    """
    driver = UIPercentDrivenInteractiveTransition()
    delegate.navigationController_interactionControllerFor = function() return driver end
    nav:pushViewController(page, true)
    timeline:advance(0.1)
    driver:update(0.4)
    timeline:advance(0.1)
    driver:finish()
    timeline:run()
    """,
    """
    page.modalPresentationStyle = "fullScreen"
    delegate.animationController_forPresented = function() return Slide() end
    page.transitioningDelegate = delegate
    list:present(page, true)
    timeline:advance(0.1)
    touch:tap(CGPoint(5, 5))
    timeline:run()
    """,
  ]

  @Test(
    "every scenario runs under both: what fails on 26 alone is named with its system, as a check of 26 names it",
    arguments: kinds)
  func later(_ begin: String) {
    // The animator that comes in the end differs from scenario to scenario, so that each of them tells.
    let script = "own() function fault() return app.touchBlocking == 'none' and timeline.now > 0.32 end \(begin)"
    let (both, new) = (check(script, "--json"), check(script, "--json", "--era", "26"))
    let alike = both.output.replacing("\"era\":\"26\",", with: "").replacing("--era 26 ", with: "")
    #expect(both.code == 1 && alike == new.output.replacing("--era 26 ", with: ""), "\(both.output)\n\(new.output)")
    #expect(rules(both)["R-STATE"]?.allSatisfy { era($0) == "26" } == true, "\(both.output)")
    #expect(check(script, "--era", "18").output == "")
  }

  @Test("the parts of a check in several processes give the same report")
  func parts() {
    let script = "own() function fault() return app.navigationEra == 'fluid' end \(Self.push)"
    #expect(check(script, "--jobs", "1").output == check(script, "--jobs", "3").output)
  }

  @Test(
    "only what has a push or pop, or a touch in a transition, is run a second time; one era that is asked for is enough"
  )
  func selection() {
    let probe = " if app.navigationEra == 'fluid' then error('of 26') end"
    let present = check("list:present(page, true) timeline:run()" + probe)
    #expect(present.code == 0 && present.output == "", "\(present.output)")
    let touched = check(
      "list:present(page, true) timeline:advance(0.1) touch:tap(CGPoint(5, 5)) timeline:run()" + probe)
    #expect(touched.output.contains("warning: on iOS 26: of 26 [R-ERA]"), "\(touched.output)")
    let pushed = check(Self.push + probe)
    #expect(
      pushed.code == 0 && pushed.output.contains("script.lua:24: warning: on iOS 26: of 26 [R-ERA]"), "\(pushed.output)"
    )
    #expect(check(Self.push + probe, "--era", "18").output == "")
    #expect(check(Self.push + probe, "--strict").code == 1)
    folder.write("era = 18\n", to: "playhead.toml")
    #expect(check(Self.push + probe).output == "")
  }

  @Test("a change that does not wait on 26, and leaves other pages there, is R-ERA at its line")
  func overtaking() {
    let twice = check(
      """
      nav:pushViewController(UIViewController(), true)
      timeline:advance(0.1)
      nav:popViewController(true)
      timeline:run()
      """, "--json")
    let found = rules(twice)["R-ERA"] ?? []
    #expect(found.count == 1 && era(found.first) == "26", "\(twice.output)")
    guard case .object(let fields)? = found.first else { return }
    #expect(fields["line"]?.number == 26)
    #expect(
      fields["message"]?.string?.hasSuffix("the stack ends as list, on iOS 18 as list, UIViewController") == true,
      "\(twice.output)")
  }

  @Test("a person's way back in the middle of a push is meant, and the same pages in the end are no mistake")
  func silent() {
    let back = check(
      """
      nav:pushViewController(page, true)
      timeline:advance(0.1)
      local bar = nav.navigationBar
      touch:tap(bar:convert{CGPoint(24, bar.bounds.midY), to = window})
      timeline:run()
      """)
    #expect(!back.output.contains("R-ERA"), "\(back.output)")
    let asks = check(
      """
      nav:pushViewController(page, true)
      timeline:advance(0.1)
      if not nav.transitionCoordinator then nav:popViewController(true) end
      timeline:run()
      """)
    #expect(asks.output == "", "\(asks.output)")
  }

  @Test(
    "the swipe from the edge turned off alone is R-ERA, unless the other is off, waits, or something else takes the drag",
    arguments: [
      ("", true), ("nav.interactiveContentPopGestureRecognizer.isEnabled = false", false),
      ("nav.interactiveContentPopGestureRecognizer:require{toFail = UIPanGestureRecognizer()}", false),
      ("page.view:addGestureRecognizer(UIPanGestureRecognizer())", false),
      ("page.navigationItem.leftBarButtonItem = UIBarButtonItem()", false),
      ("DispatchQueue.main:async(function() nav.interactivePopGestureRecognizer.isEnabled = true end)", false),
    ])
  func swipe(_ more: String, _ isWrong: Bool) {
    let run = check(
      """
      nav.interactivePopGestureRecognizer.isEnabled = false
      if app.navigationEra == "fluid" then \(more.isEmpty ? "page.title = 'page'" : more) end
      \(Self.push)
      """)
    #expect(run.output.contains("[R-ERA]") == isWrong && run.code == 0, "\(run.output)")
    if isWrong { #expect(run.output.contains("on iOS 26")) } else { #expect(run.output == "", "\(run.output)") }
  }
}
