import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Changing things while the playhead is in the past.
extension ScriptSession {
  /// Whether nothing may be changed as things stand.
  var isOnlyLooking: Bool { world.isLookingBack || isAsking }

  /// Why not to change anything; nil when that is allowed.
  func objection(to function: String) -> ScriptFailure? {
    if isAsking { return .onlyLooks(function: function) }
    return world.isLookingBack ? .pastIsReadOnly(function: function) : nil
  }

  /// What a call that would change the world returns in place of being done; nil when it may be done.
  ///
  /// The input that makes it is stopped before it has any effect, and done again in a branch.
  func refusal(toCall call: String) -> Int32? {
    if !isAsking, tracer.isAtGoal(call) {
      world.returnToLiveEdge()
      return nil
    }
    if let course = tracer.course, !isAsking {
      let live = tracer.lastRecordedMove?.live ?? course.enteredAt
      tracer.deviate(
        live > course.end ? .change(call: call, at: VirtualClock.seconds(live)) : .otherCall(call))
      lua.interrupt()
      return 0
    }
    if branching == nil || world.isHandlingEvent || isAsking, let objection = objection(to: call) {
      return fail(objection)
    }
    request = .branch(at: world.playhead, to: tracer.place(of: call))
    lua.interrupt()
    return 0
  }

  /// Whether a change of a property would change what is on record, or what is going to be.
  func isPartOfWorld(_ object: NSObject, property: String) -> Bool {
    object is Timeline ? property == "rate" : isPartOfWorld(object)
  }

  /// Whether a method may change what is on record, with the receiver and arguments that are on the stack.
  func mayChangeWorld(_ function: FunctionEntry, of type: String) -> Bool {
    if function.changesWorld { return true }
    if type.isEmpty || StructKind(rawValue: type) != nil || function.answers { return false }
    if function.isStatic { return true }
    return lua.top > 0
      && (1...lua.top).contains { index in
        (lua.object(at: index)?.takeUnretainedValue() as? NSObject).map(isPartOfWorld) == true
      }
  }

  /// Views and layers count when they are in a window, or ever were; what only describes something does not.
  private func isPartOfWorld(_ object: NSObject) -> Bool {
    switch object {
    case let view as UIView: isPartOfWorld(view.layer)
    case let layer as CALayer: layer.isHosted || layer.recordID != nil
    case is UIViewController, is UIGestureRecognizer, is UIViewPropertyAnimator, is UIApplication,
      is UIPresentationController, is UICollectionViewFlowLayout, is UIPercentDrivenInteractiveTransition,
      is UITransitionContext, is UITransitionCoordinator, is TouchDriver, is DeviceInHand, is MainQueue, is ScriptTimer,
      is CADisplayLink:
      true
    default: false
    }
  }
}
