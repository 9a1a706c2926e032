package import Limits
package import MotionMath
package import ViewKit

/// Every failure of a script, with the values its message needs. `FailureText` turns a case into English.
package enum ScriptFailure: Error, Equatable {
  case unknownMember(type: String, name: String, suggestion: String?, isMethodCall: Bool)
  /// Apple's class has the member; this one does not.
  case absentMember(type: String, name: String, why: Absence)
  /// A class, protocol, function or enumeration of Apple's.
  case absentName(String, why: Absence)
  /// The suggestion `init` is the type itself, called.
  case unknownStatic(type: String, name: String, suggestion: String?)
  case readOnly(type: String, name: String)
  /// A field of a constant was assigned, which nobody would see.
  case constantAssigned(name: String, field: String)
  /// A part of what a read-only property gives, which nothing keeps; `text`: as the script wrote the property.
  case lostCopy(type: String, name: String, text: String?)
  case methodAssigned(type: String, name: String)
  /// The method is named in full: `CALayer:addSublayer`.
  case dotForColon(method: String)
  /// A method was called with a colon on the class, or on `Card.super`: `UIView:init`.
  case colonOnClass(method: String)
  case wrongKind(Place, accepted: String, given: String, hint: String? = nil)
  case notAWord(Place, words: [String], given: String)
  case outOfRange(Place, accepted: String, given: Double)
  case unknownField(Place, kind: String, name: String, fields: [String])
  case unknownKeyPath(Place, String)
  case missingArgument(function: String, parameter: String, accepted: String, wasGivenAny: Bool)
  case tooManyArguments(function: String, most: Int, given: Int)
  /// `place` is the position, counted from 1, of an unlabelled parameter with that name.
  case unknownLabel(function: String, label: String, suggestion: String?, labels: [String], place: Int?)
  case givenTwice(function: String, parameter: String)
  case noOverload(function: String, overloads: [String])
  /// `isNil` when the deciding argument is nil, which a table cannot hold.
  case ambiguousCall(function: String, labels: [String], isNil: Bool)
  case cannotMake(type: String)
  case cannotSubclass(type: String)
  case notAClass(given: String)
  case classExists(name: String)
  case unknownProtocol(name: String, suggestion: String?)
  case frozenAnimation(property: String)
  case presentationLayer(property: String)
  case ownDescendant(child: String, parent: String)
  case badConstraint(ConstraintError)
  /// The tree would have more levels than there may be.
  case tooDeep(child: String, parent: String)
  case pastLimit(Limit)
  /// A navigation controller was pushed onto another.
  case nestedNavigation(inner: String, outer: String)
  case notInside(child: String, parent: String)
  case kindsDoNotMeet(keyPath: String, expected: ValueKind, given: ValueKind)
  case badMotion(MotionError)
  case clockIsRunning(function: String)
  /// At the last instant of the clock something still asks for more time.
  case endOfTime(function: String)
  case timeNotUnderstood(String)
  case noTransition(function: String)
  /// A function that was to begin a transition began none.
  case nothingBegan(function: String)
  case pastIsReadOnly(function: String)
  /// A condition or a displayed expression changes the world or moves the clock.
  case onlyLooks(function: String)
  /// The world cannot be recreated as it was.
  case cannotBranch(at: Double, BranchObstacle)
  /// A branch, checkpoint, mark or stop that does not exist: its kind and name, and the existing names.
  case notThere(kind: String, name: String, known: [String])
  /// The view or layer was never in a window, so nothing of it is recorded.
  case neverOnScreen(function: String)
  case touch(String)
  case noPicture(file: String, isThere: Bool)
  case cannotExport(String, ExportProblem)
  /// A function that lets a task wait was called where none can.
  case outsideTask(function: String)
  /// A continuation was resumed again.
  case resumedTwice
  /// A task was added to a group whose function had returned.
  case groupHasEnded
  /// The task was cancelled before.
  case cancelled
  /// Memory ran out in work that the script did not ask for.
  case outOfMemory
  /// Somebody has asked to stop.
  case interrupted

  /// One sentence that names the mistake.
  package var message: String { FailureText(self).message }

  /// The failure itself if it is about an unknown label.
  package var unknownLabel: ScriptFailure? {
    if case .unknownLabel = self { self } else { nil }
  }

  /// The failure itself if it is about an unknown enum case.
  var wrongWord: ScriptFailure? {
    if case .notAWord = self { self } else { nil }
  }

  /// The code in `error.code` and the error index.
  package var code: FailureCode {
    switch self {
    case .unknownMember, .absentMember, .unknownStatic: .unknownMember
    case .readOnly, .constantAssigned, .lostCopy: .readOnly
    case .methodAssigned: .methodAssigned
    case .dotForColon, .colonOnClass: .dotForColon
    case .wrongKind: .wrongKind
    case .notAWord: .notAWord
    case .outOfRange: .outOfRange
    case .unknownField: .unknownField
    case .unknownKeyPath: .unknownKeyPath
    case .missingArgument: .missingArgument
    case .tooManyArguments: .tooManyArguments
    case .unknownLabel: .unknownLabel
    case .givenTwice: .givenTwice
    case .noOverload: .noOverload
    case .ambiguousCall: .ambiguousCall
    case .cannotMake: .cannotMake
    case .cannotSubclass: .cannotSubclass
    case .notAClass: .notAClass
    case .classExists: .classExists
    case .unknownProtocol: .unknownProtocol
    case .absentName: .absentName
    case .frozenAnimation: .frozenAnimation
    case .presentationLayer: .presentationLayer
    case .ownDescendant: .ownDescendant
    case .badConstraint(.noCommonAncestor): .noCommonAncestor
    case .badConstraint(.outOfRange), .badConstraint(.priorityOutOfRange): .outOfRange
    case .badConstraint: .badConstraint
    case .tooDeep: .tooDeep
    case .pastLimit: .pastLimit
    case .nestedNavigation: .nestedNavigation
    case .notInside: .notInside
    case .kindsDoNotMeet: .kindsDoNotMeet
    case .badMotion(.outOfRange): .outOfRange
    case .badMotion: .badMotion
    case .clockIsRunning: .clockIsRunning
    case .endOfTime: .endOfTime
    case .timeNotUnderstood: .timeNotUnderstood
    case .noTransition, .nothingBegan: .noTransition
    case .pastIsReadOnly: .pastIsReadOnly
    case .onlyLooks: .onlyLooks
    case .cannotBranch: .cannotBranch
    case .notThere: .notThere
    case .neverOnScreen: .neverOnScreen
    case .touch: .touch
    case .noPicture: .noPicture
    case .cannotExport: .cannotExport
    case .outsideTask: .outsideTask
    case .resumedTwice: .resumedTwice
    case .groupHasEnded: .groupHasEnded
    case .cancelled: .cancelled
    case .outOfMemory: .outOfMemory
    case .interrupted: .interrupted
    }
  }
}
