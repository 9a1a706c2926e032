import PlainText
import PlayheadTool
import TestSupport
import Testing

/// The workflow for CI: its commands do what its page says of them.
@Suite("Workflow for CI", .timeLimit(.minutes(20))) struct ContinuousIntegrationTests {
  /// Runs the commands of the workflow in `folder`, each as a step of its own, and returns their exit codes.
  private func codes(in folder: TemporaryFolder) -> [Int32] {
    let path = BuiltProducts.path(of: "playhead").split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return ContinuousIntegration.steps.map { step in
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

  /// The commands that the page shows for several machines and for changes, which begin with `playhead`.
  private static let shown = ContinuousIntegration.page.split(separator: "\n").filter { $0.hasPrefix("    playhead ") }

  @Test("the page's parts of a check are joined to what one run reports; its trace is the same until something moves")
  func severalMachines() {
    let folder = TemporaryFolder()
    let complete = "view.alpha = 1 context:completeTransition(not context.transitionWasCancelled)"
    folder.write(transition.replacing("COMPLETE", with: complete), to: "fade.lua")
    folder.write(transition.replacing("COMPLETE", with: ""), to: "frozen.lua")
    let path = BuiltProducts.path(of: "playhead").split(separator: "/").dropLast().map { "/" + $0 }.joined()
    func run(_ command: some StringProtocol) -> ProgramRun {
      ProgramRun(
        "/bin/sh", ["-c", String(command)], environment: ["PATH": path + ":/usr/bin:/bin"], folder: folder.path)
    }
    #expect(Self.shown.count == 4)
    let whole = run("playhead check .")
    for part in Self.shown.prefix(2) { #expect([0, 1].contains(run(part).code), "\(part)") }
    let joined = run(Self.shown[2])
    #expect(joined.output == whole.output && joined.code == 1 && whole.code == 1)
    // GNU parallel makes these calls on other machines.
    for part in 1...4 { _ = run("mkdir -p parts; playhead check --shard \(part)/4 -r json . > parts/\(part)") }
    #expect(run(Self.shown[3]).output == whole.output)

    #expect(run("playhead export fade.lua fade.jsonl").code == 0)
    #expect(run("playhead diff fade.jsonl fade.lua").code == 0)
    folder.write(folder.read("fade.lua").replacing("animate(0.3", with: "animate(0.2"), to: "fade.lua")
    #expect(run("playhead diff fade.jsonl fade.lua").code == 1)
    for command in ["export fade.lua fade.jsonl", "diff fade.jsonl fade.lua"] {
      #expect(ContinuousIntegration.page.contains("`playhead \(command)`"))
    }
  }

  @Test("the workflow has the steps that are tested") func text() {
    // The action has the words of the check behind `files`, and runs it.
    for (step, line) in zip(
      ContinuousIntegration.steps, ["files: --strict .", "run: \(ContinuousIntegration.steps[1].command)"])
    {
      #expect(ContinuousIntegration.workflow.contains(line + "\n"))
      #expect(ContinuousIntegration.page.contains(step.command))
    }
  }
}
