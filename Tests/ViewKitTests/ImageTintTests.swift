import MotionMath
import RecordingKit
import Testing
import ViewKit

@Suite("Image tint") struct ImageTintTests {
  @Test("colours and gradients take a colour, as opaque as they were; pixels need a painter")
  func tints() throws {
    let rig = Rig()
    let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let plain = UIImage(color: half, size: CGSize(width: 2, height: 2), in: rig.app)
    #expect(plain.tinted(blue, in: rig.app)?.content == .plain(blue.withAlphaComponent(0.25)))
    let gradient = UIImage(
      content: .gradient(colors: [half, .white], start: .zero, end: CGPoint(x: 1, y: 1)),
      size: CGSize(width: 2, height: 2), scale: 1, in: rig.app)
    #expect(
      gradient.tinted(blue, in: rig.app)?.content
        == .gradient(colors: [blue.withAlphaComponent(0.25), blue], start: .zero, end: CGPoint(x: 1, y: 1)))
    let pixels = UIImage(
      content: .pixels(width: 1, height: 1, bytes: [255, 0, 0, 255]), size: CGSize(width: 1, height: 1), scale: 1,
      in: rig.app)
    #expect(pixels.tinted(blue, in: rig.app) == nil)
  }
}
