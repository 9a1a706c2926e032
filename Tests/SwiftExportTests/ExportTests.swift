import TestSupport
import TestTraits
import Testing

/// Scripts written as Swift, by the program, as a person would.
@Suite("Export to Swift") struct ExportTests {
  private static let examples = SourceTree.names(in: "Examples", ending: ".lua").filter { !$0.contains("_test") }

  @Test(
    "the Swift of each example type-checks", .exhaustive, .enabled(if: SwiftCompiler.shared != nil, "needs swiftc"),
    arguments: examples)
  func typeChecks(name: String) {
    let folder = TemporaryFolder()
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", "Examples/\(name)", folder.path + "/example.swift"])
    #expect(run.code == 0, "\(run.errors)")
    let swift = folder.read("example.swift")
    #expect(swift.contains("import UIKit"))
    #expect(SwiftCompiler.shared?.errors(in: [("file.swift", swift)]) == "", "\(swift)")
  }

  /// An animator that is kept while it runs, and given back where UIKit's protocol wants one that is there.
  private static let kept = """
    local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
    function Fade:transitionDuration(context) return context and context.isAnimated and 0.5 or 0.25 end
    function Fade:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
    function Fade:interruptibleAnimator(context)
      if self.animator then return self.animator end
      local to = context:viewController("to").view
      context.containerView:addSubview(to)
      to.alpha = 0
      self.animator = UIViewPropertyAnimator(0.5, "easeInOut", function() to.alpha = 1 end)
      self.animator:addCompletion(function(position)
        self.animator = nil
        context:completeTransition(true)
      end)
      return self.animator
    end
    local Keeper = class("Keeper", NSObject, "UIViewControllerTransitioningDelegate")
    function Keeper:animationController_forPresented(presented) return Fade() end
    local first, second = UIViewController(), UIViewController()
    local keeper = Keeper()
    window.rootViewController = first
    second.transitioningDelegate = keeper
    first:present(second, true)
    timeline:run()

    """

  @Test("what may be nil is unwrapped where UIKit wants what is there, and a parameter is `?` where it is")
  func keptAnimator() {
    let folder = TemporaryFolder()
    folder.write(Self.kept, to: "fade.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", folder.path + "/fade.lua", folder.path + "/fade.swift"])
    #expect(run.code == 0, "\(run.errors)")
    let swift = folder.read("fade.swift")
    #expect(swift.contains("  var animator: UIViewPropertyAnimator?\n"), "\(swift)")
    #expect(swift.contains("      return self.animator!\n"), "\(swift)")
    #expect(swift.contains("    self.interruptibleAnimator(using: context).startAnimation()\n"), "\(swift)")
    guard let compiler = SwiftCompiler.shared else { return }
    #expect(compiler.errors(in: [("file.swift", swift)]) == "", "\(swift)")
    // As strict as Apple's module: with nil for the animator, and without what an animator has to have.
    let lenient = swift.replacing("return self.animator!", with: "return self.animator")
    #expect(compiler.errors(in: [("file.swift", lenient)]).contains("must be unwrapped"))
    let empty = "import UIKit\nclass Fade: NSObject, UIViewControllerAnimatedTransitioning {}\n"
    #expect(compiler.errors(in: [("file.swift", empty)]).contains("does not conform"))
  }

  @Test("a curve among the options of keyframes is the raw value of Swift's other options")
  func keyframeCurve() {
    let folder = TemporaryFolder()
    folder.write(
      """
      local Page = class("Page", UIViewController)
      function Page:viewDidLoad()
        UIView.animateKeyframes{withDuration = 1, delay = 0, options = {"calculationModeCubic", "curveLinear"},
          animations = function() self.view.alpha = 0 end}
      end

      """, to: "page.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", folder.path + "/page.lua", folder.path + "/page.swift"])
    #expect(run.code == 0, "\(run.errors)")
    let swift = folder.read("page.swift")
    let curve = "UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)"
    #expect(swift.contains("options: [.calculationModeCubic, \(curve)]"), "\(swift)")
    guard let compiler = SwiftCompiler.shared else { return }
    #expect(compiler.errors(in: [("file.swift", swift)]) == "", "\(swift)")
    let member = swift.replacing(curve, with: ".curveLinear")
    #expect(compiler.errors(in: [("file.swift", member)]).contains("has no member 'curveLinear'"))
  }

  @Test("the label attribute of a constraint stands twice in Swift, as Lua's toAttribute")
  func twice() {
    let folder = TemporaryFolder()
    folder.write(
      """
      local Page = class("Page", UIViewController)
      function Page:viewDidLoad()
        self.view:addConstraint(NSLayoutConstraint(self.view, "height", "equal", self.view, "width", 2, 0))
      end

      """, to: "page.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", folder.path + "/page.lua", folder.path + "/page.swift"])
    #expect(run.code == 0, "\(run.errors)")
    let swift = folder.read("page.swift")
    #expect(swift.contains("toItem: self.view, attribute: .width, multiplier: 2"), "\(swift)")
    guard let compiler = SwiftCompiler.shared else { return }
    #expect(compiler.errors(in: [("file.swift", swift)]) == "", "\(swift)")
  }

  @Test("an alert is written with UIKit's labels, and its handlers as closures")
  func alert() {
    let folder = TemporaryFolder()
    folder.write(
      """
      local Page = class("Page", UIViewController)
      function Page:ask()
        local alert = UIAlertController{title = "Delete?", preferredStyle = "alert"}
        alert:addAction(UIAlertAction{title = "Delete", style = "destructive", handler = function(action) self.view.alpha = 0.5 end})
        alert:addAction(UIAlertAction{title = "Keep", style = "cancel"})
        alert:addTextField(function(field) field.placeholder = "Name" end)
        alert.preferredAction = alert.actions[1]
        self:present(alert, true)
      end

      """, to: "page.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", folder.path + "/page.lua", folder.path + "/page.swift"])
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    let swift = folder.read("page.swift")
    #expect(swift.contains("UIAlertController(title: \"Delete?\", message: nil, preferredStyle: .alert)"), "\(swift)")
    #expect(swift.contains("UIAlertAction(title: \"Keep\", style: .cancel, handler: nil)"), "\(swift)")
    #expect(SwiftCompiler.shared?.errors(in: [("file.swift", swift)]) ?? "" == "", "\(swift)")
  }
}
