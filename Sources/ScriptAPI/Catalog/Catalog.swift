import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// THE API TABLE: everything a script can say. One file in `API` for each class or family; this is the list of them.
///
/// Dispatch, conversion, errors, completion, help and the reference all read it.
public enum Catalog {
  public static let classes: [ClassDeclaration] =
    [nsObject, nsNull, caAction] + layerClasses + animationClasses + viewClasses + contentClasses + scrollClasses
    + gestureClasses + animatorClasses + controllerClasses + stageClasses

  /// The value structs.
  public static var structures: [StructEntry] { StructKind.allCases.map(structure) }
}

/// A global that is an object of the session's world.
struct ObjectEntry {
  let name: String
  let summary: String
  let make: (ScriptSession) -> ScriptValue
}
