import LayerKit
import LuaBridge
import MotionMath
import RecordingExport
import RecordingKit
import ScriptRuntime
import TimeControl
import TransitionKit
import ViewKit

extension Catalog {
  static let stageClasses = [timeline, touchDriver, timer, dispatchQueue, caDisplayLink, device]

  static let timeline = ClassDeclaration(
    Timeline.self, "Timeline", "Controls time: moves, stops and inspects the simulation."
  ) { c in
    declareTimes(&c)
    declareMoves(&c)
    declareKeys(&c)
    declareDriving(&c)
    declareReading(&c)
    declareExport(&c)
    declareRange(&c)
    declareRates(&c)
    declareStops(&c)
    declareBranches(&c)
    declareTuning(&c)
    c.example(
      """
      timeline:advance(0.1)
      timeline:step(3)
      print(timeline.now, timeline.frame)   --> 0.15	9
      timeline:back(4)
      print(timeline.frame, timeline.liveTime)   --> 5	0.15
      """)
  }

  private static func declareTimes(_ c: inout ClassBuilder<Timeline>) {
    c.value(
      "now", .number(.seconds), "The playhead, in seconds. Setting it seeks.",
      { session, _ in .number(session.world.playhead) },
      { try $1.seek(to: try $2.number()) })
    c.number("liveTime", .seconds, "The live time: how far the simulation has run.", { $0.session.world.now })
    c.value(
      "frame", .integer(.zeroOrMore), "The frame number at the playhead.",
      { session, _ in .integer(session.world.frameRate.frame(at: session.world.playhead)) })
    c.value(
      "fps", .integer(.oneOrMore), "Frames per second.", { session, _ in .integer(session.world.frameRate.perSecond) })
    c.value(
      "rate", .number(.plain), "The rate of the transition or animation that is held, with sign.",
      { .number($1.scrubber.rate) }, changesWorld: true,
      { _, timeline, value in
        let rate = try value.number()
        try timeline.drive("timeline.rate") { $0.rate = rate }
      })
    c.object(
      "transition", "UITransitionContext", "The transition in progress, or nil.", { $0.session.app.currentTransition })
  }

