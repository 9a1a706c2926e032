import Testing

@testable import TransitionChecker

@Suite("Transitions that begin again")
struct RecurrenceTests {
  private func subject(_ number: Int, by animator: String = "Fade") -> Subject {
    Subject(.present, by: animator, from: "Home #\(number)", to: "UIViewController #\(number)")
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

  @Test("four from the same screen are judged where nobody's finger is; the next ends the program")
  func circle() {
    var recurrence = Recurrence()
    func next(_ change: Subject.Change = .present, hasFinger: Bool = false) -> Recurrence.Verdict {
      recurrence.counts(
        Subject(change, by: "Fade", from: "Home", to: "Sheet #1", hasFinger: hasFinger), at: 0.1666)
    }
    for _ in 1...4 { #expect(next() == Recurrence.Verdict()) }
    #expect(next(.dismiss) == Recurrence.Verdict())
    for _ in 1...4 { #expect(!next().isCircle) }
    #expect(!next(hasFinger: true).isCircle)
    for _ in 1...3 { #expect(!next().isCircle) }
    let fifth = next()
    #expect(fifth.leavesOut && fifth.isCircle)
    #expect(
      fifth.told?.text
        == "'present Home to Sheet, by Fade' after 4 times (it begins again and again, at 0.167 s once more; "
        + "look in viewDidAppear and in completions for what begins it)")
  }
}
