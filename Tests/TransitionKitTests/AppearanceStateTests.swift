import Testing

@testable import TransitionKit

@Suite("AppearanceState") struct AppearanceStateTests {
  private enum Step {
    case begin(appearing: Bool, fits: Bool)
    case end(hasAppeared: Bool?)
  }

  private func follow(_ steps: [Step]) -> AppearanceState {
    var state = AppearanceState()
    for step in steps {
      switch step {
      case .begin(let appearing, let fits):
        let answer = state.begin(appearing: appearing, animated: true)
        #expect(answer == fits)
      case .end(let hasAppeared):
        let answer = state.end()
        #expect(answer == hasAppeared)
      }
    }
    return state
  }

  @Test("refuses a change to where it already is or goes")
  func refuses() {
    let state = follow([
      .begin(appearing: false, fits: false), .begin(appearing: true, fits: true),
      .begin(appearing: true, fits: false), .end(hasAppeared: true), .begin(appearing: true, fits: false),
      .end(hasAppeared: nil),
    ])
    #expect(state.stage == .appeared)
  }

  @Test("a change begun the other way takes the open one back: it never counts as appeared")
  func turnsRound() {
    let state = follow([
      .begin(appearing: true, fits: true), .begin(appearing: false, fits: true), .end(hasAppeared: false),
    ])
    #expect(state.stage == .disappeared)
  }
}
