import PlainText
import PlayheadTool
import TestSupport
import Testing

/// The workflow for CI: its commands do what its page says of them.
@Suite("Workflow for CI", .timeLimit(.minutes(20))) struct ContinuousIntegrationTests {
  /// Runs the commands of the workflow in `folder`, each as a step of its own, and returns their exit codes.
  private func codes(in folder: TemporaryFolder) -> [Int32] {
    let path = BuiltProducts.path(of: "playhead").split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return ContinuousIntegration.steps.filter { !$0.isPreparation }.map { step in
      ProgramRun(
        "/bin/sh", ["-c", step.command], environment: ["PATH": path + ":/usr/bin:/bin"], folder: folder.path
      ).code
    }
  }

  private let transition = """
    local sheet = UIViewController{modalPresentationStyle = "fullScreen"}
    local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
    function Fade:transitionDuration() return 0.3 end
    function Fade:animateTransition(context)
      local view = context:view("to")
      context.containerView:addSubview(view)
      view.alpha = 0
      UIView.animate(0.3, function() view.alpha = 1 end, function() COMPLETE end)
    end
    delegate = {animationController_forPresented = function() return Fade() end}
    sheet.transitioningDelegate = delegate
    window.rootViewController = UIViewController()
    window.rootViewController:present(sheet, true)
    timeline:run()

    """

  @Test("what is right passes, and leaves a report") func passes() {
    let folder = TemporaryFolder()
    let complete = "view.alpha = 1 context:completeTransition(not context.transitionWasCancelled)"
    folder.write(transition.replacing("COMPLETE", with: complete), to: "fade.lua")
    folder.write("it('adds', function() assert.equals(2, 1 + 1) end)\n", to: "sum_test.lua")
    #expect(codes(in: folder) == [0, 0])
    #expect(folder.read("transitions.xml").contains("<testsuite"))
  }

  @Test("a frozen transition fails the check, a wrong test the tests") func fails() {
    let folder = TemporaryFolder()
    folder.write(transition.replacing("COMPLETE", with: ""), to: "fade.lua")
    folder.write("it('adds', function() assert.equals(3, 1 + 1) end)\n", to: "sum_test.lua")
    #expect(codes(in: folder) == [1, 1])
  }

  @Test("the workflow has the steps that are tested") func text() {
    for step in ContinuousIntegration.steps {
      #expect(ContinuousIntegration.workflow.contains("run: \(step.command)\n"))
      #expect(ContinuousIntegration.page.contains(step.command))
    }
  }
}
