/// The stable name of each way a script can fail: what `error.code` holds.
public enum FailureCode: String, CaseIterable, Sendable {
  case unknownMember = "unknown-member"
  case readOnly = "read-only"
  case methodAssigned = "method-assigned"
  case dotForColon = "dot-for-colon"
  case wrongKind = "wrong-kind"
  case notAWord = "not-a-word"
  case outOfRange = "out-of-range"
  case unknownField = "unknown-field"
  case unknownKeyPath = "unknown-key-path"
  case missingArgument = "missing-argument"
  case tooManyArguments = "too-many-arguments"
  case unknownLabel = "unknown-label"
  case givenTwice = "given-twice"
  case noOverload = "no-overload"
  case ambiguousCall = "ambiguous-call"
  case cannotMake = "cannot-make"
  case cannotSubclass = "cannot-subclass"
  case notAClass = "not-a-class"
  case classExists = "class-exists"
  case unknownProtocol = "unknown-protocol"
  case frozenAnimation = "frozen-animation"
  case presentationLayer = "presentation-layer"
  case ownDescendant = "own-descendant"
  case notInside = "not-inside"
  case kindsDoNotMeet = "kinds-do-not-meet"
  case badMotion = "bad-motion"
  case clockIsRunning = "clock-is-running"
  case timeNotUnderstood = "time-not-understood"
  case noTransition = "no-transition"
  case pastIsReadOnly = "past-is-read-only"
  case touch
  case noPicture = "no-picture"
  /// A source file that is not there.
  case noSource = "no-source"
  /// A fault of the program's own.
  case `internal`
}
