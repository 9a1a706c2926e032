import LuaBridge
import MotionMath
import ScriptAPI
import ScriptRuntime
import TableScripts
import TestStages
import TestSupport
import TestTraits
import Testing
import ViewKit

/// Every parameter and every property of the table is given every hostile value: an error with a code that leaves the
/// world as it was, or a meaning. Nothing else.
@Suite("Hostile values") struct HostileValueTests {
  /// The rows that no use reaches without an error, and why.
  static let unreached: Set = [
    // An abstract class: its initialisers are those of the classes below it.
    "UIGestureRecognizer.init",
    // Asked by a shell alone.
    "Timeline.whatIf",
    // Takes two subviews, of which the stage's views have fewer; `Reach/21-refused.lua` has it.
    "UIView.exchangeSubview",
    // Needs copies of the process, which a program has alone.
    "Timeline.check", "Timeline.fuzz",
    // Refused where something has moved, as it has on the stage; SavingTests has what it takes.
    "Timeline.tune",
    // Only a task may wait: TaskTests has them.
    "Task.sleep", "Task.value", "Task.yield", "globals.withCheckedContinuation",
    "globals.withCheckedThrowingContinuation", "globals.withUnsafeContinuation",
    "globals.withUnsafeThrowingContinuation", "globals.withTaskGroup", "globals.withThrowingTaskGroup",
    "globals.withTaskCancellationHandler", "TaskGroup.next", "TaskGroup.waitForAll", "AsyncStream.next",
    // Takes tasks in its function alone.
    "TaskGroup.addTask", "TaskGroup.addTaskUnlessCancelled",
  ]

  /// Numbers that are kept as the nearest that makes sense, as UIKit documents or was measured to do it.
  static let adjusted: Set = [
    "UIScrollView.zoomScale", "UITabBarController.selectedIndex", "UISlider.value",
    "UIViewPropertyAnimator.fractionComplete", "Timeline.now", "Timeline.rate",
    // Documented: a rectangle reads its width and height as positive.
    "CGRect.width", "CGRect.height",
  ]

  private static let sections = Catalog.uiKit.sections
  private static let codes = Set(
    FailureCode.allCases.map(\.rawValue) + UsageWarning.Code.exceptions.map(\.text)
      + [ScriptError.Code.syntax, ScriptError.Code.script]
  )
  .subtracting([FailureCode.internal.rawValue])

  /// A session that reads pictures of one pixel.
  private static func options() -> SessionOptions {
    var options = SessionOptions(
      device: Device(name: "small", size: CGSize(width: 40, height: 60), scale: 1, safeAreaInsets: .zero))
    options.readFile = { _ in ImageFileTests.png(1, 1) }
    options.writeFile = { _, _ in nil }
    return options
  }

  /// Seconds that a section may take: many times what it needs.
  private static let patience = 60.0

  /// Interrupts what runs in a session when it takes too long.
  /// - Returns: Ends the wait.
  private static func interrupt(_ stage: Stage, after seconds: Double) -> () -> Void {
    let handle = Handle(pointer: stage.session.interruptHandle)
    let wait = Task.detached {
      if (try? await Task.sleep(for: .seconds(seconds))) != nil { LuaState.interruptFunction(handle.pointer) }
    }
    return { wait.cancel() }
  }

  private struct Handle: @unchecked Sendable { let pointer: UnsafeMutableRawPointer }

  @Test("no value traps, is taken silently, or changes the world and fails", .exhaustive, arguments: sections)
  func values(_ section: TableSection) throws {
    let stage = try Stage(Self.options())
    let end = Self.interrupt(stage, after: Self.patience)
    let error = stage.run(HostileScript.text(for: section, of: Catalog.uiKit))
    end()
    #expect(error == nil, "\(error?.description ?? "") at \(stage.output.split(separator: "\n").last ?? "")")
    var reached: Set<String> = []
    var missed: [String: String] = [:]
    for line in stage.output.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst().map { String($0) }
      guard line.hasPrefix("@\t") else { continue }
      switch fields[0] {
      case "reached": reached.insert(fields[1])
      case "trying": break
      case "missed", "unmade": missed[fields[1]] = fields[2]
      case "refused": #expect(Self.codes.contains(fields[3]), "\(line)")
      case "ignored": #expect(Self.adjusted.contains(fields[1]), "\(line)")
      default: Issue.record("\(line)")
      }
    }
    for error in stage.callbackErrors {
      #expect(error.message.contains(HostileValues.failure) || Self.codes.contains(error.code), "\(error)")
    }
    for row in Set(section.uses.map(\.row)).sorted() {
      #expect(reached.contains(row) != Self.unreached.contains(row), "\(row): \(missed[row] ?? "")")
    }
  }

  @Test(
    "no value that a callback, a delegate or an override returns traps", .exhaustive,
    arguments: HostileValues.names.indices)
  func results(_ number: Int) throws {
    let stage = try Stage(Self.options())
    let end = Self.interrupt(stage, after: Self.patience)
    let error = stage.run(HostileResultScript.text(answering: number, of: Catalog.uiKit))
    end()
    #expect(error == nil, "\(HostileValues.names[number]): \(error?.description ?? "")")
    #expect(stage.output.hasSuffix("alive\n"))
    for error in stage.callbackErrors {
      #expect(error.message.contains(HostileValues.failure) || Self.codes.contains(error.code), "\(error)")
    }
  }

  private static let prelude = RandomTableScript.prelude(of: Catalog.uiKit)

  @Test("random uses of random rows, with callbacks that change the tree, never trap", arguments: Seed.first(40))
  func random(_ seed: Seed) throws {
    var random = seed.generator
    let script = RandomTableScript(
      of: Self.sections.flatMap(\.uses), prelude: Self.prelude, length: 40, using: &random)
    let stage = try Stage(Self.options())
    let end = Self.interrupt(stage, after: Self.patience)
    let error = stage.run(script.text + "timeline:advance(0.5) print('alive')")
    end()
    #expect(error == nil, "\(error?.description ?? "")")
    #expect(stage.output.hasSuffix("alive\n"))
  }
}
