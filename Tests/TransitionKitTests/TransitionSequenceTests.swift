import Testing
import ViewKit

@testable import TransitionKit

@Suite("TransitionSequence") struct TransitionSequenceTests {
  typealias Sequence = TransitionSequence

  static let shapes: [Sequence] = Sequence.Kind.allCases.flatMap { kind in
    [(true, true), (false, true), (true, false)].flatMap { leaves, arrives in
      [false, true].map { isEarly in
        Sequence(
          kind: kind, fromLeaves: leaves, toArrives: arrives,
          hasPresentationController: kind == .present || kind == .dismiss, cancelCallbacksComeEarly: isEarly)
      }
    }
  }

  static let courses: [[Sequence.Event]] = [
    [.start(isInteractive: false), .complete(true)],
    [.start(isInteractive: false), .complete(false)],
    [.start(isInteractive: true), .finish, .complete(true)],
    [.start(isInteractive: true), .cancel, .complete(false)],
    [.start(isInteractive: true), .cancel, .complete(true)],
    [.start(isInteractive: true), .cancel, .pause, .cancel, .complete(false)],
    [.start(isInteractive: false), .pause, .finish, .pause, .cancel, .complete(false)],
    [.start(isInteractive: true), .complete(true)],
  ]

  @Test("callbacks of each controller alternate and end balanced, whatever happens", arguments: shapes, courses)
  func balance(_ shape: Sequence, _ course: [Sequence.Event]) {
    var sequence = shape
    let effects = course.flatMap { sequence.receive($0) }
    for side in [Sequence.Side.from, .to] {
      var isOpen = false
      for effect in effects {
        switch effect {
        case .willAppear(side), .willDisappear(side):
          // A second will is how a change is turned round: it comes in the middle of the first, or after its end.
          isOpen = true
        case .didAppear(side), .didDisappear(side):
          #expect(isOpen)
          isOpen = false
        default: break
        }
      }
      #expect(!isOpen)
    }
  }

  @Test("will-callbacks come before the animation, did-callbacks after the completion", arguments: shapes)
  func order(_ shape: Sequence) {
    var sequence = shape
    let start = sequence.receive(.start(isInteractive: false))
    #expect(start.first == .prepare)
    #expect(start.last == .animate)
    let end = sequence.receive(.complete(true))
    for effect in start {
      switch effect {
      case .didAppear, .didDisappear: Issue.record("\(effect) before the animation")
      default: break
      }
    }
    #expect(end.suffix(2) == [.animationEnded(true), .release])
    #expect(end.filter { $0 == .applyOutcome(true) }.count == 1)
  }

  @Test(
    "modal transitions notify the arriving controller first, containers the leaving one",
    arguments: Sequence.Kind.allCases)
  func didPair(_ kind: Sequence.Kind) {
    var sequence = Sequence(kind: kind)
    _ = sequence.receive(.start(isInteractive: false))
    let dids = sequence.receive(.complete(true)).filter { $0 == .didAppear(.to) || $0 == .didDisappear(.from) }
    let isModal = kind == .present || kind == .dismiss
    #expect(dids == (isModal ? [.didAppear(.to), .didDisappear(.from)] : [.didDisappear(.from), .didAppear(.to)]))
  }

  @Test("events that do not fit do nothing but warn")
  func misfits() {
    var sequence = Sequence(kind: .present)
    let course: [(Sequence.Event, [Sequence.Effect])] = [
      (.complete(true), [.warn(.completedBeforeStart)]),
      (.finish, []),
      (.start(isInteractive: true), [.prepare, .willDisappear(.from), .willAppear(.to), .animate]),
      (.finish, [.interactionChanged]),
      (.cancel, [.warn(.endedTwice)]),
    ]
    for (event, expected) in course {
      let effects = sequence.receive(event)
      #expect(effects == expected, "\(event)")
    }
    _ = sequence.receive(.complete(true))
    let again = sequence.receive(.complete(false))
    #expect(again == [.warn(.completedTwice)])
    #expect(sequence.state == .ended)
  }
}
