import LayerKit
import MotionMath
import TransitionKit
import ViewKit

/// Something that changes by itself, whether a transition runs or not: a clock's text, what a timer moves. No transition is
/// to blame for it.
struct Changing: Hashable, Codable {
  let subject: String
  /// As in a state's facts, or in what is seen to change.
  let aspect: String

  init(_ subject: String, _ aspect: String) { (self.subject, self.aspect) = (subject, aspect) }

  init(_ change: SeenChange) { self.init(change.subject, "seen " + change.aspect.rawValue) }
}

extension Observer {
  /// How long the idle screen is watched, in seconds, and the number of samples. Two seconds, because clocks tick once a
  /// second. (Chosen here.)
  private static let span = (seconds: 2.0, looks: 8)

  /// Whether what is seen to change does so by itself. Of a view that is not on screen then, its values say so.
  func changesAlone(_ change: SeenChange) -> Bool {
    changing.contains(Changing(change))
      || LayerProperty.allCases.contains { changing.contains(Changing(change.subject, $0.name)) }
  }

  /// Watches a world in which the transition that is about to start does not: what changes does so by itself.
  func watchWithout(_ participants: Participants) -> Set<Changing> {
    app.touch.dropSchedule()
    let world = app.world
    // In a world in which nothing is to come nothing changes any more: most are at rest at the first look.
    func isAtRest() -> Bool {
      world.pendingEventCount == 0 && world.displayLinks.isEmpty && !world.hasRunningAnimations
    }
    guard !isAtRest() else { return [] }
    let (start, before) = (world.now, state(participants.views, inside: true))
    var result: Set<Changing> = []
    for _ in 0..<Self.span.looks where !isAtRest() {
      world.advance(by: Self.span.seconds / Double(Self.span.looks))
      let after = state(participants.views, inside: true)
      result.formUnion(before.differences(from: after).map { Changing($0.subject, $0.aspect) })
      result.formUnion(changes(from: start, to: world.now).map(Changing.init))
    }
    return result
  }
}
