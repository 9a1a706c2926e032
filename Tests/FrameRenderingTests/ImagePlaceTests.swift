import MotionMath
import TestSupport
import Testing

@testable import FrameRendering

@Suite("Places of images") struct ImagePlaceTests {
  /// A picture of 1200 by 800 in a square of 115 points: the fourth seed's numbers.
  @Test(
    "an image lies where its layer's contentsGravity says",
    arguments: [
      ("resizeAspectFill", CGRect(x: -28.75, y: 0, width: 172.5, height: 115)),
      ("resizeAspect", CGRect(x: 0, y: 19.1667, width: 115, height: 76.6667)),
      ("resize", CGRect(x: 0, y: 0, width: 115, height: 115)),
      ("topLeft", CGRect(x: 0, y: 0, width: 1200, height: 800)),
      ("top", CGRect(x: -542.5, y: 0, width: 1200, height: 800)),
      ("topRight", CGRect(x: -1085, y: 0, width: 1200, height: 800)),
      ("left", CGRect(x: 0, y: -342.5, width: 1200, height: 800)),
      ("right", CGRect(x: -1085, y: -342.5, width: 1200, height: 800)),
      ("bottomLeft", CGRect(x: 0, y: -685, width: 1200, height: 800)),
      ("bottom", CGRect(x: -542.5, y: -685, width: 1200, height: 800)),
      ("bottomRight", CGRect(x: -1085, y: -685, width: 1200, height: 800)),
      ("center", CGRect(x: -542.5, y: -342.5, width: 1200, height: 800)),
    ])
  func places(_ gravity: String, _ expected: CGRect) {
    let square = CGRect(x: 0, y: 0, width: 115, height: 115)
    let frame = PictureBuilder.frame(of: CGSize(width: 1200, height: 800), in: square, gravity: gravity)
    for (value, wanted) in zip(frame.numbers, expected.numbers) {
      #expect(abs(value - wanted) <= Tolerance.sampled)
    }
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
