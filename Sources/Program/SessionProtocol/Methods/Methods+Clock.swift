import LayerKit
import PlainText
import PlayheadShell
import ScriptRuntime
import TimeControl

/// Moving the playhead, and naming times.
extension MethodTable {
  static var clock: [Method] {
    [
      .moves(
        "advance", "Lets time pass, past no stop.",
        [
          Parameter("seconds", .number(0...(.infinity)), "how long"),
          Parameter("frames", .whole(0...1_000_000), "how many frames, in place of seconds"),
        ], #"{"frames":1}"#, #"{"t":0.016666667}"#
      ) { call throws(ProtocolError) in
        guard call.has("seconds") != call.has("frames") else {
          throw call.misfit("seconds", "advance takes either 'seconds' or 'frames'")
        }
        let time = call.number("seconds").map(NumberText.shortest) ?? "\(call.whole("frames") ?? 0)f"
        try call.session.run(":advance \(time)")
        return []
      },
      .moves(
        "seek", "Goes to a time.",
        [
          Parameter("to", .time, isOptional: false, "the time"),
          Parameter("run", .flag, "false refuses what is past the known end"),
        ], #"{"to":"75%"}"#, #"{"t":1.89375}"#
      ) { call throws(ProtocolError) in
        guard call.flag("run") ?? true else {
          try call.session.run(":goto \(call.typedTime("to") ?? "")")
          return []
        }
        let time = call.number("to").map(NumberText.shortest) ?? QuotedText(call.text("to") ?? "").text
        try call.session.run(calls: ["timeline:seek(\(time))"])
        return []
      },
      .moves("step", "Goes on by frames.", [frames], #"{"frames":10}"#, #"{"t":0.166666667}"#) {
        call throws(ProtocolError) in
        try call.session.run(":step \(call.whole("frames") ?? 1)")
        return []
      },
      .moves("back", "Goes back by frames.", [frames], #"{"frames":1}"#, #"{"t":0.15}"#) { call throws(ProtocolError) in
        try call.session.run(":back \(call.whole("frames") ?? 1)")
        return []
      },
      .moves(
        "play", "Plays at once, in virtual time: to a rest, to a time, or back to the start.",
        [
          Parameter("until", .time, "\"rest\", as without it, or a time"),
          Parameter("direction", .words(["forward", "backward"]), "which way; forward without it"),
        ], #"{"until":"rest"}"#, #"{"stopped":"rest","t":2.525}"#
      ) { call throws(ProtocolError) in
        let isBackward = call.text("direction") == "backward"
        let isTimed = call.has("until") && call.text("until") != "rest"
        if isTimed || isBackward {
          let time = isTimed ? try call.time("until") ?? 0 : call.script.timeline.inPoint ?? 0
          let playhead = call.script.world.playhead
          guard isBackward ? time <= playhead : time >= playhead else {
            throw call.misfit(
              "until", "'until' is not \(isBackward ? "before" : "after") \(NumberText.seconds(playhead))")
          }
          // Forward it passes stops, which end it.
          let text = NumberText.shortest(time)
          let length = NumberText.shortest(time - playhead)
          try call.session.run(calls: [isBackward ? "timeline:seek(\(text))" : "timeline:advance(\(length))"])
        } else {
          try call.session.run(":run")
        }
        let session = call.session.shell.session
        let end = isTimed ? "time" : isBackward ? "start" : session.world.isIdle ? "rest" : "limit"
        return [("stopped", JSONText.string(session.timeline.stopReasons.isEmpty ? end : "stop"))]
      },
      .moves(
        "mark", "Names this time, for seek to \"@name\".", [Parameter("name", .text, "the name; a number without it")],
        #"{"name":"open"}"#, #"{"text":"@open is 0.000 s\n"}"#
      ) { call throws(ProtocolError) in
        try call.session.run(":mark \(call.text("name") ?? "")")
        return []
      },
      .moves(
        "range", "Sets where play begins and ends, and whether it repeats.",
        [
          Parameter("in", .time, "the first time; \"off\" opens it"),
          Parameter("out", .time, "the last time; \"off\" opens it"),
          Parameter("loop", .words(LoopMode.allCases.map(\.rawValue)), "how it repeats"),
        ], #"{"in":0.2,"out":0.9,"loop":"pingpong"}"#, #"{"t":0.2}"#
      ) { call throws(ProtocolError) in
        for name in ["in", "out"] {
          if let time = call.typedTime(name) { try call.session.run(":\(name) \(time)") }
        }
        if let mode = call.text("loop") { try call.session.run(":loop \(mode)") }
        return []
      },
      .moves(
        "stops", "Lists what stops time, after adding or removing a stop.",
        [
          Parameter("add", .text, "an event, and a condition after if"),
          Parameter("remove", .whole(1...Int(Int32.max)), "the number of a stop"),
        ], #"{"add":"completion if box.alpha == 0"}"#, #"{"stops":[[1,"break","completion if box.alpha == 0",0]]}"#
      ) { call throws(ProtocolError) in
        if let stop = call.text("add") { try call.session.run(":break \(stop)") }
        if let number = call.whole("remove") { try call.session.run(":delete \(number)") }
        let names = LayerNames(in: call.session.shell.session)
        let rows = call.session.shell.session.timeline.stops.map { stop in
          JSONText.array([
            String(stop.number), JSONText.string(stop.word), JSONText.string(stop.text { names.named($0) }),
            String(stop.hits),
          ])
        }
        return [("stops", JSONText.array(rows))]
      },
    ]
  }

  private static var frames: Parameter { Parameter("frames", .whole(1...1_000_000), "how many; 1 without it") }
}
