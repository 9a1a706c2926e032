import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let stageClasses = [timeline, touchDriver, timer, dispatchQueue, caDisplayLink, device]

  static let timeline = ClassDeclaration(Timeline.self, "Timeline", "The clock in your hand.") { c in
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
      "now", .number(.seconds), "The playhead. Setting it seeks.", { session, _ in .number(session.world.playhead) },
      { try $1.seek(to: try $2.number()) })
    c.number("liveTime", .seconds, "How far the world has run.", { $0.session.world.now })
    c.value(
      "frame", .integer, "The frame number at the playhead.",
      { session, _ in .integer(session.world.frameRate.frame(at: session.world.playhead)) })
    c.value("fps", .integer, "Frames a second.", { session, _ in .integer(session.world.frameRate.perSecond) })
    c.value(
      "rate", .number(.plain), "Signed rate of what is being driven.", { .number($1.scrubber.rate) },
      { _, timeline, value in
        let rate = try value.number()
        try timeline.drive("timeline.rate") { $0.rate = rate }
      })
    c.object(
      "transition", "UITransitionContext", "The transition in progress, or nil.", { $0.session.app.currentTransition })
  }

  private static func declareMoves(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "advance", [Parameter("by", "seconds", .number(.duration), "How far to run.")],
      "Runs the world on; everything due fires in time order."
    ) { timeline, call in
      try timeline.advance(by: try call.number(0))
      return .none
    }
    let frames = Parameter(nil, "frames", .integer, isOptional: true, "Default 1.")
    c.method("step", [frames], "Frames forward, through what is on record; runs the world at the live edge.") {
      timeline, call in
      try timeline.step(call.has(0) ? try call.integer(0) : 1)
      return .none
    }
    c.method("back", [frames], "Frames back, into what was recorded.") { timeline, call in
      try timeline.step(-(call.has(0) ? try call.integer(0) : 1))
      return .none
    }
    c.method(
      "seek",
      [
        Parameter(
          "to", "time", .time, "Seconds, \"350ms\", \"21f\", \"50%\", \"+3f\", \"in\", \"end\", \"@mark\", an event.")
      ],
      "Moves the playhead: jumps over what is on record, and runs the world beyond its live edge."
    ) { timeline, call in
      try timeline.seek(to: try call.time(0))
      return .number(timeline.session.world.playhead)
    }
    c.method("live", "The playhead back to the live edge.") { timeline, _ in
      try timeline.returnToLive()
      return .none
    }
    let limit = Parameter("limit", nil, .number(.duration), isOptional: true, "At most so long; default 60.")
    c.method("run", [limit], returns: .number(.seconds), "Runs until nothing finite is pending.") { timeline, call in
      .number(try timeline.runOn(limit: try call.number(0, else: 60)))
    }
    c.method(
      "runUntil", [Parameter(nil, "condition", .function(""), "Asked at each frame."), limit], returns: .bool,
      "Frame by frame until a function returns true. In the past it sees models and variables as they are now."
    ) { timeline, call in
      let condition = try call.function(0)
      let session = call.session
      let end = session.world.now + (try call.number(1, else: 60))
      while session.world.now < end {
        let holds = condition.call(as: "the condition") { session.isTrue(at: $0.index) }
        if holds == true { return .bool(true) }
        if session.lua.isInterrupted { break }
        try timeline.step(1)
        if !timeline.stopReasons.isEmpty { break }
      }
      return .bool(false)
    }
    c.method(
      "play", [Parameter(nil, "rate", .number(.plain), isOptional: true, "Has no effect in a script.")],
      returns: .number(.seconds),
      "In a script: runs to the end at once."
    ) { timeline, _ in
      .number(try timeline.runOn(limit: 60))
    }
    c.method("pause", "In a script: nothing, time only moves when told to.") { _, _ in .none }
    c.method("next", returns: .optional(.number(.seconds)), "To the next event or keyframe; runs the world to it.") {
      timeline, _ in
      .optional(try timeline.next())
    }
    c.method("prev", returns: .optional(.number(.seconds)), "Back to the event or keyframe before.") {
      timeline, _ in
      .optional(try timeline.previous())
    }
    c.method(
      "mark", [Parameter(nil, "name", .optional(.string), "Numbered when left out.")], returns: .string,
      "Names the playhead's time: seek to \"@name\"."
    ) {
      .string($0.mark(try $1.string(orNil: 0)))
    }
  }

  private static func declareKeys(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "bind",
      [
        Parameter(nil, "key", .string, "One character."),
        Parameter(nil, "command", .optional(.string), "A command or Lua; nil gives the key back what it did."),
      ], "Makes a key of the inspector do what is typed at the shell; the place for it is init.lua."
    ) { timeline, call in
      let key = try call.string(0)
      guard key.count == 1, let character = key.first else {
        throw ScriptFailure.wrongKind(.parameter("key", of: call.name), accepted: "one character", given: "\"\(key)\"")
      }
      timeline.bind(character, to: try call.string(orNil: 1))
      return .none
    }
  }

  private static func declareDriving(_ c: inout ClassBuilder<Timeline>) {
    func drive(_ name: String, _ summary: String, _ body: @escaping (TransitionScrubber) -> Void) {
      c.method(name, summary) { timeline, _ in
        try timeline.drive("timeline:\(name)", body)
        return .none
      }
    }
    drive("begin", "Takes hold of the transition, or of every animation that runs.") { $0.begin() }
    drive("finish", "Lets go: it runs to its end.") { $0.finish() }
    drive("cancel", "Lets go: it runs back, and what view animations changed is taken back.") { $0.cancel() }
    drive("reverse", "Turns the driven layer's speed round, without a jump.") { $0.reverse() }
    c.method("rotate", "Turns the device a quarter, as device:rotate() does.") { timeline, _ in
      try timeline.session.turn("timeline:rotate")
      if !timeline.session.world.isHandlingEvent { timeline.session.world.settle() }
      return .none
    }
    c.method("update", [Parameter(nil, "fraction", .number(.fraction), "0…1.")], "Scrubs to a fraction.") {
      timeline, call in
      let fraction = try call.number(0)
      try timeline.drive("timeline:update") { $0.update(fraction) }
      return .none
    }
    c.changing("begin", "update", "finish", "cancel", "reverse", "rotate")
  }

  private static func declareReading(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "value",
      [
        Parameter(nil, "layer", .object("NSObject"), "A layer or a view."),
        Parameter(nil, "keyPath", .keyPath, "What to read."),
        Parameter("at", "time", .time, isOptional: true, "Default: the playhead."),
      ], returns: .any, "What is on screen of a layer, at any recorded time."
    ) { timeline, call in
      let object = try call.object(0, NSObject.self)
      guard let layer = (object as? UIView)?.layer ?? object as? CALayer else { throw call[0].mismatch }
      let keyPath = try call[1].keyPath()
      let time = try call.time(2)
      return call.session.scriptValue(keyPath.get(from: layer.shownValue(keyPath.property, at: time)))
    }
    c.method(
      "tracks", [Parameter("root", nil, .optional(.object("NSObject")), "Only what is in this view or layer.")],
      returns: .array(.table), "Every animation as a bar: layer, keyPath, key, from, to, begin, duration, curve."
    ) { _, call in
      let root = try call.object(orNil: 0, NSObject.self)
      let layer = (root as? UIView)?.layer ?? root as? CALayer
      let tracks = Track.all(in: call.session.world.recording, under: layer?.recordID)
      return .array(tracks.map { call.session.scriptValue($0) })
    }
    c.method(
      "events", [Parameter(nil, "filter", .optional(.string), "Only events of this name.")], returns: .array(.table),
      "What happened up to the playhead: time, name, subject, detail. Commits are listed when asked for by name."
    ) { _, call in
      let world = call.session.world
      let events = world.recording.events(named: try call.string(orNil: 0), upTo: world.playhead)
      return .array(events.map { call.session.scriptValue($0) })
    }
    c.method(
      "snapshot", [Parameter("at", "time", .time, isOptional: true, "Default: the playhead.")], returns: .string,
      "The tree as text, with model and presentation values."
    ) { timeline, call in
      .string(TreeText(call.session.world.recording, at: try call.time(0)).text)
    }
  }

  private static func declareExport(_ c: inout ClassBuilder<Timeline>) {
    func time(_ label: String, _ summary: String) -> Parameter {
      Parameter(label, "time", .time, isOptional: true, summary)
    }
    let scale = Parameter(
      "scale", nil, .number(Quantity("pixels a point", .moreThanZero)), isOptional: true, "Pixels a point; default 2.")
    let outlines = Parameter(
      "outlines", nil, .bool, isOptional: true, "A hairline round every layer.")
    c.method(
      "export",
      [
        Parameter(nil, "path", .string, "Ends in .png, .svg, .apng or .jsonl."), time("at", "Default: the playhead."),
        time("from", "Where several moments begin; default 0."), time("to", "Where they end; default: the end."),
        Parameter("frames", "count", .integer, isOptional: true, "How many moments; default 6, or every frame."),
        Parameter(
          "layout", nil, .word(EnumEntry(PictureExport.Layout.self)), isOptional: true, "How they are shown."),
        scale, outlines,
      ],
      "Writes a picture: of one moment, of several as a strip or an onion skin, or an animation; or, as .jsonl, the "
        + "course of it all."
    ) { timeline, call in
      try call.session.export(try call.string(0), try export(call, timeline))
      return .none
    }
  }

  private static func export(_ call: Call, _ timeline: Timeline) throws(ScriptFailure) -> PictureExport {
    func time(_ position: Int) throws(ScriptFailure) -> Double? {
      guard call.has(position) else { return nil }
      if let seconds = call.session.lua.number(at: call[position].index) { return seconds }
      return try timeline.time(try call.string(position))
    }
    var export = PictureExport()
    export.at = try time(1)
    export.from = try time(2)
    export.to = try time(3)
    if call.has(4) {
      let count = try call.integer(4)
      guard (1...1000).contains(count) else {
        throw .outOfRange(.parameter("frames", of: call.name), accepted: "1 to 1000", given: Double(count))
      }
      export.count = count
    }
    if call.has(5) { export.layout = try call.word(5) }
    export.scale = try call.number(6, else: 2)
    guard export.scale <= 16 else {
      throw .outOfRange(.parameter("scale", of: call.name), accepted: "at most 16", given: export.scale)
    }
    export.showsOutlines = try call.bool(7)
    return export
  }
}

extension ScriptSession {
  func scriptValue(_ track: Track) -> ScriptValue {
    let ends = track.ends
    return .table([
      ("layer", .object(layer(for: track.layer))), ("keyPath", .string(track.keyPath)),
      ("key", track.record.key.map { .string($0) } ?? .none), ("from", ends.from.map { scriptValue($0) } ?? .none),
      ("to", ends.to.map { scriptValue($0) } ?? .none), ("begin", .number(track.begin)),
      ("duration", .number(track.duration)),
      ("curve", .string(track.curve)),
    ])
  }

  /// The layer on record under an id, while it is still in a window.
  func layer(for id: LayerID) -> CALayer? {
    func find(_ layer: CALayer) -> CALayer? {
      if layer.recordID == id { return layer }
      for child in layer.sublayers {
        if let found = find(child) { return found }
      }
      return nil
    }
    return world.roots.lazy.compactMap(find).first
  }
}
