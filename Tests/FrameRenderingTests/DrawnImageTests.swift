import FrameRendering
import TestSupport
import Testing

/// Images that a script draws, pixel by pixel: what was drawn lies where the context's transform puts it.
@Suite("Drawn images") struct DrawnImageTests {
  private static let (red, blue, clear): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF)

  /// The pixels of an image at the window's corner, by points of the screen; 2 pixels a point.
  private func pixels(_ script: String) throws -> Bitmap {
    try Scene(script: script + "\nwindow:addSubview(UIImageView(image))").bitmap
  }

  @Test("a layer with a sublayer, in the layer's own coordinates")
  func render() throws {
    let bitmap = try pixels(
      """
      local view = UIView(CGRect(50, 50, 40, 20))
      view.backgroundColor = UIColor(1, 0, 0)
      view.transform = CGAffineTransform(math.pi / 3)
      local inner = UIView(CGRect(20, 0, 20, 20))
      inner.backgroundColor = UIColor(0, 0, 1)
      view:addSubview(inner)
      UIGraphicsBeginImageContextWithOptions(CGSize(60, 20), false, 2)
      view.layer:render(UIGraphicsGetCurrentContext())
      image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      """)
    #expect(bitmap[20, 20] == Self.red)
    #expect(bitmap[60, 20] == Self.blue)
    #expect(bitmap[100, 20] == Self.clear)
  }

  @Test("fills, a moved origin, a part, and an image in an image")
  func draw() throws {
    let bitmap = try pixels(
      """
      local square = UIGraphicsImageRenderer(CGSize(10, 10)):image(function(context)
        context:setFillColor(UIColor(1, 0, 0))
        context:fill(CGRect(0, 0, 10, 5))
        context:setFillColor(UIColor(0, 0, 1))
        context:translateBy(0, 5)
        context:fill(CGRect(0, 0, 10, 5))
      end)
      local lower = UIImage(square.cgImage:cropping(CGRect(0, 10, 20, 10)), 2, "up")
      image = UIGraphicsImageRenderer(CGSize(40, 10)):image(function()
        square:draw(CGPoint(20, 0))
        lower:draw(CGRect(0, 0, 10, 10))
      end)
      """)
    #expect(bitmap[10, 4] == Self.blue)
    #expect(bitmap[30, 10] == Self.clear)
    #expect(bitmap[50, 4] == Self.red)
    #expect(bitmap[50, 16] == Self.blue)
  }

  /// Half-way, the inner view is seen from 10 to 30 and its model is from 20 to 40; the rectangle is twice as wide as the
  /// view.
  @Test("a view, stretched, as it is seen and as it will be", arguments: [false, true])
  func hierarchy(afterScreenUpdates: Bool) throws {
    let bitmap = try pixels(
      """
      local view = UIView(CGRect(50, 100, 40, 20))
      view.backgroundColor = UIColor(1, 0, 0)
      local inner = UIView(CGRect(0, 0, 20, 20))
      inner.backgroundColor = UIColor(0, 0, 1)
      view:addSubview(inner)
      window:addSubview(view)
      timeline:advance(0.1)
      UIView.animate(1, 0, "curveLinear", function() inner.frame.x = 20 end)
      timeline:advance(0.5)
      UIGraphicsBeginImageContextWithOptions(CGSize(100, 20), false, 2)
      assert(view:drawHierarchy(CGRect(20, 0, 80, 20), \(afterScreenUpdates)))
      image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      assert(not view:drawHierarchy(view.bounds, true), "no context is begun")
      """)
    #expect(bitmap[30, 20] == Self.clear)
    #expect(bitmap[60, 20] == Self.red)
    #expect(bitmap[100, 20] == (afterScreenUpdates ? Self.red : Self.blue))
    #expect(bitmap[140, 20] == Self.blue)
    #expect(bitmap[180, 20] == (afterScreenUpdates ? Self.blue : Self.red))
  }
}
