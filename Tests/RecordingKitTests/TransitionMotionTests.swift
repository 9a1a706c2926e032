import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Transition motion") struct TransitionMotionTests {
  struct Row: Sendable {
    let subtype: CATransitionSubtype?
    /// Where the movement comes from on screen: x to the right, y down.
    let side: CGVector
  }

  static let sides = [
    Row(subtype: nil, side: CGVector(dx: -1, dy: 0)),
    Row(subtype: .fromLeft, side: CGVector(dx: -1, dy: 0)),
    Row(subtype: .fromRight, side: CGVector(dx: 1, dy: 0)),
    Row(subtype: .fromTop, side: CGVector(dx: 0, dy: 1)),
    Row(subtype: .fromBottom, side: CGVector(dx: 0, dy: -1)),
  ]

  struct Kind: Sendable {
    let type: CATransitionType
    /// How far from its place towards the side each picture is at a quarter of the way, and how opaque.
    let old, new: (offset: Double, opacity: Double)
  }

  static let kinds = [
    Kind(type: .fade, old: (0, 0.75), new: (0, 0.25)),
    Kind(type: .moveIn, old: (0, 1), new: (0.75, 0.25)),
    Kind(type: .push, old: (-0.25, 0.75), new: (0.75, 0.25)),
    Kind(type: .reveal, old: (-0.25, 0.75), new: (0, 1)),
  ]

  private static func motion(_ kind: Kind, _ row: Row) -> TransitionMotion {
    TransitionMotion(type: kind.type, subtype: row.subtype, startProgress: 0, endProgress: 1)
  }

  @Test("each type moves its pictures from each side", arguments: kinds, sides)
  func pictures(_ kind: Kind, _ row: Row) {
    let (old, new, isOldInFront) = Self.motion(kind, row).pictures(at: 0.25)
    for (picture, expected) in [(old, kind.old), (new, kind.new)] {
      let offset = [row.side.dx * expected.offset, row.side.dy * expected.offset]
      #expect(isClose([picture.offset.dx, picture.offset.dy], offset, Tolerance.rounding))
      #expect(picture.opacity == expected.opacity)
    }
    #expect(isOldInFront == (kind.type == .reveal))
  }

  @Test("it begins with the old picture in its place and ends with the new one", arguments: kinds, sides)
  func ends(_ kind: Kind, _ row: Row) {
    let motion = Self.motion(kind, row)
    #expect(motion.pictures(at: 0).old == TransitionMotion.Picture())
    let (old, new, isOldInFront) = motion.pictures(at: 1)
    #expect(new == TransitionMotion.Picture())
    #expect(old.opacity == 0 || !isOldInFront)
  }
}
