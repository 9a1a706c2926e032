import Testing

@testable import TransitionChecker

@Suite("Transitions that begin again")
struct RecurrenceTests {
  private func subject(_ number: Int, by animator: String = "Fade") -> Subject {
    Subject(.present, by: animator, from: "Home", to: "UIViewController #\(number)")
  }

  @Test("thirty of a kind are judged, whatever the numbers of their controllers; the next is told of, once")
  func bound() {
    var recurrence = Recurrence()
    for number in 1...30 { #expect(!recurrence.counts(subject(number), at: 0).leavesOut) }
    let next = recurrence.counts(subject(31), at: 0.1666)
    #expect(next.leavesOut)
    #expect(
      next.told?.text
        == "'present Home to UIViewController, by Fade' after 30 times (it begins again and again, at 0.167 s once more; "
        + "look in viewDidAppear and in completions for what begins it)")
    let later = recurrence.counts(subject(32), at: 0.2)
    #expect(later.leavesOut && later.told == nil)
  }

  @Test("another kind has a count of its own")
  func kinds() {
    var recurrence = Recurrence()
    for number in 1...31 { _ = recurrence.counts(subject(number), at: 0) }
    #expect(!recurrence.counts(subject(40, by: "Zoom"), at: 0).leavesOut)
  }
}
