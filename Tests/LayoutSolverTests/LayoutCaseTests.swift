import LayoutSolver
import TestSupport
import Testing

@Suite("Layouts that are known") struct LayoutCaseTests {
  /// The orders in which the constraints are added: as they stand, backwards, and shuffled three ways.
  static func orders(_ count: Int) -> [[Int]] {
    let order = Array(0..<count)
    return [order, order.reversed()]
      + Seed.first(3).map { seed in
        var generator = seed.generator
        return order.shuffled(using: &generator)
      }
  }

  func check(_ layout: LayoutCase, _ rig: LayoutRig, _ comment: Comment) {
    for (view, numbers) in layout.frames {
      let frame = rig.frame(of: view)
      for (index, expected) in numbers.enumerated() {
        guard let expected else { continue }
        var value = frame[index]
        if let rounding = layout.rounding, rig.isConstrained(view) {
          let grain = rounding[index / 2]
          value = ((value / grain) + Tolerance.law).rounded(.toNearestOrAwayFromZero) * grain
        }
        #expect(isClose(value, expected, Tolerance.solved), "\(layout.name) \(view)[\(index)]: \(comment)")
      }
    }
    if let fit = layout.fit {
      #expect(
        isClose(Array(rig.frame(of: fit.view)[2...]), layout.fits, Tolerance.solved), "\(layout.name): \(comment)")
    }
  }

  @Test("No layout is missing") func count() {
    #expect(LayoutCase.all.count == 113)
    #expect(LayoutCase.all.count { $0.grade == "A" } == 32)
  }

  @Test("Each has its frames, in whatever order the constraints come, and no conflict", arguments: LayoutCase.all)
  func frames(layout: LayoutCase) throws {
    var first: [Double]?
    let rig = LayoutRig(layout)
    for order in Self.orders(rig.rows.count) {
      var rig = rig
      for index in order { try rig.add(rig.rows[index]) }
      rig.solver.solve()
      #expect(rig.solver.conflicts.isEmpty)
      check(layout, rig, "order \(order)")
      let all = layout.views.flatMap { rig.frame(of: $0.name) }
      #expect(isClose(first ?? all, all, Tolerance.law), "\(layout.name): order \(order)")
      first = all
    }
  }

  @Test("One constraint after the other, each solved, comes to the same", arguments: LayoutCase.all)
  func increments(layout: LayoutCase) throws {
    var rig = LayoutRig(layout)
    for row in rig.rows {
      try rig.add(row)
      rig.solver.solve()
    }
    check(layout, rig, "solved after each")
  }

  @Test("A constraint removed and added again, or moved by 7 and back, changes nothing", arguments: LayoutCase.all)
  func roundTrips(layout: LayoutCase) throws {
    var rig = LayoutRig(layout)
    var ids: [ConstraintID] = []
    for row in rig.rows { ids.append(try rig.add(row)) }
    rig.solver.solve()
    for (index, row) in rig.rows.enumerated() {
      try rig.solver.remove(ids[index])
      rig.solver.solve()
      ids[index] = try rig.add(row)
      rig.solver.solve()
      check(layout, rig, "constraint \(index) removed and added again")
      try rig.solver.setConstant(row.constant + 7, of: ids[index])
      rig.solver.solve()
      try rig.solver.setConstant(row.constant, of: ids[index])
      rig.solver.solve()
      #expect(rig.solver.conflicts.isEmpty)
      check(layout, rig, "constraint \(index) moved and moved back")
    }
  }
}

extension LayoutRig {
  @discardableResult
  mutating func add(_ row: Row) throws -> ConstraintID {
    try solver.add(row.terms, row.constant, notBelow: row.notBelow, notAbove: row.notAbove)
  }
}
