import LayerKit
import MotionMath
import TestSupport
import TestTraits
import Testing
import ViewKit

/// Layouts that are known because they were planted: frames are drawn first, and constraints that hold for them after.
@Suite("Random layouts through views") struct RandomLayoutTests {
  private struct Planted {
    let view: UIView
    /// In the window's coordinates, by axis: where it begins, and how long it is.
    let origin: [Double]
    let length: [Double]

    func place(_ axis: Int, _ part: Double) -> Double { origin[axis] + part * length[axis] }
  }

  private static let places: [[NSLayoutConstraint.Attribute]] = [
    [.left, .centerX, .right], [.top, .centerY, .bottom],
  ]
  private static let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
  private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// A tree of three to twelve views. On each axis a view is held by two of its three places, or one and its length, each
  /// tied to a view that was made before, wherever in the tree; then come inequalities that hold, and wishes that lose.
  @Test("views are where they were planted, in any tree and order", .exhaustive, arguments: Seed.first(2_000))
  func planted(seed: Seed) throws {
    var random = seed.generator
    var settings = BehaviorSettings()
    settings.layoutRounding = .none
    let rig = Rig(settings: settings)
    var all = [Planted(view: rig.window, origin: [0, 0], length: [375, 667])]
    var constraints: [NSLayoutConstraint] = []

    func tie(
      _ one: Planted, _ axis: Int, to other: Planted, _ relation: NSLayoutConstraint.Relation = .equal,
      slack: Double = 0
    ) throws -> NSLayoutConstraint {
      let (part, otherPart) = (Int.random(in: 0...2, using: &random), Int.random(in: 0...2, using: &random))
      let difference = one.place(axis, Double(part) / 2) - other.place(axis, Double(otherPart) / 2)
      return try NSLayoutConstraint(
        item: one.view, attribute: Self.places[axis][part], relatedBy: relation, toItem: other.view,
        attribute: Self.places[axis][otherPart], constant: difference + slack)
    }

    for _ in 0..<Int.random(in: 3...12, using: &random) {
      let parent = all[Int.random(in: 0..<all.count, using: &random)]
      let view = UIView(in: rig.app)
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.view.addSubview(view)
      let made = Planted(
        view: view, origin: [random.number(in: -200...400), random.number(in: -200...600)],
        length: [random.number(in: 0...300), random.number(in: 0...300)])
      for axis in 0...1 {
        let other = all[Int.random(in: 0..<all.count, using: &random)]
        if Bool.random(using: &random) {
          // Two different places of it.
          let second = all[Int.random(in: 0..<all.count, using: &random)]
          for (place, anchor) in [(0, other), (Int.random(in: 1...2, using: &random), second)] {
            let part = Int.random(in: 0...2, using: &random)
            constraints.append(
              try NSLayoutConstraint(
                item: view, attribute: Self.places[axis][place], relatedBy: .equal, toItem: anchor.view,
                attribute: Self.places[axis][part],
                constant: made.place(axis, Double(place) / 2) - anchor.place(axis, Double(part) / 2)))
          }
        } else {
          constraints.append(try tie(made, axis, to: other))
          let factor = [0.5, 1, 2][Int.random(in: 0...2, using: &random)]
          constraints.append(
            try NSLayoutConstraint(
              item: view, attribute: Self.lengths[axis], relatedBy: .equal, toItem: other.view,
              attribute: Self.lengths[axis], multiplier: factor,
              constant: made.length[axis] - factor * other.length[axis]))
        }
        constraints.append(try tie(made, axis, to: other, .lessThanOrEqual, slack: random.number(in: 0...50)))
        constraints.append(try tie(made, axis, to: other, .greaterThanOrEqual, slack: -random.number(in: 0...50)))
        let wish = try tie(made, axis, to: other, slack: random.number(in: -90...90))
        try wish.setPriority(Float.random(in: 1...999, using: &random))
        constraints.append(wish)
      }
      all.append(made)
    }
    constraints.shuffle(using: &random)
    try NSLayoutConstraint.activate(constraints)
    rig.window.layoutIfNeeded()
    for planted in all.dropFirst() {
      let frame = planted.view.convert(planted.view.bounds, to: rig.window)
      #expect(
        isClose(
          frame,
          CGRect(
            x: planted.origin[0], y: planted.origin[1], width: planted.length[0], height: planted.length[1]),
          Tolerance.law))
      #expect(!planted.view.hasAmbiguousLayout)
    }
    #expect(rig.app.warnings.isEmpty)
  }

  @Test("an animated constant is solved once, and nothing is made for a window without constraints")
  func solves() throws {
    let rig = Rig()
    let plain = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1) { plain.center.x = 100 }
    rig.world.advance(by: 1)
    #expect(rig.app.constraintSolveCount == nil)
    let view = UIView(in: rig.app)
    view.translatesAutoresizingMaskIntoConstraints = false
    rig.window.addSubview(view)
    let left = try NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: rig.window, attribute: .left)
    try left.activate()
    rig.window.layoutIfNeeded()
    let before = try #require(rig.app.constraintSolveCount)
    try left.setConstant(60)
    rig.app.animate(withDuration: 1) { rig.window.layoutIfNeeded() }
    for _ in 0..<60 { rig.world.step() }
    #expect(rig.app.constraintSolveCount == before + 1)
    #expect(view.frame.origin.x == 60)
  }
}
