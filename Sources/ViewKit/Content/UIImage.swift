public import LayerKit
public import MotionMath

/// A picture: its size, and what is in it for whoever draws. The engine itself never looks inside.
public final class UIImage: NSObject {
  /// What a layer holds of it.
  public let reference: ImageReference
  public let content: Content
  /// In points.
  public var size: CGSize { reference.size }
  /// Pixels per point.
  public var scale: Double { reference.scale }

  public enum Content {
    /// One colour all over.
    case plain(CGColor)
    /// Rows from the top, four bytes a pixel: red, green, blue, opacity, not premultiplied.
    case pixels(width: Int, height: Int, bytes: [UInt8])
  }

  /// A picture of one colour.
  public convenience init(color: CGColor, size: CGSize, in app: UIApplication) {
    self.init(content: .plain(color), size: size, scale: app.screen.scale, in: app)
  }

  /// A picture of `content`, `size` points large.
  public init(content: Content, size: CGSize, scale: Double, in app: UIApplication) {
    self.content = content
    reference = ImageReference(id: app.images.count + 1, size: size, scale: scale)
    super.init()
    app.images[reference.id] = self
  }

  public override var className: String { "UIImage" }
}
