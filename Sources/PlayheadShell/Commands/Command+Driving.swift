import LuaBridge

/// Commands that drive the transition or the animations in progress by hand.
extension Command {
  static var driving: [Command] {
    [
      drive("begin", "takes hold of what is in progress"),
      Command(
        "update", arguments: "F", summary: "scrubs it to a fraction: 0.3 or 30%", twin: "timeline:update(F)",
        moves: true
      ) { shell, words throws(CommandFailure) in
        let number = words.hasSuffix("%") ? Double(words.dropLast()).map { $0 / 100 } : Double(words)
        guard let number, number.isFinite else {
          throw .arguments("update takes a fraction from 0 to 1", example: "update 0.3")
        }
        try shell.perform("timeline:update(\(number))")
      },
      drive("finish", "lets go: it runs to its end"),
      drive("cancel", "lets go: it runs back to its start"),
      drive("reverse", "turns it round, without a jump"),
      Command("rate", arguments: "[R]", summary: "its signed rate; without R, tells it", twin: "timeline.rate = R") {
        shell, words throws(CommandFailure) in
        if !words.isEmpty {
          guard let rate = Double(words), rate.isFinite else {
            throw .arguments("rate takes a number", example: "rate 0.25")
          }
          try shell.perform("timeline.rate = \(rate)")
        }
        if case .number(let rate)? = try shell.ask("return timeline.rate").first {
          shell.say("rate \(NumberText.fixed(rate, 3))")
        }
      },
    ]
  }

  private static func drive(_ name: String, _ summary: String) -> Command {
    Command(name, summary: summary, twin: "timeline:\(name)()", moves: true) { shell, words throws(CommandFailure) in
      try none(words, name)
      try shell.perform("timeline:\(name)()")
    }
  }
}
