package import LayerKit
import Limits
package import LuaBridge
package import TransitionChecker
package import ViewKit

/// One world with one interpreter, in which scripts use what a table declares.
///
/// Classes are looked up in the table when a script first names them, so that a start costs only what is used.
package final class ScriptSession {
  package let world: World
  package let app: UIApplication
  package let options: SessionOptions
  /// The classes that scripts have named, and their members.
  package let classes: ClassRegistry
  // Set once in `init`, after `self` can be handed to the interpreter.
  private var interpreter: LuaState?
  /// The functions and methods of scripts that the system calls.
  package private(set) lazy var callbacks = CallbackStore(self)
  /// Decides what the current input may change, and supplies its readings.
  package var access: any WorldAccess = LiveAccess(canBranch: false)
  /// How many methods were called since the clock was moved last.
  @exclusivity(unchecked) package var callsSinceMove = 0
  /// Whether the condition of a stop, or an expression to display, is being evaluated.
  // Unchecked, as every write of a property reads it, and the check would cost a tenth of the write.
  @exclusivity(unchecked) package var isEvaluatingCondition = false
  /// Whether a part of a script that has reached its end is being left: that is no error.
  package var isEndingPart = false
  /// The error that the running call ends with (`RaisedErrors.swift`); nil while there is none.
  @exclusivity(unchecked) var raised: (any Error)?
  /// True when the script has gaps (`Gaps`).
  @exclusivity(unchecked) var hasGaps = false
  /// True when the script has named what is absent (`AbsentNames`).
  @exclusivity(unchecked) var hasAbsentNames = false
  /// The lines that findings blame; nil in a plain run.
  @exclusivity(unchecked) var settingLines: SettingLines?
  /// The layer of the view that is made next, where its class asks for one.
  var nextLayer: CALayer?
  /// The session's only objects, by their types.
  private var objects: [ObjectIdentifier: any SessionObject] = [:]
  /// Called with each warning, as `file:line: warning: text`; the script goes on.
  package var onWarning: (String) -> Void = { _ in }
  /// Called with what breaks in a transition as it runs; the script goes on.
  package var onFinding: (Finding) -> Void = { _ in }
  /// Places in Swift that lines of imported scripts are about, though no line is made of them.
  private var placesAbout: Set<LuaState.Origin> = []
  /// True when a script that came of Swift was loaded.
  private(set) var isImported = false
  /// Looks at every transition as it runs.
  private(set) var watch: TransitionWatch?
  /// Called with an error that escaped from a callback. The world goes on.
  package var onCallbackError: (ScriptError) -> Void = { _ in }

  /// - Throws: `ScriptError` when there is not enough memory for the interpreter.
  package init(_ options: SessionOptions, _ catalog: Catalog) throws(ScriptError) {
    self.options = options
    world = World(framesPerSecond: options.framesPerSecond)
    world.tuning = options.tuning.map(MotionTuning.init)
    app = UIApplication(world: world, screen: UIScreen(options.device), settings: options.era.settings)
    if options.reducesMotion { app.beginWithReducedMotion() }
    classes = ClassRegistry(catalog)
    interpreter = try LuaState(
      memoryLimit: options.memoryLimit, seed: options.seed, isTrusted: options.packagePath != nil, host: self)
    classes.interpreter = interpreter
    world.memory.attach(to: lua.memoryPlace, most: options.memoryLimit) { [unowned self] in lua.collectGarbage() }
    world.ownership = self
    world.isStopping = options.isStopping
    app.onWarning = { [unowned self] in
      if !self.options.isSilenced($0) { onWarning(LayerNames(in: self).named($0.text)) }
    }
    app.raise = { [unowned self] in raise($0) }
    watch = makeWatch()
    world.onNewNumbers = { [unowned self] in only(FirstVariables.self).look(in: self) }
    app.warningMessage = { WarningText($0).message }
    app.placeOfCall = { [unowned self] in
      lua.runningOrigin.map { WarningReport.Place($0) }
    }
    classes.onFirstDefinition = { [unowned self] in
      if let id = classes.id(named: app.className) { lua.anchor(app, classID: id) }
    }
    if let path = options.packagePath { packagePath = path }
  }

  deinit {
    world.ownership = nil
    interpreter?.close()
    world.memory.detach()
  }

  /// The interpreter.
  package var lua: LuaState {
    // Set at the end of `init`; nothing runs before.
    interpreter.unsafelyUnwrapped
  }

  /// Stops the running script; safe in a signal handler through `LuaState.interrupt`.
  package var interruptHandle: UnsafeMutableRawPointer { lua.interruptHandle }

  /// The session of a world with instances of script classes; worlds without a session have none.
  package static func of(_ world: World) -> ScriptSession {
    unsafeDowncast(world.ownership.unsafelyUnwrapped, to: ScriptSession.self)
  }

  // MARK: One of each

  /// The session's only object of a type, made when it is first asked for.
  package func only<Object: SessionObject>(_ type: Object.Type) -> Object {
    if let object = existing(type) { return object }
    let object = Object(in: self)
    objects[ObjectIdentifier(type)] = object
    return object
  }

  /// The same, if it exists already.
  package func existing<Object: SessionObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  // MARK: Sources

  /// Keeps the text of a chunk, for errors to quote.
  package func keep(_ source: String, of chunk: String) {
    only(SourceTexts.self).keep(source, of: chunk)
    existing(AssignedNames.self)?.forgetLines()
  }

  /// The text of a chunk.
  package func source(of chunk: String) -> String? { only(SourceTexts.self).text(of: chunk) }

  /// The name of the script that runs, or ran; nil before the first.
  package var scriptName: String? { existing(SourceTexts.self)?.script }

  /// The text of a chunk's line; lines count from 1.
  package func sourceLine(_ line: Int, of chunk: String) -> String? {
    only(SourceTexts.self).line(line, of: chunk)
  }

  /// Whether a place is one that lines of an imported script are only about.
  package func isAbout(_ location: WarningReport.Place) -> Bool {
    placesAbout.contains(LuaState.Origin(file: location.file, line: location.line))
  }

  // MARK: Running

  /// Begins an input.
  package func begin(with access: some WorldAccess) {
    self.access = access
    callsSinceMove = 0
  }

  /// Compiles `source` under the name errors show. A failure that `isIncomplete` could be completed by more lines.
  ///
  /// - Parameters:
  ///   - shown: The text that errors quote lines of, where it is not `source` itself.
  ///   - map: The lines that its own come from, where that is known already: reading them from an app takes long.
  package func load(
    _ source: String, name: String, shownAs shown: String? = nil, map known: SourceMap? = nil
  ) -> Result<LuaReference, ScriptError> {
    guard source.utf8.count <= Limit.scriptBytes.most else { return .failure(tooLong(name)) }
    let texts = only(SourceTexts.self)
    // A script is loaded to see whether it can be, and once more to run it.
    let isKnown = shown == nil && texts.hasMap(of: source, as: name)
    keep(shown ?? source, of: name)
    if !isKnown, let map = known ?? SourceMap(source) {
      isImported = true
      lua.setOrigins(map.origins, of: name)
      placesAbout.formUnion(map.near)
      texts.keep(map, of: name)
      existing(AssignedNames.self)?.forgetLines()
    }
    return lua.load(source, name: name)
  }

  /// Runs a compiled chunk with arguments, then commits what it changed and runs what is due.
  package func run(_ chunk: LuaReference, _ arguments: [LuaValue] = []) -> Result<[LuaValue], ScriptError> {
    let result = lua.call(chunk, arguments)
    world.drain()
    if case .success = result, world.isStopping() { return .failure(ScriptError(.interrupted, in: self)) }
    return result
  }

  /// Runs a whole script: its main chunk, then the clock until nothing finite is pending.
  /// - Parameter arguments: The words after the file's name: `...`, and the table `arg`.
  package func runScript(_ source: String, name: String, arguments: [String] = []) -> ScriptError? {
    if case .failure(let error) = runMainChunk(source, name: name, arguments: arguments) { return error }
    world.run()
    app.warnOfWaitingCompletions()
    return nil
  }

  /// Runs a script's main chunk only; the clock moves as the chunk moves it.
  package func runMainChunk(_ source: String, name: String, arguments: [String]) -> Result<[LuaValue], ScriptError> {
    lua.pushTable()
    lua.push(name)
    lua.popIntoElement(0, of: -2)
    for (index, argument) in arguments.enumerated() {
      lua.push(argument)
      lua.popIntoElement(index + 1, of: -2)
    }
    lua.popIntoGlobal("arg")
    only(SourceTexts.self).script = name
    return load(source, name: name).flatMap { run($0, arguments.map { .string($0) }) }
  }
}

/// An object of which a session has one: the timeline, the device, the names of results.
package protocol SessionObject: AnyObject {
  init(in session: ScriptSession)
}

extension ScriptSession: OwnershipObserver {
  /// Mirrors the ownership of objects, so that a script's values live exactly as long as the object that keeps them.
  package func ownersDidChange(of object: NSObject) {
    // Unmanaged, as an owner may have been released.
    for owner in object.observedOwners { lua.releaseEdge(from: owner, to: object) }
    let owners = object.owners
    object.observedOwners = owners.map { Unmanaged.passUnretained($0) }
    for owner in owners { lua.retainEdge(from: owner, classID: classes.id(of: owner), to: object) }
  }
}
