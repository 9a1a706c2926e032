extension Rule {
  /// In the order of `ID.allCases`.
  static let table: [Rule] = ID.allCases.map { id in
    switch id {
    case .complete: complete
    case .early: early
    case .state: state
    case .tree: tree
    case .outcome: outcome
    case .jump: jump
    case .scrub: scrub
    case .free: free
    case .life: life
    case .balance: balance
    case .owner: owner
    case .leak: leak
    case .hit: hit
    case .root: root
    case .nest: nest
    case .rotation: rotation
    case .inset: inset
    case .expect: expect
    case .stuck: stuck
    case .animator: animator
    case .same: same
    case .noAnimation: noAnimation
    case .once: once
    case .completion: completion
    case .focus: focus
    case .navigation: navigation
    case .gesture: gesture
    case .decide: decide
    case .along: along
    case .rect: rect
    case .transformedFrame: transformedFrame
    case .nestedPresentation: nestedPresentation
    case .refused: refused
    case .index: index
    case .pair: pair
    case .stack: stack
    case .clock: clock
    case .background: background
    case .types: types
    case .snapshot: snapshot
    case .alongOutside: alongOutside
    case .velocity: velocity
    case .late: late
    case .redo: redo
    case .pure: pure
    case .duration: duration
    case .ambiguous: ambiguous
    }
  }
}
