public import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Mirroring who holds whom, so that what a script gave an object lives exactly as long as the object.
extension ScriptSession: OwnershipObserver {
  public func ownersDidChange(of object: NSObject) {
    // Unmanaged on purpose: an owner may be gone by now.
    for owner in object.observedOwners { lua.releaseEdge(from: owner, to: object) }
    let owners = object.owners
    object.observedOwners = owners.map { Unmanaged.passUnretained($0) }
    for owner in owners { lua.retainEdge(from: owner, classID: classID(of: owner), to: object) }
  }

  /// Keeps what a script answered with until the turn after the next, when whoever asked has taken it over. An animator
  /// made for the occasion has no owner until its transition begins, and more questions come before that.
  func keepAnswer(at index: Int32) {
    if answers.isEmpty {
      world.nextTurn { [weak self] in self?.world.nextTurn { self?.answers.removeAll() } }
    }
    answers.append(lua.reference(at: index))
  }
}
