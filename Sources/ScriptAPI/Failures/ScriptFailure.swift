import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// Everything a script can do wrong, with what there is to say about it. `FailureText` turns a case into English.
enum ScriptFailure: Error, Equatable {
  case unknownMember(type: String, name: String, suggestion: String?, isMethodCall: Bool)
  case unknownStatic(type: String, name: String, suggestion: String?)
  case readOnly(type: String, name: String)
  case methodAssigned(type: String, name: String)
  case wrongReceiver(function: String)
  case dotForColon(type: String, method: String)
  case wrongKind(Place, accepted: String, given: String)
  case notAWord(Place, words: [String], given: String)
  case outOfRange(Place, accepted: String, given: Double)
  case unknownField(Place, kind: String, name: String, fields: [String])
  case unknownKeyPath(Place, String)
  case missingArgument(function: String, parameter: String, accepted: String)
  case tooManyArguments(function: String, most: Int, given: Int)
  case unknownLabel(function: String, label: String, suggestion: String?, labels: [String])
  case givenTwice(function: String, parameter: String)
  case noOverload(function: String, overloads: [String])
  case ambiguousCall(function: String, labels: [String])
  case cannotMake(type: String)
  case cannotSubclass(type: String)
  case notAClass(given: String)
  case classExists(name: String)
  case unknownProtocol(name: String, suggestion: String?)
  case frozenAnimation(property: String)
  case presentationLayer(property: String)
  case ownDescendant(child: String, parent: String)
  case kindsDoNotMeet(keyPath: String, expected: ValueKind, given: ValueKind)
  case badMotion(MotionError)
  case clockIsRunning(function: String)
  case timeNotUnderstood(String)
  case noTransition(function: String)
  case pastIsReadOnly(function: String)
  case message(code: String, String, hint: String?)

  /// The same failure when it is about a label no overload knows.
  var unknownLabel: ScriptFailure? {
    if case .unknownLabel = self { self } else { nil }
  }

  /// Stable, kebab-case: what tests, `error.code` and the error index use.
  var code: String {
    switch self {
    case .unknownMember, .unknownStatic: "unknown-member"
    case .readOnly: "read-only"
    case .methodAssigned: "method-assigned"
    case .wrongReceiver: "wrong-receiver"
    case .dotForColon: "dot-for-colon"
    case .wrongKind: "wrong-kind"
    case .notAWord: "not-a-word"
    case .outOfRange: "out-of-range"
    case .unknownField: "unknown-field"
    case .unknownKeyPath: "unknown-key-path"
    case .missingArgument: "missing-argument"
    case .tooManyArguments: "too-many-arguments"
    case .unknownLabel: "unknown-label"
    case .givenTwice: "given-twice"
    case .noOverload: "no-overload"
    case .ambiguousCall: "ambiguous-call"
    case .cannotMake: "cannot-make"
    case .cannotSubclass: "cannot-subclass"
    case .notAClass: "not-a-class"
    case .classExists: "class-exists"
    case .unknownProtocol: "unknown-protocol"
    case .frozenAnimation: "frozen-animation"
    case .presentationLayer: "presentation-layer"
    case .ownDescendant: "own-descendant"
    case .kindsDoNotMeet: "kinds-do-not-meet"
    case .badMotion: "bad-motion"
    case .clockIsRunning: "clock-is-running"
    case .timeNotUnderstood: "time-not-understood"
    case .noTransition: "no-transition"
    case .pastIsReadOnly: "past-is-read-only"
    case .message(let code, _, _): code
    }
  }
}
