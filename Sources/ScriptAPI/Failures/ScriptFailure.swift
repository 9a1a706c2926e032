import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Everything a script can do wrong, with what there is to say about it. `FailureText` turns a case into English.
enum ScriptFailure: Error, Equatable {
  case unknownMember(type: String, name: String, suggestion: String?, isMethodCall: Bool)
  /// Apple has it.
  case absentMember(type: String, name: String, why: Absence)
  case unknownStatic(type: String, name: String, suggestion: String?)
  case readOnly(type: String, name: String)
  case methodAssigned(type: String, name: String)
  /// The whole name, `CALayer:addSublayer`.
  case dotForColon(method: String)
  case wrongKind(Place, accepted: String, given: String)
  case notAWord(Place, words: [String], given: String)
  case outOfRange(Place, accepted: String, given: Double)
  case unknownField(Place, kind: String, name: String, fields: [String])
  case unknownKeyPath(Place, String)
  case missingArgument(function: String, parameter: String, accepted: String, wasGivenAny: Bool)
  case tooManyArguments(function: String, most: Int, given: Int)
  /// `place` is where, from 1, an argument of that name comes which has no label.
  case unknownLabel(function: String, label: String, suggestion: String?, labels: [String], place: Int?)
  case givenTwice(function: String, parameter: String)
  case noOverload(function: String, overloads: [String])
  /// `isNil` when what would decide is nil, which a label in a table cannot say.
  case ambiguousCall(function: String, labels: [String], isNil: Bool)
  case cannotMake(type: String)
  case cannotSubclass(type: String)
  case notAClass(given: String)
  case classExists(name: String)
  case unknownProtocol(name: String, suggestion: String?)
  case frozenAnimation(property: String)
  case presentationLayer(property: String)
  case ownDescendant(child: String, parent: String)
  /// A navigation controller was to be in the stack of another.
  case nestedNavigation(inner: String, outer: String)
  case notInside(child: String, parent: String)
  case kindsDoNotMeet(keyPath: String, expected: ValueKind, given: ValueKind)
  case badMotion(MotionError)
  case clockIsRunning(function: String)
  case timeNotUnderstood(String)
  case noTransition(function: String)
  case pastIsReadOnly(function: String)
  /// A condition or an expression to display acts on the world, or moves the clock.
  case onlyLooks(function: String)
  /// The world cannot be made again as it was.
  case cannotBranch(at: Double, BranchObstacle)
  /// A branch, checkpoint, mark or number of a stop that does not exist: what kind, which, and those there are.
  case notThere(kind: String, name: String, known: [String])
  /// A view or layer was never in a window: nothing is on record of it.
  case neverOnScreen(function: String)
  case touch(String)
  case noPicture(file: String, isThere: Bool)
  case cannotExport(String, ExportProblem)

  /// The same failure when it is about a label no overload knows.
  var unknownLabel: ScriptFailure? {
    if case .unknownLabel = self { self } else { nil }
  }

  /// The same failure when a text was given that is none of the words that fit there.
  var wrongWord: ScriptFailure? {
    if case .notAWord = self { self } else { nil }
  }

  /// What tests, `error.code` and the error index use.
  var code: FailureCode {
    switch self {
    case .unknownMember, .absentMember, .unknownStatic: .unknownMember
    case .readOnly: .readOnly
    case .methodAssigned: .methodAssigned
    case .dotForColon: .dotForColon
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
    case .frozenAnimation: .frozenAnimation
    case .presentationLayer: .presentationLayer
    case .ownDescendant: .ownDescendant
    case .nestedNavigation: .nestedNavigation
    case .notInside: .notInside
    case .kindsDoNotMeet: .kindsDoNotMeet
    case .badMotion(.outOfRange): .outOfRange
    case .badMotion: .badMotion
    case .clockIsRunning: .clockIsRunning
    case .timeNotUnderstood: .timeNotUnderstood
    case .noTransition: .noTransition
    case .pastIsReadOnly: .pastIsReadOnly
    case .onlyLooks: .onlyLooks
    case .cannotBranch: .cannotBranch
    case .notThere: .notThere
    case .neverOnScreen: .neverOnScreen
    case .touch: .touch
    case .noPicture: .noPicture
    case .cannotExport: .cannotExport
    }
  }
}
