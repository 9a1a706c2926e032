public import LayerKit
public import MotionMath
public import RecordingKit

/// A picture: its size, and what is in it for whoever draws. The engine itself never looks inside.
public final class UIImage: NSObject {
  /// What a layer holds of it.
  public let reference: ImageReference
  public let content: Content
  /// In points.
  public var size: CGSize { reference.size }
  /// Pixels per point.
  public var scale: Double { reference.scale }

  public typealias Content = ImageContent

  /// A picture of one colour.
  public convenience init(color: CGColor, size: CGSize, in app: UIApplication) {
    self.init(content: .plain(color), size: size, scale: app.screen.scale, in: app)
  }

  /// A PNG file; nil when `bytes` are none. Its size in points is that in pixels divided by `scale`.
  public convenience init?(data bytes: [UInt8], scale: Double = 1, in app: UIApplication) {
    guard scale > 0, let header = PNGHeader(bytes) else { return nil }
    let size = CGSize(width: Double(header.width) / scale, height: Double(header.height) / scale)
    self.init(content: .png(bytes), size: size, scale: scale, in: app)
  }

  /// A picture of `content`, `size` points large.
  public init(content: Content, size: CGSize, scale: Double, in app: UIApplication) {
    self.content = content
    reference = ImageReference(id: app.images.count + 1, size: size, scale: scale)
    super.init()
    app.images[reference.id] = self
    app.world.recording.keep(content, for: reference)
  }

  public override var className: String { "UIImage" }
}

/// What the first bytes of a PNG file tell: how large the picture is, in pixels.
struct PNGHeader: Hashable {
  let width: Int
  let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Nil unless the file begins with the signature and a header chunk with a size above zero.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 33, bytes.starts(with: PNGHeader.signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else { return nil }
  }
}
