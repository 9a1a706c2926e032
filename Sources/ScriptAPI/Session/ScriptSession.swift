public import LayerKit
public import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
public import ViewKit

/// One world with one interpreter: what a shell, or a run of a script, holds.
///
/// Everything a script can reach is declared in the API table; the session looks classes up there when they are first
/// named, so that starting costs nothing that is not used.
public final class ScriptSession {
  public let world: World
  public let app: UIApplication
  public let options: SessionOptions
  // Set once in `init`, after `self` can be handed to the interpreter.
  private var interpreter: LuaState?
  var bound: [BoundMember] = []
  /// What the bridge needs to know of a member to read or write a number of a layer at once; as many as `bound`.
  @exclusivity(unchecked) var shortcuts: ContiguousArray<Shortcut> = []
  var classIDs: [String: Int32] = [:]
  var classes: [DefinedClass] = []
  var classIDOfType: [ObjectIdentifier: Int32] = [:]
  var sources: [String: String] = [:]
  /// The members of `builtInGetter`, by class and property.
  var getters: [String: Int32] = [:]
  /// The script classes that have instances.
  var classesInUse: Set<Int32> = []
  /// Called with what may be a mistake of the script's, as `file:line: warning: text`; the script goes on.
  public var onWarning: (String) -> Void = { _ in }
  let mainQueue = MainQueue()
  /// The clock in the script's hand.
  public private(set) lazy var timeline = Timeline(in: self)
  /// The device in the script's hand.
  private(set) lazy var device = DeviceInHand(in: self)
  /// Names the handlers kept with recognisers and controls apart.
  var actionCount = 0
  /// The override that is being passed over, because the script itself asked for the built-in one.
  var bypass: (object: ObjectIdentifier, method: String)?
  /// What inputs came to, under `_`, `_1`, …; made when the first result is kept, or somebody asks.
  public private(set) lazy var results: ResultNames = {
    hasResults = true
    return ResultNames(lua)
  }()
  private(set) var hasResults = false
  /// What scripts made and answered with lately, kept until the system holds it.
  var answers: [LuaReference] = []
  /// Called with an error that escaped from a callback. The world goes on.
  public var onCallbackError: (ScriptError) -> Void = { _ in }
  /// How many errors escaped from callbacks.
  public internal(set) var callbackErrorCount = 0
  /// Gradients that were given colours or locations since the last commit, and where: looked at once all is set.
  var changedGradients: [(layer: CALayer, place: WarningReport.Place?)] = []
  /// Whether the condition of a stop, or an expression to display, is being worked out.
  var isAsking = false
  /// Follows the input being done.
  let tracer = InputTracer()
  /// Who makes a branch when the past is to be changed; nil: the past cannot be changed.
  weak var branching: BranchingSession?
  /// What the input being done asks for that is not this session's to do.
  var request: SessionRequest?

  /// - Throws: `ScriptError` when there is not enough memory for the interpreter.
  public init(_ options: SessionOptions) throws(ScriptError) {
    self.options = options
    world = World(framesPerSecond: options.framesPerSecond)
    app = UIApplication(world: world, screen: UIScreen(options.device))
    interpreter = try LuaState(
      memoryLimit: options.memoryLimit, seed: options.seed, isTrusted: options.packagePath != nil, host: self)
    world.ownership = self
    app.onWarning = { [unowned self] in onWarning(LayerNames(in: self).named($0.text)) }
    app.warningMessage = { WarningText($0).message }
    app.placeOfCall = { [unowned self] in
      lua.runningLine.map { WarningReport.Place(file: $0.file, line: $0.line) }
    }
    world.addCommitHook { [unowned self] in warnOfUnevenGradients() }
    lua.anchor(app, classID: classID(of: app))
    if let path = options.packagePath { packagePath = path }
  }

  deinit {
    world.ownership = nil
    interpreter?.close()
  }

  /// The interpreter.
  public var lua: LuaState {
    // There from the end of `init` on; nothing runs before.
    interpreter.unsafelyUnwrapped
  }

  /// Stops the running script; safe in a signal handler through `LuaState.interrupt`.
  public var interruptHandle: UnsafeMutableRawPointer { lua.interruptHandle }
}

/// What a session is started with, and its only ways to the outside.
public struct SessionOptions {
  public var device: Device
  /// Frames a second of the virtual display; at least 1.
  public var framesPerSecond = 60
  /// Of `math.random`.
  public var seed: UInt64 = 0
  /// Bytes the interpreter may use.
  public var memoryLimit = 256 << 20
  /// Where `print` and `io.write` go.
  public var write: (UnsafeRawBufferPointer) -> Void = { _ in }
  /// Where `io.read` reads: a line without its newline, nil at the end.
  public var readLine: () -> String? = { nil }
  /// Reads a source file for `require`, `dofile` and `loadfile`; nil when there is none.
  public var readSource: (_ name: String, _ request: SourceRequest) -> (text: String, chunkName: String)? = { _, _ in
    nil
  }
  /// Reads another file that a script names, such as a picture; nil when there is none.
  public var readFile: (_ name: String) -> [UInt8]? = { _ in nil }

  /// What `package.path` says at first, of a script that is trusted with all of Lua's libraries; nil for one that is not.
  public var packagePath: String?
  /// Ends the program, for `os.exit` of a trusted script.
  public var leave: (_ code: Int32) -> Void = { _ in }
  /// The course of a session as the bytes of a `.jsonl` file; nil where none are made.
  public var traceFile: ((ScriptSession) -> [UInt8])?
  /// Writes a file that a script exports; says what is wrong when it does not.
  public var writeFile: (_ bytes: [UInt8], _ path: String) -> ExportProblem? = { _, _ in
    .notWritten("nothing can be written here")
  }

  public init(device: Device = .iPhone15) { self.device = device }
}

/// The way to a number or flag of a layer that needs nothing but the property: most of what scripts read and write.
struct Shortcut {
  enum Kind: UInt8 {
    case none, number, bool
  }

  let kind: Kind
  let property: LayerProperty

  init(_ access: PropertyAccess?) {
    guard case .layer(let property)? = access, property.numberRule == .any,
      property.kind == .number || property.kind == .bool
    else {
      (kind, property) = (.none, .opacity)
      return
    }
    self.property = property
    kind = property.kind == .number ? .number : .bool
  }
}

/// A member of a defined class, by the number the bridge knows it by.
final class BoundMember {
  let typeName: String
  let property: PropertyEntry?
  /// The property's access, apart from its words: what a read or write needs.
  let access: PropertyAccess?
  let function: FunctionEntry?
  let structProperty: ((UnsafePointer<Double>) -> ScriptValue)?
  let constant: ScriptValue?

  init(
    typeName: String, property: PropertyEntry? = nil, function: FunctionEntry? = nil,
    structProperty: ((UnsafePointer<Double>) -> ScriptValue)? = nil, constant: ScriptValue? = nil
  ) {
    self.typeName = typeName
    self.property = property
    access = property?.access
    self.function = function
    self.structProperty = structProperty
    self.constant = constant
  }
}

/// A class that a script has named, by the number the bridge knows it by.
struct DefinedClass {
  let name: String
  /// Nil for a class of the script's, a struct or an enumeration.
  let entry: ClassEntry?
  let structure: StructEntry?
  /// The protocols a script class adopts.
  var protocols: [String] = []
}
