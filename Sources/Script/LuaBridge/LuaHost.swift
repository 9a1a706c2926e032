/// The place in which a member is missing: a parameter of `LuaHost.missingMember`.
public enum MemberSubject: Equatable, Sendable {
  /// An object of this class.
  case object(classID: Int32)
  /// The class itself: a static member, or a method taken from it.
  case type(classID: Int32)
  /// A value struct of this kind.
  case structure(kind: Int32)
  /// A value struct that this read-only property gave.
  case property(member: Int32)
}

/// How a missing member was used.
public enum MemberAccess: Int32, Sendable {
  case read = 0
  case write = 1
  /// The member exists and cannot be assigned.
  case writeReadOnly = 2
  /// The member of a struct that was read from a constant, or a read-only property: fails when that itself is meant.
  case writeConstant = 3
}

/// The function that asks for a source file.
public enum SourceRequest: Int32, Sendable {
  case require = 0
  case dofile = 1
  case loadfile = 2
}

/// Implements the classes, values and globals of one `LuaState`. The script runtime is the only conformer in the
/// program.
///
/// Every method runs while a script waits for it. The stack seen through `state` is that of the calling thread, with the
/// arguments from index 1, and up to 200 values may be pushed (15 by a property). A method that fails pushes an error
/// value, most simply with `return state.fail(…)`, and returns a negative number; the error is raised after it has
/// returned. Swift errors are not thrown across this protocol. The scripts' objects come unmanaged, without reference counting:
///
///     object._withUnsafeGuaranteedRef { result.number(unsafeDowncast($0, to: CALayer.self).opacity) }
///
/// is safe because a member id is only ever used with instances of the class that declared it.
public protocol LuaHost: AnyObject {
  /// A class that was not declared yet is needed: call `state.defineClass`. Asked again if it is not.
  ///
  /// Declaring everything at the start would cost more than an empty script.
  func declareClass(_ state: LuaState, classID: Int32)
  /// A value struct that was not declared yet is needed: call `state.defineStruct`.
  func declareStruct(_ state: LuaState, kind: Int32)
  /// Reads the property `member`. Returns 0.
  func getProperty(_ state: LuaState, object: Unmanaged<AnyObject>, member: Int32, into result: LuaResult) -> Int32
  /// Assigns the property `member`. Returns 0.
  func setProperty(_ state: LuaState, object: Unmanaged<AnyObject>, member: Int32, to value: LuaArgument) -> Int32
  /// Reads a computed member of a value struct, such as `CGRect.midX`. Returns 0.
  func getStructProperty(
    _ state: LuaState, kind: Int32, fields: UnsafePointer<Double>, member: Int32, into result: LuaResult
  ) -> Int32
  /// Reads a static property. Returns 0.
  func getStatic(_ state: LuaState, classID: Int32, member: Int32, into result: LuaResult) -> Int32
  /// Assigns a static property. Returns 0.
  func setStatic(_ state: LuaState, classID: Int32, member: Int32, to value: LuaArgument) -> Int32
  /// Calls a method (the receiver is at index 1, unchecked) or a static function (arguments from 1). Returns how many
  /// results it pushed.
  ///
  /// A built-in method that an instance of a script class overrides is only reached by name from its class, as in
  /// `Card.super.layoutSubviews(self)`: the receiver's own override is not to be called again.
  func callMethod(_ state: LuaState, member: Int32) -> Int32
  /// `UIView(…)`: the class object is at index 1, the arguments from 2. Pushes the new object and returns 1.
  func construct(_ state: LuaState, classID: Int32) -> Int32
  /// `Card(…)` for a script class: pushes a bare object of class `classID`, made with `pushObject`, and returns 1. The
  /// script's `init`, or the built-in method named `init`, is called on it afterwards with the arguments.
  func allocate(_ state: LuaState, classID: Int32) -> Int32
  /// A member that is neither declared nor a field of a script class. The name is at index 2 (any value), and when
  /// writing the value at 3. Returns a negative number with an error value, or the number of results pushed.
  ///
  /// Also called with `.write` for a field of a struct that is given something else than a number or the right struct.
  /// Then a pushed result, and 1, is the converted value, and is assigned: a point for `{x = 1, y = 2}`.
  func missingMember(_ state: LuaState, of subject: MemberSubject, access: MemberAccess) -> Int32
  /// A global that does not exist: pushes its value and returns true, and it is defined from then on; or returns false,
  /// and it is nil. A name that starts with an underscore is not defined: it is asked for again.
  func global(_ state: LuaState, name: String) -> Bool
  /// A script is about to make a new global. Returns 0, or a negative number to refuse.
  func globalAssigned(_ state: LuaState, name: String) -> Int32
  /// The objects that hold `object` strongly, with their class ids. Asked once when a box is made; what changes later is
  /// reported with `retainEdge` and `releaseEdge`.
  func owners(of object: AnyObject) -> [(object: AnyObject, classID: Int32)]
  /// The text of an object or value struct, for `tostring`: the value is at `index`. Without addresses.
  func describe(_ state: LuaState, index: Int32) -> String
  /// A script compared two objects by `==` or `~=`, and they are not the same.
  func differ(_ one: AnyObject, _ other: AnyObject)
  /// Seconds on the virtual clock: what `os.time`, `os.clock`, `os.date` and error values show.
  func virtualTime() -> Double
  /// `wait(seconds)`. The calling thread is at index 1. When `canYield`, keep it (`state.reference(at: 1)`), call
  /// `state.resume` when the time has come, and return 0; it is then suspended. Or run the clock here and return 1.
  /// Without `canYield` a 0 becomes the error that `wait` works inside a coroutine.
  func wait(_ state: LuaState, seconds: Double, canYield: Bool) -> Int32
  /// Output of `print` and `io.write`: any bytes.
  func write(_ bytes: UnsafeRawBufferPointer)
  /// One line of input without its newline; nil at the end.
  func readLine() -> String?
  /// The file behind `require`, `dofile` or `loadfile`, and the name to show for it.
  func source(
    _ state: LuaState, name: String, for request: SourceRequest
  ) -> Result<(text: String, chunkName: String), ScriptError>
  /// `os.exit` of a trusted script. Returns where the program goes on; the script fails then.
  func leave(code: Int32)
}
