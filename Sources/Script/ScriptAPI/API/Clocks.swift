import LayerKit
import LuaBridge
import ScriptRuntime

extension Catalog {
  static let timer = ClassDeclaration(
    ScriptTimer.self, "Timer", "Calls a function after a time, once or repeatedly.", partOfWorld: .always
  ) { c in
    c.bool("isValid", "Whether the timer will still fire.", { $0.isValid })
    c.method("invalidate", "Stops the timer.") { timer, _ in
      timer.invalidate()
      return .none
    }
    c.staticMethod(
      "scheduledTimer", changesWorld: true, "Starts a timer on the virtual clock.",
      [
        Overload(
          [
            Parameter(
              "withTimeInterval", "interval", .number(.duration), "The time until the first call and between repeats."),
            Parameter("repeats", nil, .bool, isOptional: true, "Whether the timer repeats; default false."),
            Parameter("block", nil, .function(["timer": .object("Timer")]), "Called when the timer fires."),
          ], returns: .object("Timer")
        ) { call in
          let block = try call.function(2)
          let timer = ScriptTimer(in: call.session.world, every: try call.number(0), repeats: try call.bool(1)) {
            block.call(as: "the timer's block", [.object($0)])
          }
          call.noteKeeper(timer, of: block.reference, as: "block") { $0.isValid }
          return .object(timer)
        },
        Overload(
          [
            Parameter(
              "timeInterval", "interval", .number(.duration), "The time until the first call and between repeats."),
            Parameter("target", nil, .any, "The object whose method is called; held until the timer is invalidated."),
            Parameter("selector", nil, .string, "The method's name."),
            Parameter("userInfo", nil, .optional(.any), "Ignored."),
            Parameter("repeats", nil, .bool, isOptional: true, "Whether the timer repeats; default false."),
          ], returns: .object("Timer")
        ) { call in
          let (method, target) = try call.method(1, named: 2)
          let timer = ScriptTimer(in: call.session.world, every: try call.number(0), repeats: try call.bool(4)) {
            method(.object($0))
          }
          call.noteKeeper(timer, of: target, as: "target") { $0.isValid }
          return .object(timer)
        },
      ])
    c.example(
      """
      Timer.scheduledTimer{withTimeInterval = 0.5, block = function() print(timeline.now) end}
      timeline:run()   --> 0.5
      """)
  }

  static let dispatchQueue = ClassDeclaration(
    MainQueue.self, "DispatchQueue", "A queue that calls functions later.", partOfWorld: .always
  ) {
    c in
    c.staticValue("main", .object("DispatchQueue"), "The main queue.") { .object($0.only(MainQueue.self)) }
    c.staticMethod(
      "global", "A queue for work in the background. Here it takes its turns with the main queue, in one thread.",
      [
        Overload(
          [Parameter("qos", nil, .optional(.any), isOptional: true, "Ignored.")], returns: .object("DispatchQueue")
        ) { .object($0.session.only(BackgroundQueue.self)) }
      ])
    c.method(
      "async", [Parameter("execute", "work", .function([:]), "The function to call.")],
      "Calls a function in the next turn of the run loop."
    ) { queue, call in
      let work = try call.function(0)
      call.session.world.nextTurn { work.call(as: "the work") }
      return .none
    }
    c.method(
      "asyncAfter",
      [
        Parameter("deadline", "seconds", .number(.duration), "The delay."),
        Parameter("execute", "work", .function([:]), "The function to call."),
      ],
      "Calls a function after a delay."
    ) { queue, call in
      let work = try call.function(1)
      let world = call.session.world
      world.schedule(at: world.now + (try call.number(0))) { work.call(as: "the work") }
      return .none
    }
    c.example(
      """
      DispatchQueue.main:asyncAfter(0.2, function() print(timeline.now) end)
      timeline:run()   --> 0.2
      """)
  }

