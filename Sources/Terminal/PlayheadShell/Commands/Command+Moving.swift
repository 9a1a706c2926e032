import LayerKit
import LuaBridge
import PlainText
import ScriptRuntime
import TimeControl

/// Commands that move the playhead.
extension Command {
  static var moving: [Command] {
    [
      Command(
        "step", "s", arguments: "[N]", summary: "steps forward N frames, 1 by default", lua: "timeline:step(N)",
        moves: true,
        repeats: true
      ) { shell, words throws(CommandFailure) in
        try shell.perform("timeline:step(\(try count(words, "step")))")
      },
      Command(
        "back", "bs", arguments: "[N]", summary: "steps back N frames, 1 by default", lua: "timeline:back(N)",
        moves: true,
        repeats: true
      ) { shell, words throws(CommandFailure) in
        let frames = try count(words, "back")
        let start = shell.session.world.playhead
        try shell.perform("timeline:back(\(frames))")
        shell.sayStart(whenBefore: "-\(frames)f", from: start)
      },
      Command(
        "goto", "g", "seek", arguments: "T", summary: "goes to 0.35, 21f, 50%, +3f, @mark, an event",
        lua: "timeline:seek(T)", completes: .time, moves: true
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("goto takes a time", example: "goto 0.35") }
        try shell.checkReach(words)
        // A sign makes a time relative, which only text can express.
        let isPlain = Double(words) != nil && words.first != "+" && words.first != "-"
        let start = shell.session.world.playhead
        try shell.perform("timeline:seek(\(isPlain ? words : quoted(words)))")
        if words.first == "-" { shell.sayStart(whenBefore: words, from: start) }
      },
      Command(
        "advance", arguments: "S", summary: "advances by S seconds: 0.2, 200ms, 12f", lua: "timeline:advance(S)",
        moves: true,
        repeats: true
      ) { shell, words throws(CommandFailure) in
        guard let first = words.first, first.isNumber || first == "." else {
          throw .arguments("advance takes a length of time", example: "advance 0.2")
        }
        try shell.perform(
          Double(words) == nil ? "timeline:seek(\(quoted("+" + words)))" : "timeline:advance(\(words))")
      },
      Command(
        "next", "n", summary: "goes to the next event or keyframe", lua: "timeline:next()", moves: true, repeats: true
      ) {
        shell, words throws(CommandFailure) in
        try shell.jump("timeline:next()", words, "next", orSay: "no event or keyframe follows")
      },
      Command(
        "prev", "rn", summary: "goes to the previous event or keyframe", lua: "timeline:prev()", moves: true,
        repeats: true
      ) {
        shell, words throws(CommandFailure) in
        try shell.jump("timeline:prev()", words, "prev", orSay: "no event or keyframe before this")
      },
      Command(
        "play", arguments: "[RATE]", summary: "plays in real time; Space pauses, q ends it",
        lua: "timeline:play(RATE)",
        details: "From in to out where they are set, once or as loop says. A negative RATE plays backwards.",
        moves: true
      ) { shell, words throws(CommandFailure) in
        guard let rate = words.isEmpty ? shell.environment.clock.rate : Double(words), rate.isFinite, rate != 0 else {
          throw .arguments("play takes a rate other than 0", example: "play 0.25")
        }
        try shell.play(rate: rate)
      },
      Command("pause", summary: "does nothing: time moves only on command", lua: "timeline:pause()") {
        shell, words throws(CommandFailure) in
        try none(words, "pause")
        shell.say("time stands still until a command moves it; Ctrl-C stops play")
      },
      Command("run", "c", summary: "runs until nothing finite is pending", lua: "timeline:run()", moves: true) {
        shell, words throws(CommandFailure) in
        try none(words, "run")
        try shell.perform("timeline:run()")
      },
      Command(
        "until", "u", arguments: "EXPR", summary: "steps until it is true, for 60 s at most",
        lua: "timeline:runUntil(function() return EXPR end)",
        details: "In the past EXPR sees the screen of that time, but models and variables of now.",
        completes: .expression, moves: true
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("until takes a condition", example: "until box.alpha == 0") }
        let hit = try shell.perform("timeline:runUntil(function() return \(words) end)", returns: true)
        if case .bool(false)? = hit.first, shell.session.timeline.stopReasons.isEmpty {
          shell.say("not once in 60 s: \(words)")
        }
      },
      Command("rewind", "rc", summary: "goes to the start", lua: "timeline:seek(0)", moves: true) {
        shell, words throws(CommandFailure) in
        try none(words, "rewind")
        try shell.perform("timeline:seek(0)")
      },
      Command("live", summary: "returns to the live edge of the recording", lua: "timeline:live()", moves: true) {
        shell, words throws(CommandFailure) in
        try none(words, "live")
        try shell.perform("timeline:live()")
      },
    ]
  }

  /// A whole number from 1; 1 when nothing was typed.
  private static func count(_ words: Substring, _ name: String) throws(CommandFailure) -> Int {
    guard let count = words.isEmpty ? 1 : Int(words), count > 0 else {
      throw .arguments("\(name) takes a whole number of frames, at least 1", example: "\(name) 10")
    }
    return count
  }

  /// Refuses words after a command that takes none.
  static func none(_ words: Substring, _ name: String) throws(CommandFailure) {
    guard words.isEmpty else { throw .arguments("\(name) takes no argument", example: name) }
  }

  /// Text as a Lua string.
  static func quoted(_ text: some StringProtocol) -> Substring { QuotedText(text).text[...] }
}

extension Shell {
  /// Why a time after the end is refused.
  static let isTheEnd = "is the end"

  /// Refuses a time after the end of all that is known to happen.
  fileprivate func checkReach(_ words: Substring) throws(CommandFailure) {
    let (world, timeline) = (session.world, session.timeline)
    let parsed = try? timeline.time(String(words))
    if parsed == nil, EventNames.all.contains(String(words)) {
      throw .arguments("no \(words) has happened yet; a stop waits for the first", example: "break \(words)")
    }
    let due = world.isLookingBack ? nil : world.nextEventTime
    guard let time = parsed, time > max(timeline.end, due ?? 0) + 1e-9 else { return }
    let isEndless = world.hasRunningAnimations && world.lastAnimationEnd == nil
    guard !isEndless, !world.displayLinks.contains(where: \.isMoving) else { return }
    let remaining = VirtualClock.seconds(VirtualClock.nanoseconds(time - world.playhead))
    let end = "\(NumberText.seconds(timeline.end)) \(Self.isTheEnd)"
    let next = due.map { $0 > timeline.end ? "; the next event is due at \(NumberText.seconds($0))" : "" }
    throw .arguments(
      next.map { "\(end) of what is known" + $0 } ?? "\(end), and nothing is due after it",
      example: "advance \(NumberText.shortest(remaining))")
  }

  /// Says that a way back was cut short by the start.
  ///
  /// - Parameters:
  ///   - words: The way, with its sign: `-0.2`, `-3f`.
  ///   - start: Where it began, in seconds.
  fileprivate func sayStart(whenBefore words: Substring, from start: Double) {
    guard let ahead = try? session.timeline.time("+" + words.dropFirst()) else { return }
    guard ahead - session.world.playhead > start + 1e-9 else { return }
    say(environment.terminal.ink.faint("0.000 s is the start"))
  }
}
