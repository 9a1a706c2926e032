import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

/// The layouts that are known, laid out by views.
@Suite("Layouts that are known, through views") struct ConstraintCaseTests {
  /// The orders in which constraints are activated: as they stand, backwards, and shuffled three ways.
  static func orders(_ count: Int) -> [[Int]] {
    let order = Array(0..<count)
    return [order, order.reversed()]
      + Seed.first(3).map { seed in
        var generator = seed.generator
        return order.shuffled(using: &generator)
      }
  }

  private func check(_ rig: CaseRig, _ comment: Comment) throws {
    let layout = rig.layout
    for (view, numbers) in layout.frames {
      let frame = rig.frame(of: view)
      for (index, expected) in numbers.enumerated() {
        guard let expected else { continue }
        var value = frame[index]
        if let rounding = layout.rounding, layout.views.first(where: { $0.name == view })?.frame == nil {
          let grain = rounding[index / 2]
          value = ((value / grain) + Tolerance.law).rounded(.toNearestOrAwayFromZero) * grain
        }
        #expect(isClose(value, expected, Tolerance.solved), "\(layout.name) \(view)[\(index)]: \(comment)")
      }
    }
    if let fit = layout.fit, let view = rig.views[fit.view] {
      let size = try view.systemLayoutSizeFitting(
        CGSize(width: fit.numbers[0], height: fit.numbers[1]),
        withHorizontalFittingPriority: Float(fit.numbers[2]), verticalFittingPriority: Float(fit.numbers[3]))
      #expect(isClose([size.width, size.height], layout.fits, Tolerance.solved), "\(layout.name): \(comment)")
    }
    #expect(rig.rig.app.warnings.isEmpty, "\(layout.name): \(comment)")
  }

  @Test("Each has its frames, in whatever order the constraints are activated", arguments: LayoutCase.all)
  func frames(layout: LayoutCase) throws {
    var first: [Double]?
    for order in Self.orders(layout.constraints.count) {
      let rig = try CaseRig(layout)
      for index in order { try rig.constraints[index].activate() }
      rig.layOut()
      try check(rig, "order \(order)")
      let all = rig.allFrames
      #expect(isClose(first ?? all, all, Tolerance.law), "\(layout.name): order \(order)")
      first = all
    }
  }

  @Test("Those on screen that are called ambiguous are those whose views are", arguments: LayoutCase.all)
  func ambiguity(layout: LayoutCase) throws {
    let rig = try CaseRig(layout)
    try NSLayoutConstraint.activate(rig.constraints)
    rig.rig.world.drain()
    let open = rig.views.values.filter(\.hasAmbiguousLayout).count
    let told = rig.rig.app.warnings.map(\.warning.code)
    #expect(told.count { $0 == .ambiguousLayout || $0 == .noConstraints } == open)
  }

  @Test(
    "A constraint deactivated and activated again, or moved by 7 and back, changes nothing", arguments: LayoutCase.all)
  func roundTrips(layout: LayoutCase) throws {
    let rig = try CaseRig(layout)
    try NSLayoutConstraint.activate(rig.constraints)
    rig.layOut()
    let frames = rig.allFrames
    for (index, constraint) in rig.constraints.enumerated() {
      constraint.deactivate()
      rig.layOut()
      try constraint.activate()
      rig.layOut()
      #expect(isClose(rig.allFrames, frames, Tolerance.law), "\(layout.name): \(index) taken off and put back")
      let constant = constraint.constant
      try constraint.setConstant(constant + 7)
      rig.layOut()
      try constraint.setConstant(constant)
      rig.layOut()
      #expect(isClose(rig.allFrames, frames, Tolerance.law), "\(layout.name): \(index) moved and moved back")
    }
  }

  /// Recorded for hugging ("apple-tie-min-width-low"); resistance is the same equation from the other side.
  @Test(
    "of equal priorities the explicit size wins over the content's, and that is not ambiguous",
    arguments: [(width: 200.0, priority: Float(250)), (50, 750)])
  func ties(_ tie: (width: Double, priority: Float)) throws {
    let rig = Rig()
    let view = CaseView(in: rig.app)
    view.content = CGSize(width: 100, height: 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    rig.window.addSubview(view)
    let width = try view.widthAnchor.constraint(equalToConstant: tie.width)
    try width.setPriority(tie.priority)
    try NSLayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: rig.window.leadingAnchor),
      view.topAnchor.constraint(equalTo: rig.window.topAnchor),
    ])
    rig.world.drain()
    #expect(view.frame.width == tie.width && !view.hasAmbiguousLayout && rig.app.warnings.isEmpty)
  }

  @Test("Moving the root moves nothing inside it", arguments: LayoutCase.all)
  func shifted(layout: LayoutCase) throws {
    let rig = try CaseRig(layout)
    try NSLayoutConstraint.activate(rig.constraints)
    rig.layOut()
    let frames = layout.views.dropFirst().flatMap { rig.frame(of: $0.name) }
    rig.views["root"]?.center.x += 31
    rig.views["root"]?.center.y -= 17
    rig.layOut()
    #expect(isClose(layout.views.dropFirst().flatMap { rig.frame(of: $0.name) }, frames, Tolerance.law))
  }
}
