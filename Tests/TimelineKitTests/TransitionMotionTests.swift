import MotionMath
import TestSupport
import Testing
import TimelineKit

@Suite("Transition motion") struct TransitionMotionTests {
  struct Row: Sendable {
    let type: String
    let subtype: String?
    /// Offset of the old and of the new picture at a quarter of the way, in widths and heights.
    let old, new: [Double]
  }

  static let rows = [
    Row(type: "fade", subtype: "fromRight", old: [0, 0], new: [0, 0]),
    Row(type: "moveIn", subtype: nil, old: [0, 0], new: [-0.75, 0]),
    Row(type: "moveIn", subtype: "fromRight", old: [0, 0], new: [0.75, 0]),
    Row(type: "moveIn", subtype: "fromTop", old: [0, 0], new: [0, 0.75]),
    Row(type: "push", subtype: "fromLeft", old: [0.25, 0], new: [-0.75, 0]),
    Row(type: "push", subtype: "fromRight", old: [-0.25, 0], new: [0.75, 0]),
    Row(type: "push", subtype: "fromTop", old: [0, -0.25], new: [0, 0.75]),
    Row(type: "push", subtype: "fromBottom", old: [0, 0.25], new: [0, -0.75]),
    Row(type: "reveal", subtype: "fromRight", old: [-0.25, 0], new: [0, 0]),
    Row(type: "reveal", subtype: "fromBottom", old: [0, 0.25], new: [0, 0]),
  ]

  @Test("each type moves its pictures from its side", arguments: rows)
  func offsets(_ row: Row) {
    let motion = TransitionMotion(type: row.type, subtype: row.subtype, startProgress: 0, endProgress: 1)
    let (old, new, isOldInFront) = motion.pictures(at: 0.25)
    #expect([old.offset.dx, old.offset.dy] == row.old)
    #expect([new.offset.dx, new.offset.dy] == row.new)
    #expect([old.opacity, new.opacity] == (row.type == "fade" ? [0.75, 0.25] : [1, 1]))
    #expect(isOldInFront == (row.type == "reveal"))
  }

  @Test("at the end the new picture is all there is to see", arguments: rows)
  func end(_ row: Row) {
    let motion = TransitionMotion(type: row.type, subtype: row.subtype, startProgress: 0, endProgress: 1)
    let (old, new, isOldInFront) = motion.pictures(at: 1)
    #expect(new == TransitionMotion.Picture())
    let isGone = old.opacity == 0 || old.offset.dx.magnitude == 1 || old.offset.dy.magnitude == 1
    #expect(isGone || !isOldInFront)
  }
}