  private static func declareMoves(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "advance", [Parameter("by", "seconds", .number(.duration), "The time to advance.")],
      "Advances the simulation; everything due fires in order of time."
    ) { timeline, call in
      try timeline.advance(by: try call.number(0))
      return .none
    }
    let frames = Parameter(nil, "frames", .integer(.exact), isOptional: true, "The number of frames; default 1.")
    c.method("step", [frames], "Steps forward n frames. At the live edge this advances the simulation.") {
      timeline, call in
      try timeline.step(call.has(0) ? try call.integer(0) : 1)
      return .none
    }
    c.method("back", [frames], "Steps back n frames in the recording.") { timeline, call in
      try timeline.step(-(call.has(0) ? try call.integer(0) : 1))
      return .none
    }
    c.method(
      "seek",
      [
        Parameter(
          "to", "time", .time, "Seconds, \"350ms\", \"21f\", \"50%\", \"+3f\", \"in\", \"end\", \"@mark\", an event.")
      ],
      "Moves the playhead: jumps within the recording, and advances the simulation beyond its live edge."
    ) { timeline, call in
      try timeline.seek(to: try call.time(0))
      return .number(timeline.session.world.playhead)
    }
    c.method("live", "Moves the playhead to the live edge.") { timeline, _ in
      try timeline.returnToLive()
      return .none
    }
    let limit = Parameter("limit", nil, .number(.duration), isOptional: true, "The most time to run; default 60 s.")
    c.method(
      "run", [limit], returns: .number(.seconds), "Advances until no finite animation, timer or touch is pending."
    ) { timeline, call in
      .number(try timeline.runOn(limit: try call.number(0, else: 60)))
    }
    c.method(
      "runUntil", [Parameter(nil, "condition", .function([:], returns: .bool), "Called at every frame."), limit],
      returns: .bool,
      "Advances frame by frame until a function returns true. In the past it sees models and variables as they are now."
    ) { timeline, call in
      let condition = try call.function(0)
      let session = call.session
      // Limited to the clock's end, which the world never passes.
      let end = VirtualClock.seconds(VirtualClock.nanoseconds(session.world.now + (try call.number(1, else: 60))))
      while session.world.now < end {
        let holds = condition.call(as: "the condition") { $0.isTrue }
        if holds == true { return .bool(true) }
        if session.lua.isInterrupted { break }
        try timeline.step(1)
        if !timeline.stopReasons.isEmpty { break }
      }
      return .bool(false)
    }
    c.method(
      "upTo",
      [
        Parameter(nil, "time", .time, "Where the clock stops: seconds, \"350ms\", \"21f\"."),
        Parameter(nil, "body", .function([:]), "Called at once."),
      ],
      "Calls a function, and ends it where it would move the clock beyond a time. The command save writes it for a script "
        + "that moves the clock itself, and of which a branch has only the beginning."
    ) { timeline, call in
      try timeline.run(try call.function(1), as: "the function", upTo: try call.time(0), at: call.place(of: 0))
      return .none
    }
    c.method(
      "play", [Parameter(nil, "rate", .number(.plain), isOptional: true, "Has no effect in a script.")],
      returns: .number(.seconds),
      "Plays in real time in the shell; in a script, runs to the end at once."
    ) { timeline, _ in
      .number(try timeline.runOn(limit: 60))
    }
    c.method("pause", "Pauses playback in the shell; no effect in a script.") { _, _ in .none }
    c.method(
      "next", returns: .optional(.number(.seconds)),
      "Moves to the next event or keyframe; advances the simulation if necessary."
    ) {
      timeline, _ in
      .optional(try timeline.next())
    }
    c.method("prev", returns: .optional(.number(.seconds)), "Moves back to the previous event or keyframe.") {
      timeline, _ in
      .optional(try timeline.previous())
    }
    c.method(
      "mark", [Parameter(nil, "name", .optional(.string), "The mark's name; numbered when omitted.")], returns: .string,
      "Names the time of the playhead; seek to it with \"@name\"."
    ) {
      .string($0.mark(try $1.string(orNil: 0)))
    }
  }

  private static func declareKeys(_ c: inout ClassBuilder<Timeline>) {
    func key(_ name: String, at place: Place) throws(ScriptFailure) -> String {
      guard BindableKey.isKey(name) else {
        throw .wrongKind(
          place, accepted: "one character, or a key such as \"space\", \"shift-left\", \"ctrl-t\"", given: "\"\(name)\""
        )
      }
      return name
    }
    c.method(
      "bind",
      "Binds keys of the full screen to commands or Lua; best placed in init.lua. A command press KEY does what KEY does "
        + "by itself.",
      [
        c.overload([
          Parameter(nil, "key", .string, "A character, or a name: space, enter, left, shift-left, page-up, ctrl-t."),
          Parameter(nil, "command", .optional(.string), "A command or Lua; nil restores the key's default."),
        ]) { timeline, call in
          timeline.bind(try key(try call.string(0), at: call.place(of: 0)), to: try call.string(orNil: 1))
          return .none
        },
        c.overload([
          Parameter(nil, "keys", .table, "A command for each key, or false for the key's default: {z = \"goto 0.1\"}.")
        ]) { timeline, call in
          // All of them are read before one is bound.
          var bindings: [(key: String, command: String?)] = []
          for (name, value) in try call[0].fields(of: .string) {
            let command: String? = (try? value.bool()) == false ? nil : try value.string()
            bindings.append((try key(name, at: value.place), command))
          }
          for binding in bindings { timeline.bind(binding.key, to: binding.command) }
          return .none
        },
      ])
  }

  private static func declareDriving(_ c: inout ClassBuilder<Timeline>) {
    func drive(_ name: String, _ summary: String, _ body: @escaping (TransitionScrubber) -> Void) {
      c.method(name, changesWorld: true, summary) { timeline, _ in
        try timeline.drive("timeline:\(name)", body)
        return .none
      }
    }
    drive("begin", "Holds the transition in progress, or every running animation.") { $0.begin() }
    drive("finish", "Releases the transition; it runs to its end.") { $0.finish() }
    drive(
      "cancel", "Releases the transition; it runs back to its start, and changes made by view animations are reverted."
    ) { $0.cancel() }
    drive("reverse", "Reverses the held transition or animation, without a jump on screen.") { $0.reverse() }
    c.method("rotate", [orientation], changesWorld: true, "Rotates the device, as device:rotate() does.") {
      timeline, call in
      try timeline.session.only(DeviceControl.self).turn("timeline:rotate", call)
      if !timeline.session.world.isHandlingEvent { timeline.session.world.drain() }
      return .none
    }
    c.method(
      "update", [Parameter(nil, "fraction", .number(.part), "0…1.")], changesWorld: true, "Scrubs to a fraction."
    ) {
      timeline, call in
      let fraction = try call.number(0)
      try timeline.drive("timeline:update") { $0.update(fraction) }
      return .none
    }
  }

  private static func declareReading(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "value",
      [
        Parameter(nil, "layer", .object("NSObject"), "A layer or a view."),
        Parameter(nil, "keyPath", .keyPath, "The key path to read."),
        Parameter("at", "time", .time, isOptional: true, "The time; default the playhead."),
      ], returns: .any, "A value as shown on screen, at any recorded time."
    ) { timeline, call in
      let object = try call.object(0, NSObject.self)
      guard let layer = (object as? UIView)?.layer ?? object as? CALayer else { throw call[0].mismatch }
      let keyPath = try call[1].keyPath()
      let time = try call.time(2)
      return call.session.scriptValue(keyPath.get(from: layer.shownValue(keyPath.property, at: time)))
    }
    c.method(
      "tracks",
      [
        Parameter(
          "root", nil, .optional(.object("NSObject")), "Only animations of this view or layer and its descendants.")
      ],
      returns: .array(.table),
      "The animations: layer, keyPath, key, from, to, begin, duration, curve, and what became of them: phases, jumps, "
        + "outcome, end, with."
    ) { timeline, call in
      let root = try call.object(orNil: 0, NSObject.self)
      let layer = (root as? UIView)?.layer ?? root as? CALayer
      let world = call.session.world
      let tracks = RunBar.lanes(in: world.recording, upTo: world.now, under: layer?.recordID)
      return .array(tracks.map { timeline.scriptValue(of: $0) })
    }
    c.method(
      "events", [Parameter(nil, "filter", .optional(.string), "Only events of this name.")], returns: .array(.table),
      "The events up to the playhead: time, name, subject, detail. Commits and constraints are listed only by name."
    ) { _, call in
      let (world, name) = (call.session.world, try call.string(orNil: 0))
      let events =
        name == UIApplication.constraintEventName
        ? call.session.app.constraintEvents(upTo: world.playhead)
        : world.recording.events(named: name, upTo: world.playhead)
      let quiet = [StageEvent.commitName, UIApplication.constraintEventName]
      if events.isEmpty, let name, !EventNames.all.contains(name), !quiet.contains(name) {
        throw ScriptFailure.notAWord(call.place(of: 0), words: EventNames.all + quiet, given: name)
      }
      let names = LayerNames(in: call.session)
      return .array(events.map { names.named($0).scriptValue })
    }
    c.method(
      "snapshot", [Parameter("at", "time", .time, isOptional: true, "The time; default the playhead.")],
      returns: .string,
      "The layer tree as text, with model and presentation values."
    ) { timeline, call in
      .string(TreeText(call.session.world.recording, at: try call.time(0), LayerNames(in: call.session)).text)
    }
  }

  /// The options of exports that a script can ask for, in the order of `ExportOption`.
  private static let exportOptions = ExportOption.all.filter { $0.shape != nil }

  private static func declareExport(_ c: inout ClassBuilder<Timeline>) {
    let options = exportOptions.map { option in
      Parameter(
        option.label, nil, option.shape ?? .string, isOptional: true,
        option.summary.prefix(1).uppercased() + option.summary.dropFirst() + ".")
    }
    c.method(
      "export",
      [Parameter(nil, "path", .string, "The file, ending in .png, .svg, .apng, .html, .jsonl, .csv or .json.")]
        + options
        + [Parameter("source", nil, .string, isOptional: true, "The address of the script, which a page links.")],
      "Writes a picture of one moment, a strip, onion skin or sheet of several, an animation; as .html a page that plays "
        + "the run, as .jsonl a trace of it, as .csv a table of what moves, as .json a Lottie animation."
    ) { timeline, call in
      let path = try call.string(0)
      let file = try timeline.export(try exportOptions(of: call).request(for: path, in: timeline))
      if let remark = file.remark { call.session.onWarning("warning: " + remark) }
      if let problem = call.session.options.writeFile(file.bytes, path) {
        throw ScriptFailure.cannotExport(path, problem)
      }
      return .none
    }
  }

  private static func exportOptions(of call: Call) throws(ScriptFailure) -> ExportOptions {
    var options = ExportOptions()
    for (index, option) in exportOptions.enumerated() where call.has(index + 1) {
      switch option.effect {
      case .flag(let set): if try call.bool(index + 1) { set(&options) }
      case .flagOr(_, let set): set(&options, try !call.bool(index + 1))
      case .value(_, let accepted, let set):
        let text = try text(of: call, index + 1, option)
        if !set(&options, text) {
          throw .wrongKind(
            call.place(of: index + 1), accepted: accepted, given: call.session.describe(at: call[index + 1].index))
        }
      }
    }
    let source = exportOptions.count + 1
    if call.has(source) { options.source = try call.string(source) }
    return options
  }

  /// A value as a person types it after the option.
  private static func text(of call: Call, _ position: Int, _ option: ExportOption) throws(ScriptFailure) -> String {
    switch option.shape {
    case .time?: return ExportOption.typed(try call.time(position))
    case .number?: return ExportOption.typed(try call.number(position))
    case .integer?: return String(try call.integer(position))
    case .word(let entry)?:
      let word = try call.string(position)
      guard entry.words.contains(word) else {
        throw .notAWord(call.place(of: position), words: entry.words, given: word)
      }
      return word
    default: return try call.string(position)
    }
  }
}