  static let caDisplayLink = ClassDeclaration(
    CADisplayLink.self, "CADisplayLink", "Calls a function at every frame after it was added to the run loop.",
    partOfWorld: .always
  ) { c in
    c.made([Parameter(nil, "handler", .function(["link": .object("CADisplayLink")]), "Called at every frame.")]) {
      call in
      let handler = try call.function(0)
      let link = CADisplayLink(in: call.session.world) { handler.call(as: "the display link's handler", [.object($0)]) }
      call.noteKeeper(link, of: handler.reference, as: "handler") { $0.isAdded }
      return link
    }
    c.made([
      Parameter("target", nil, .any, "The object whose method is called; held until the display link is invalidated."),
      Parameter("selector", nil, .string, "The method's name."),
    ]) { call in
      let (method, target) = try call.method(0, named: 1)
      let link = CADisplayLink(in: call.session.world) { method(.object($0)) }
      call.noteKeeper(link, of: target, as: "target") { $0.isAdded }
      return link
    }
    c.number("timestamp", .seconds, "The time at which the current frame is shown.", { $0.timestamp })
    c.number("targetTimestamp", .seconds, "The time of the next frame.", { $0.targetTimestamp })
    c.number("duration", .seconds, "The time between two frames of the display.", { $0.duration })
    c.bool("isPaused", "Whether the display link is paused.", { $0.isPaused }, { $0.isPaused = $1 })
    c.value(
      "preferredFramesPerSecond", .integer(.zeroOrMore), "The rate of the calls; 0 is every frame.",
      { .integer($1.preferredFramesPerSecond) },
      { $1.preferredFramesPerSecond = try $2.integer() })
    let mode = Parameter("forMode", "mode", .optional(.any), "There is only one; ignored.")
    c.method(
      "add", [Parameter("to", "runLoop", .optional(.any), "There is only one; ignored."), mode],
      "Starts the display link. There is one run loop with one mode."
    ) { link, _ in
      link.add()
      return .none
    }
    c.method(
      "remove", [Parameter("from", "runLoop", .optional(.any), "There is only one; ignored."), mode],
      "Stops the display link until it is added again."
    ) { link, _ in
      link.remove()
      return .none
    }
    c.method("invalidate", "Stops the display link for good; adding it again has no effect.") { link, _ in
      link.invalidate()
      return .none
    }
    c.example(
      """
      local frames = 0
      local link = CADisplayLink(function() frames = frames + 1 end)
      link:add()
      timeline:advance(0.5)
      print(frames)   --> 30
      """)
  }
}

extension Call {
  /// Tells the watch on leaks, if there is one, what an object keeps for as long as it calls.
  func noteKeeper<Keeper: NSObject>(
    _ keeper: Keeper, of value: LuaReference, as word: String, while keeps: @escaping (Keeper) -> Bool
  ) {
    session.existing(LeakWatch.self)?.note(keeper, keeping: value, as: word, while: keeps)
  }

  /// A closure that calls a method of a target and retains the target, and what keeps the target.
  fileprivate func method(
    _ target: Int, named name: Int
  ) throws(ScriptFailure) -> (call: (ScriptValue) -> Void, target: LuaReference) {
    let name = try string(name)
    try session.callbacks.expectMethod(name, of: self[target])
    let object = session.lua.object(at: self[target].index)?.takeUnretainedValue() as? NSObject
    let target = session.lua.reference(at: self[target].index)
    let call = { [unowned session, weak object] (argument: ScriptValue) in
      if let object { return session.callbacks.send(name, to: object, argument) }
      session.lua.push(target)
      _ = session.callbacks.callTop(name, [argument]) { _ in }
    }
    return (call, target)
  }
}

/// The main queue: the world's run loop does its work.
class MainQueue: NSObject, SessionObject {
  required init(in session: ScriptSession) { super.init() }

  override var className: String { "DispatchQueue" }
}

/// A queue beside the main one, which does its work in the same turns.
final class BackgroundQueue: MainQueue {}

/// A timer on the virtual clock; kept alive by the clock until it is done.
final class ScriptTimer: NSObject {
  private unowned let world: World
  private let interval: Double
  private let repeats: Bool
  private let body: (ScriptTimer) -> Void
  private var event: ScheduledEvent?

  init(in world: World, every interval: Double, repeats: Bool, _ body: @escaping (ScriptTimer) -> Void) {
    self.world = world
    // An interval of 0 is a tenth of a millisecond (documented).
    self.interval = repeats && interval <= 0 ? 0.0001 : interval
    self.repeats = repeats
    self.body = body
    super.init()
    schedule(at: world.now + self.interval)
  }

  override var className: String { "Timer" }

  var isValid: Bool { event?.isPending ?? false }

  func invalidate() { event?.cancel() }

  /// Each firing is due a whole number of intervals after the first, whatever happens in between.
  private func schedule(at time: Double) {
    event = world.schedule(at: time, isEndless: repeats) { [self] in
      if repeats { schedule(at: time + interval) }
      body(self)
    }
  }
}
