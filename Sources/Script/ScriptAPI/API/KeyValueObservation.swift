import LayerKit
import LuaBridge
import ScriptRuntime
import ViewKit

extension Catalog {
  static let observingOptions = EnumEntry(
    name: "NSKeyValueObservingOptions", words: ["new", "old", "initial", "prior"])

  static let keyValueObservation = ClassDeclaration(
    NSKeyValueObservation.self, "NSKeyValueObservation", "A request to be notified of the changes of a property."
  ) { c in
    c.method("invalidate", "Ends the request.") { observation, call in
      observation.invalidate()
      call.session.lua.unanchor(observation)
      return .none
    }
    c.example(
      """
      local view = UIView()
      local token = view:observe("frame", "new", function(view, change) print(change.newValue) end)
      view.frame = CGRect(0, 0, 10, 20)   --> CGRect(0, 0, 10, 20)
      token:invalidate()
      """)
  }

  /// Observing any object's properties; `observableKeys` of its class says which.
  static func declareObserving(_ c: inout ClassBuilder<NSObject>) {
    let keyPath = Parameter(nil, "keyPath", .string, "The property: \"frame\", \"contentOffset\", and the like.")
    let handler = Parameter(
      "changeHandler", nil, .function(["object": .object("NSObject"), "change": .table]),
      "Called after each set, with oldValue and newValue in change as the options say.")
    c.method(
      "observe", "Calls a function each time a property is set, until what this returns is invalidated or dropped.",
      [
        c.overload([keyPath, handler], returns: .object("NSKeyValueObservation")) { object, call in
          try observe(object, [], handler: 1, call)
        },
        c.overload(
          [
            keyPath, Parameter("options", nil, .options(observingOptions), "What change shall have, and when to call."),
            handler,
          ], returns: .object("NSKeyValueObservation")
        ) { object, call in try observe(object, try call[1].words(), handler: 2, call) },
      ])
  }

  private static func observe(
    _ object: NSObject, _ options: [String], handler: Int, _ call: Call
  ) throws -> ScriptValue {
    let session = call.session
    let key = try call.string(0)
    let property = try observable(key, of: object, call, at: 0)
    let observation = object.observation(of: key, keptBy: ScriptObservation(of: key, object, in: session))
    // The function lives with the observation.
    let slot = PayloadReference(session.callbacks.nextActionSlot(), of: observation)
    session.lua.pushCopy(of: call[handler].index)
    session.lua.popPayload(slot, classID: session.classes.id(of: observation))
    let state = ObservedProperty(object, property, options, in: session)
    // The session holds the observation.
    state.report(observation) { [weak observation, unowned session] object, change in
      // The observation may end in the call.
      guard let observation else { return }
      session.lua.pushPayload(slot)
      session.callbacks.callTop(named: "the change handler", [object, .table(change)])
      _ = observation
    }
    if session.throwsAwayResult(of: "observe") {
      // On a device the object is released at the end of the statement.
      observation.invalidate()
      session.warnOfLoss(of: key, object, isThrownAway: true)
    } else if session.lua.runsMainChunk {
      // An observation made by the outermost code lives as long as the program, as a variable of main.swift does.
      session.lua.anchor(observation, classID: session.classes.id(of: observation))
    }
    return .object(observation)
  }

  /// - Throws: `ScriptFailure.notAWord` for a key whose changes are not reported.
  static func observable(
    _ key: String, of object: NSObject, _ call: Call, at position: Int
  ) throws(ScriptFailure) -> PropertyEntry {
    guard object.observableKeys.contains(key), let property = call.session.classes.property(key, of: object) else {
      guard !object.observableKeys.isEmpty else {
        throw .wrongKind(
          .parameter("object", of: call.name), accepted: "an object that reports the changes of a property",
          given: call.session.world.label(of: object))
      }
      throw .notAWord(call.place(of: position), words: object.observableKeys, given: key)
    }
    return property
  }
}

/// The property of an object that is observed, with its value before the present change.
final class ObservedProperty {
  private weak var object: NSObject?
  private var old = ScriptValue.none
  /// The value after the last change. A value that is derived from others has changed before its change is reported.
  private var last = ScriptValue.none
  private let property: PropertyEntry
  private let options: [String]
  private unowned let session: ScriptSession

  init(_ object: NSObject, _ property: PropertyEntry, _ options: [String], in session: ScriptSession) {
    self.object = object
    self.property = property
    self.options = options
    self.session = session
    last = value
  }

  /// Calls `handler` as the options say, each time `observation` notices a change; the first time at once.
  func report(_ observation: NSKeyValueObservation, _ handler: @escaping (ScriptValue, [(String, ScriptValue)]) -> Void)
  {
    let subject = { [self] in ScriptValue.object(object) }
    observation.willChange = { [self] in
      old = property.isWritable ? value : last
      if options.contains("prior") { handler(subject(), [("isPrior", .bool(true))] + oldField) }
    }
    observation.didChange = { [self] in
      last = value
      handler(subject(), [("isPrior", .bool(false))] + oldField + newField)
    }
    if options.contains("initial") { handler(subject(), [("isPrior", .bool(false))] + newField) }
  }

  private var value: ScriptValue { object.flatMap { try? property.value(of: $0, in: session) } ?? .none }

  private var oldField: [(String, ScriptValue)] { options.contains("old") ? [("oldValue", old)] : [] }

  private var newField: [(String, ScriptValue)] { options.contains("new") ? [("newValue", value)] : [] }
}

/// A request that ends, as on a device, when nothing of the script refers to it. Lua finds that out in a collection: there is
/// one before the first change, and one before the first at a later time, when the function that made it is left.
private final class ScriptObservation: ObservationKeeper {
  let key: String
  private weak var object: NSObject?
  private unowned let session: ScriptSession
  private let place: WarningReport.Place?
  /// Which observation of the session it is, and when it was made.
  private let number: Int
  private let time: Double

  init(of key: String, _ object: NSObject, in session: ScriptSession) {
    (self.key, self.object, self.session) = (key, object, session)
    place = session.app.placeOfCall()
    session.callbacks.observationCount += 1
    (number, time) = (session.callbacks.observationCount, session.world.now)
  }

  func settle() {
    let (callbacks, now) = (session.callbacks, session.world.now)
    let (before, when) = callbacks.observationsSettled
    guard before < number || (when <= time && now > time) else { return }
    callbacks.observationsSettled = (callbacks.observationCount, now)
    session.lua.collectGarbage()
  }

  func observationWasLost() {
    if let object { session.warnOfLoss(of: key, object, isThrownAway: false, at: place) }
  }
}

extension ScriptSession {
  fileprivate func warnOfLoss(
    of key: String, _ object: NSObject, isThrownAway: Bool, at place: WarningReport.Place? = nil
  ) {
    let warning = UsageWarning.lostObservation(
      key: key, object: app.world.label(of: object), isThrownAway: isThrownAway)
    app.warn(warning, at: place, about: object)
  }
}
