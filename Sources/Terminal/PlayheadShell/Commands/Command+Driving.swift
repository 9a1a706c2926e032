import LayerKit
import LuaBridge
import PlainText
import ScriptRuntime
import TimeControl
import TransitionKit

/// Commands that scrub the transition or the animations in progress.
extension Command {
  static var driving: [Command] {
    [
      drive("begin", "starts scrubbing what is in progress"),
      Command(
        "update", arguments: "F", summary: "scrubs it to a fraction: 0.3 or 30%", lua: "timeline:update(F)",
        moves: true
      ) { shell, words throws(CommandFailure) in
        guard let number = fraction(words), (0...1).contains(number) else {
          throw .arguments("update takes a fraction from 0 to 1, or a percentage", example: "update 30%")
        }
        try shell.perform("timeline:update(\(number))")
      },
      drive("finish", "releases it to run to its end"),
      drive("cancel", "releases it to run back to its start"),
      drive("reverse", "reverses it without a jump"),
      Command(
        "rate", arguments: "[R] [on VIEW]", summary: "sets or shows the rate, or a layer's speed",
        lua: "timeline.rate = R; timeline:setRate(R, VIEW)",
        details:
          "The screen continues from where it is: no rate makes a value jump. Where nothing runs, R is the rate of play.",
        examples: ["rate", "rate 0.25", "rate 0.1 on box", "rate on box"], completes: .expression
      ) { shell, words throws(CommandFailure) in
        let preposition = words.firstRange(of: "on ")
        let view = preposition.map { words[$0.upperBound...].trimmed }
        let number = words[..<(preposition?.lowerBound ?? words.endIndex)].trimmed
        guard number.isEmpty || Double(number)?.isFinite == true, view?.isEmpty != true else {
          throw .arguments("rate takes a number, and a view after on", example: "rate 0.25 on window")
        }
        if let view {
          let layer = try shell.layerExpression(view, "rate")
          if !number.isEmpty { try shell.perform("timeline:setRate(\(number), \(view))") }
          return try shell.sayRate("\(layer).speed")
        }
        guard let rate = Double(number) else { return try shell.sayRate("timeline.rate") }
        // At rest it is the speed of what comes.
        if shell.isAtRest { return try shell.setPlayingRate(rate) }
        do throws(CommandFailure) {
          try shell.perform("timeline.rate = \(number)")
        } catch {
          // That nothing runs is seen in the past only when it is tried.
          guard case .script(let failure) = error, failure.code == FailureCode.noTransition.rawValue else {
            throw error
          }
          return try shell.setPlayingRate(rate)
        }
        try shell.sayRate("timeline.rate")
      },
      Command(
        "slowanim", arguments: "[R]", summary: "slows all animations down, to 0.1 by default",
        lua: "timeline:slowAnimations(R)", details: "Like Slow Animations in the Simulator."
      ) { shell, words throws(CommandFailure) in
        guard words.isEmpty || Double(words)?.isFinite == true else {
          throw .arguments("slowanim takes a rate", example: "slowanim 0.25")
        }
        try shell.perform("timeline:slowAnimations(\(words))")
        try shell.sayRate("window.layer.speed")
      },
      Command("unslowanim", summary: "runs animations at their own speed", lua: "timeline:slowAnimations(1)") {
        shell, words throws(CommandFailure) in
        try none(words, "unslowanim")
        try shell.perform("timeline:slowAnimations(1)")
        try shell.sayRate("window.layer.speed")
      },
    ]
  }

  /// The fraction `0.3` or `30%`; nil for other text.
  static func fraction(_ words: Substring) -> Double? {
    let number = words.hasSuffix("%") ? Double(words.dropLast()).map { $0 / 100 } : Double(words)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func drive(_ name: String, _ summary: String) -> Command {
    Command(name, summary: summary, lua: "timeline:\(name)()", moves: true) { shell, words throws(CommandFailure) in
      try none(words, name)
      try shell.perform("timeline:\(name)()")
    }
  }
}

extension Shell {
  /// Whether a rate would have nothing to drive.
  fileprivate var isAtRest: Bool {
    let app = session.app
    return !session.world.isLookingBack && app.currentTransition == nil && !app.scrubber.isHolding
      && !session.world.hasRunningAnimations
  }

  /// Sets the rate at which `play` and the full screen play.
  fileprivate func setPlayingRate(_ rate: Double) throws(CommandFailure) {
    guard rate != 0 else { throw .arguments("nothing runs, and play takes a rate other than 0", example: "rate 0.25") }
    environment.clock.rate = rate
    say("nothing runs; play goes at \(NumberText.shortest(rate))x. slowanim slows the animations themselves")
  }

  fileprivate func sayRate(_ expression: String) throws(CommandFailure) {
    if case .number(let rate)? = try ask("return \(expression)").first { say("rate \(NumberText.fixed(rate, 3))") }
  }
}