extension Timeline {
  func scriptValue(of track: RunBar) -> ScriptValue {
    let ends = track.ends
    let bar = track.bar
    let phases: [ScriptValue] = bar.phases.map {
      .table([("from", .number($0.from)), ("to", .number($0.to)), ("kind", .string($0.kind.rawValue))])
    }
    let jumps: [ScriptValue] = bar.jumps.map {
      .table([("time", .number($0.time)), ("from", .number($0.from)), ("to", .number($0.to))])
    }
    return .table([
      ("layer", .object(world.layer(for: track.layer))), ("keyPath", .string(track.keyPath)),
      ("key", track.record?.key.map { .string($0) } ?? .none),
      ("from", ends.from.map { session.scriptValue($0) } ?? .none),
      ("to", ends.to.map { session.scriptValue($0) } ?? .none), ("begin", .number(track.begin)),
      ("duration", .number(track.duration)), ("curve", .string(track.curve)),
      ("phases", .array(phases)), ("jumps", .array(jumps)),
      ("outcome", .string(bar.outcome.rawValue)), ("end", .number(bar.expectedEnd)),
      ("with", .array(track.partners.map { .string($0.name) })),
    ])
  }
}

extension World {
  /// The layer on record under an id, while it is in a window.
  fileprivate func layer(for id: LayerID) -> CALayer? {
    func find(_ layer: CALayer) -> CALayer? {
      layer.recordID == id ? layer : layer.sublayers.lazy.compactMap(find).first
    }
    return roots.lazy.compactMap(find).first
  }
}
