import LayerKit
import MotionMath
import PlainText
import ScriptRuntime

/// A branch as the script that makes it again.
extension Branch {
  /// The functions that `require` calls in place of reading the modules' files, so that the script runs wherever it lies.
  package var modules: [ScriptLine] {
    var written: Set<String> = []
    return entries.flatMap(\.trace.modules).filter { written.insert($0.name).inserted }.map { name, source in
      ScriptLine(
        input: 0,
        text: "package.preload[\(QuotedText(name).text)] = function(...) -- \(source.chunkName)\n\(source.text)\nend")
    }
  }

  /// Whether an input left it on the way for a branch of its own: no script leads to where that was.
  package var isLeftOnTheWay: Bool { entries.contains(where: \.hasLeft) }

  /// Its motions as they are tuned, then its inputs, as Lua.
  package var script: [ScriptLine] {
    tuning.sorted { $0.key < $1.key }.map { ScriptLine(input: 0, text: Self.tune($0.key, $0.value)) }
      + entries.compactMap(\.scriptLine)
  }

  /// Every digit is kept, so that the script makes the same frames.
  private static func tune(_ number: Int, _ parameters: MotionTuning.Parameters) -> String {
    let text = NumberText.shortest
    func pair(_ first: Double, _ second: Double) -> String { "{\(text(first)), \(text(second))}" }
    let timing =
      switch parameters.course {
      case .curve(let curve):
        "UICubicTimingParameters{controlPoint1 = \(pair(curve.x1, curve.y1)), controlPoint2 = \(pair(curve.x2, curve.y2))}"
      case .spring(let spring):
        "UISpringTimingParameters{mass = \(text(spring.mass)), stiffness = \(text(spring.stiffness)), "
          + "damping = \(text(spring.damping)), initialVelocity = \(pair(spring.initialVelocity, spring.initialVelocity))}"
      }
    return
      "timeline:tune{motion = \(number), duration = \(text(parameters.duration)), delay = \(text(parameters.delay)), "
      + "timingParameters = \(timing)}"
  }
}

extension EnteredInput {
  /// Its line of a saved script, as far as it came before a branch cut it short; nil when it is not saved.
  fileprivate var scriptLine: ScriptLine? {
    guard let saved, let end = savedUpTo else { return saved }
    switch input.action {
    case .chunk(let chunk) where !chunk.takesTimeline && !saved.onlyMoves: return saved.upTo(end)
    case .script: return saved.upTo(end)
    // Moves of the clock, and commands, which are one each.
    case .chunk, .run, .clock: return ScriptLine(input: saved.input, text: "timeline:seek(\(NumberText.shortest(end)))")
    }
  }
}
