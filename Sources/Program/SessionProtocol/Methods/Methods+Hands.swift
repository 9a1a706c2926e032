import FrameRendering
import LayerKit
import PlainText
import PlayheadShell
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl
import TransitionKit

/// Fingers, and holding what is in progress.
extension MethodTable {
  static var hands: [Method] {
    [
      .moves(
        "touch", "Moves a finger: puts it down, moves it, lifts it or cancels its touch.",
        [
          Parameter("phase", .words(["down", "move", "up", "cancel"]), isOptional: false, "what it does"), x, y, finger,
          Parameter("frames", .whole(0...100_000), "how many frames pass before it; none without it"),
        ], #"{"phase":"down","x":90,"y":400}"#, #"{"fingers":[1]}"#
      ) { call throws(ProtocolError) in
        let phase = call.text("phase") ?? ""
        let isPlaced = phase == "down" || phase == "move"
        for name in ["x", "y"] where isPlaced && !call.has(name) {
          throw call.misfit(name, "'\(name)' of touch is missing: a finger that goes \(phase) has a place")
        }
        let place = isPlaced ? ["x", "y"].compactMap { call.number($0).map(NumberText.shortest) } : []
        let arguments = place + [String(call.whole("finger") ?? 1)]
        let frames = call.whole("frames") ?? 0
        try call.session.run(
          calls: (frames > 0 ? ["timeline:step(\(frames))"] : [])
            + ["touch:\(phase)(\(arguments.joined(separator: ", ")))"])
        return []
      },
      .moves(
        "tap", "Schedules taps at a point: time does not pass.",
        [required(x), required(y), Parameter("count", .whole(1...100), "how many; 1 without it"), finger],
        #"{"x":200,"y":90}"#, #"{"fingers":[]}"#
      ) { call throws(ProtocolError) in
        let place = ["x", "y"].compactMap { call.number($0).map(NumberText.shortest) }
        let arguments = place + [String(call.whole("count") ?? 1), String(call.whole("finger") ?? 1)]
        try call.session.run(calls: ["touch:tap(\(arguments.joined(separator: ", ")))"])
        return []
      },
      .moves(
        "pinch", "Schedules two fingers that move apart or together: time does not pass.",
        [
          required(x), required(y), Parameter("from", length, isOptional: false, "their distance at the start"),
          Parameter("to", length, isOptional: false, "their distance at the end"),
          Parameter("duration", .number(0...3600), "seconds; 0.4 without it"),
          Parameter("release", .flag, "false keeps them down"),
        ], #"{"x":196,"y":426,"from":80,"to":240}"#, #"{"fingers":[]}"#
      ) { call throws(ProtocolError) in
        func number(_ name: String) -> String { NumberText.shortest(call.number(name) ?? 0) }
        let duration = call.has("duration") ? ", duration = \(number("duration"))" : ""
        let release = call.flag("release") == false ? ", release = false" : ""
        try call.session.run(calls: [
          "touch:pinch{center = {\(number("x")), \(number("y"))}, from = \(number("from")), to = \(number("to"))"
            + "\(duration)\(release)}"
        ])
        return []
      },
      .moves("hold", "Holds what is in progress where it is.", [], #"{}"#, #"{"held":0}"#) {
        call throws(ProtocolError) in
        try call.session.run(":begin")
        return []
      },
      .moves(
        "update", "Scrubs what is in progress to a fraction of its length.",
        [Parameter("fraction", .number(0...1), isOptional: false, "of its length")], #"{"fraction":0.4}"#,
        #"{"held":0.4}"#
      ) { call throws(ProtocolError) in
        try call.session.run(":update \(NumberText.shortest(call.number("fraction") ?? 0))")
        return []
      },
      release("finish", "Lets what is held run to its end."),
      release("cancel", "Lets what is held run back to its start."),
      release("reverse", "Reverses what is in progress, without a jump."),
      .reads(
        "whatif", "Tries both endings of what is in progress in copies; changes nothing.",
        [
          Parameter("fraction", .number(0...1), "where it is released; where it is held without it"),
          Parameter("pictures", .flag, "true adds the screen at each end, a PNG at a pixel per point"),
          Parameter("runs", .flag, "true adds all from the release on, as a page plays it: ten seconds at most"),
        ],
        #"{"fraction":0.4}"#, #"[{"word":"finish","end":0.34},{"word":"cancel","end":0.26}]"#
      ) { call throws(ProtocolError) in
        try call.session.goesTo(call.branchName)
        let shell = call.session.shell
        guard let fraction = call.number("fraction") ?? shell.session.app.scrubber.heldFraction else {
          throw call.misfit("fraction", "nothing is held: 'fraction' takes a number from 0 to 1")
        }
        do throws(CommandFailure) { _ = try shell.ask("return timeline:whatIf(\(fraction))") } catch {
          throw call.session.error(error)
        }
        let names = LayerNames(in: shell.session)
        let now = shell.session.world.frame
        let outcomes = shell.session.timeline.takeOutcomes()
        let last = min(outcomes.map(\.end).max() ?? 0, (outcomes.first?.start ?? 0) + RecordedRun.longestPlayed)
        return JSONText.array(
          outcomes.map { outcome in
            let gone = now.layersInTree.filter { layer in
              !outcome.frame.isHosted(layer) && now.superlayer(of: layer).map(outcome.frame.isHosted) != false
            }
            let events = outcome.events.map(names.named).map { event in
              JSONText.array(
                [JSONText.number(event.time)] + [event.name, event.subject, event.detail].map(JSONText.string))
            }
            return JSONText.object([
              "word": JSONText.string(outcome.word), "end": JSONText.number(outcome.end),
              "events": JSONText.array(events),
              "gone": JSONText.array(gone.map { JSONText.string(names.name(of: $0, in: now)) }),
              "base64": call.flag("pictures") == true ? picture(of: outcome.frame, shell.session) : nil,
              "run": call.flag("runs") == true
                ? JSONText.string(
                  Base64.encode(
                    RunData.record(
                      of: RecordedRun(outcome, of: shell.session, to: last), title: outcome.word, hasDrawings: true)))
                : nil,
            ])
          })
      },
    ]
  }

  /// Nil for a screen that is too large.
  private static func picture(of frame: Frame, _ session: ScriptSession) -> String? {
    let bitmap = try? session.timeline.picture(of: frame).bitmap(
      scale: 1, room: PixelRoom(bytes: session.world.memory.room, isStopping: session.world.isStopping))
    return bitmap.map { JSONText.string(Base64.encode(PNGFile.encode($0))) }
  }

  private static func release(_ name: String, _ summary: String) -> Method {
    .moves(name, summary, [], #"{}"#, #"{"held":null}"#) { call throws(ProtocolError) in
      try call.session.run(":\(name)")
      return []
    }
  }

  private static let length = Parameter.Kind.number(0...100_000)
  private static let place = Parameter.Kind.number(-1_000_000...1_000_000)
  private static var x: Parameter { Parameter("x", place, "in points of the window") }
  private static var y: Parameter { Parameter("y", place, "in points of the window") }
  private static var finger: Parameter { Parameter("finger", .whole(1...100), "its number; 1 without it") }

  private static func required(_ parameter: Parameter) -> Parameter {
    Parameter(parameter.name, parameter.kind, isOptional: false, parameter.summary)
  }
}
