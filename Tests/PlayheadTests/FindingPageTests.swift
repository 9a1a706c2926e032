import PlayheadTool
import TestSupport
import Testing

/// Pages that tell what breaks in a transition.
@Suite("What breaks, as a page") struct FindingPageTests {
  private let folder = TemporaryFolder()

  /// A swipe that is put 60 points beside its home when it is cancelled, in line 12.
  private let swipe = """
    list, photo = UIViewController{title = "list"}, UIViewController{title = "photo"}
    photo.view.backgroundColor = UIColor.systemIndigo
    photo.modalPresentationStyle = "fullScreen"
    window.rootViewController = list
    Swipe = class("Swipe", NSObject, "UIViewControllerAnimatedTransitioning")
    function Swipe:transitionDuration(context) return 0.4 end
    function Swipe:animateTransition(context)
      context.containerView:insertSubview(context:view("to"), 0)
      UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear",
        animations = function() photo.view.transform = CGAffineTransform{translationX = 393, y = 0} end,
        completion = function()
          if context.transitionWasCancelled then photo.view.transform = CGAffineTransform{translationX = 60, y = 0} end
          context:completeTransition(not context.transitionWasCancelled)
        end}
    end
    delegate = {animationController_forDismissed = function() return Swipe() end,
      interactionControllerForDismissal = function() return delegate.driver end}
    photo.transitioningDelegate = delegate
    list:present(photo, false)
    delegate.driver = UIPercentDrivenInteractiveTransition()
    list:dismiss(true)
    timeline:advance(0.1)
    delegate.driver:update(0.3)
    timeline:advance(0.1)
    delegate.driver:cancel()
    timeline:run()
    """

  private func playhead(_ arguments: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), arguments, folder: folder.path)
  }

  /// The JSON that the player reads of the finding, in each run of a page.
  private func findings(of page: String) -> [String] {
    page.split(separator: "<script type=\"application/x-playhead\" id=run").dropFirst().compactMap { part in
      let data = part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      return data.isEmpty ? nil : String(data.prefix(8))
    }
  }

  @Test("the page of a replay tells what has broken, with its line and two pictures; nothing else is printed")
  func replay() {
    folder.write(swipe, to: "swipe.lua")
    let run = playhead("-q", "-o", "why.html", "--replay", "M3@50%", "--rule", "R-STATE", "swipe.lua")
    #expect(run.code == 0 && run.output == "", "\(run.output)")
    let page = folder.read("why.html")
    #expect(page.contains("<b class=error>error</b> photo.view: transform is translation 60.0, 0.0, not identity"))
    #expect(page.contains("<mark>  12  ") && page.contains("<dt>why<dd>") && page.contains("<dt>cure<dd>"))
    // It was at home when the transition began, and is 60 points beside it.
    #expect(page.contains("where its transition begins</figcaption>") && page.contains(": 60 pt away</figcaption>"))
    #expect(page.split(separator: "<figure>").count == 3)
  }

  @Test("a jump is shown by the two frames around it") func jump() {
    folder.write(swipe, to: "swipe.lua")
    let run = playhead("-q", "-o", "why.html", "--replay", "M3@50%", "--rule", "R-JUMP", "swipe.lua")
    let page = folder.read("why.html")
    #expect(run.output == "" && page.contains("the frame before</figcaption>"))
    // As far as the sentence says.
    let sentence = page.split(separator: "photo.view moves ").dropFirst().first.map { $0.prefix { $0 != " " } }
    #expect(sentence.map { page.contains(": \($0) pt away</figcaption>") } == true)
  }

  @Test("the page of a check has every finding once, each with a run; a mistake in the text has none") func check() {
    folder.write(swipe + "\nbox = UIView(CGRect(0, 0, 9, 9)); box.isVisible = true\n", to: "swipe.lua")
    let text = playhead("check", "swipe.lua")
    let page = playhead("check", "-r", "html", "swipe.lua")
    #expect(page.code == text.code && page.code == ExitCode.scriptError.rawValue)
    let heads = text.output.split(separator: "\n").filter { $0.hasPrefix("swipe.lua:") }
    #expect(page.output.split(separator: "<details class=finding").count == heads.count + 1)
    #expect(page.output.contains("isVisible"))
    let found = heads.count { $0.contains("[R-") }
    #expect(found > 0 && findings(of: page.output).count == found)
    #expect(page.output.split(separator: "<figure>").count == 2 * found + 1)
  }

  @Test("a check that finds nothing makes a page that says so") func clean() {
    folder.write("window.backgroundColor = UIColor.white\n", to: "still.lua")
    let page = playhead("check", "-r", "html", "still.lua")
    #expect(page.code == 0 && page.output.contains("nothing found</p>") && findings(of: page.output) == [])
  }

  @Test("tests have no page") func tests() {
    let run = playhead("test", "-r", "html", ".")
    #expect(run.code == ExitCode.usage.rawValue && run.errors.contains("tap, sarif or github"), "\(run.errors)")
  }
}
