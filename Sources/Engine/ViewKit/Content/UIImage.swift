public import LayerKit
public import MotionMath
public import RecordingKit

/// A picture: its size, and content that only the renderer reads.
public final class UIImage: NSObject {
  /// The value of a layer's `contents`.
  public let reference: ImageReference
  public let content: Content
  /// In points.
  public var size: CGSize { reference.size }
  /// Pixels per point.
  public var scale: Double { reference.scale }

  /// The borders that keep their size when an image view stretches the picture; nil stretches all of it.
  public let capInsets: UIEdgeInsets?

  /// Whether image views show it in its own colours or in their tint colour.
  public let renderingMode: RenderingMode
  /// True for the system's signs, which are templates unless `renderingMode` says otherwise (documented).
  public let isSymbolImage: Bool

  public enum RenderingMode: String, CaseIterable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public typealias Content = ImageContent

  /// A picture of one colour.
  public convenience init(color: CGColor, size: CGSize, in app: UIApplication) {
    self.init(content: .plain(color), size: size, scale: app.screen.scale, in: app)
  }

  /// A PNG file; nil when `bytes` is not one. Its size in points is that in pixels divided by `scale`.
  public convenience init?(data bytes: [UInt8], scale: Double = 1, in app: UIApplication) {
    guard scale > 0, let header = PNGHeader(bytes) else { return nil }
    let size = CGSize(width: Double(header.width) / scale, height: Double(header.height) / scale)
    self.init(content: .png(bytes), size: size, scale: scale, in: app)
  }

  /// A picture of `content`, `size` points large.
  public init(content: Content, size: CGSize, scale: Double, in app: UIApplication) {
    let table = app.images
    (capInsets, renderingMode, isSymbolImage) = (nil, .automatic, false)
    self.content = content
    reference = ImageReference(id: table.nextID(), size: size, scale: scale)
    self.table = table
    super.init()
    table[reference.id] = self
    app.world.recording.keep(content, for: reference)
  }

  /// The picture a layer shows, created again from the recording.
  fileprivate init(_ reference: ImageReference, _ content: Content, in table: ImageTable) {
    (capInsets, renderingMode, isSymbolImage) = (nil, .automatic, false)
    self.reference = reference
    self.content = content
    self.table = table
    super.init()
    table[reference.id] = self
  }

  private init(_ image: UIImage, capInsets: UIEdgeInsets?, _ renderingMode: RenderingMode, _ isSymbolImage: Bool) {
    (reference, content, table) = (image.reference, image.content, image.table)
    (self.capInsets, self.renderingMode, self.isSymbolImage) = (capInsets, renderingMode, isSymbolImage)
    super.init()
  }

  /// The same picture with borders that an image view does not stretch; what is between them it does.
  ///
  /// - Parameter capInsets: In points, none negative, with something between them.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(self, capInsets: capInsets, renderingMode, isSymbolImage)
  }

  /// The same picture, shown in its own colours or in those of the view that shows it.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, capInsets: capInsets, renderingMode, isSymbolImage)
  }

  /// As bars show it: in automatic mode it is a template there (documented).
  var inBar: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }

  /// Whether image views show it in their tint colour.
  var isTemplate: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage }

  /// The picture in one colour, as opaque as it was in each place; nil for pixels that `imagePainter` does not paint.
  public func tinted(_ color: UIColor, in app: UIApplication) -> UIImage? {
    func tint(_ original: UIColor) -> UIColor { color.withAlphaComponent(color.alpha * original.alpha) }
    let painted: UIImage
    switch content {
    case .plain(let original): painted = UIImage(content: .plain(tint(original)), size: size, scale: scale, in: app)
    case .gradient(let colors, let start, let end):
      painted = UIImage(
        content: .gradient(colors: colors.map(tint), start: start, end: end), size: size, scale: scale, in: app)
    case .pixels, .png:
      guard let image = app.imagePainter.tint?(self, color) else { return nil }
      painted = image
    }
    return UIImage(painted, capInsets: capInsets, renderingMode, isSymbolImage)
  }

  /// The same picture as one of the system's signs.
  package var asSymbol: UIImage { UIImage(self, capInsets: capInsets, renderingMode, true) }

  /// The part that is stretched, as fractions of the size; all of it without `capInsets`.
  var stretchedPart: CGRect {
    guard let capInsets, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: 1 - (capInsets.left + capInsets.right) / size.width,
      height: 1 - (capInsets.top + capInsets.bottom) / size.height)
  }

  deinit { table.remove(self) }

  private let table: ImageTable

  public override var className: String { "UIImage" }
}

/// Recolours images. The renderer supplies the function.
package final class ImagePainter {
  /// Returns the image in one colour; nil while there is no renderer, or for pixels that cannot be read.
  package var tint: ((UIImage, UIColor) -> UIImage?)?
}

/// The images in use, by the number that layers refer to. The recording keeps their contents.
private final class ImageTable {
  private struct Entry { weak var image: UIImage? }
  private var entries: [Int: Entry] = [:]
  private var lastID = 0

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  subscript(id: Int) -> UIImage? {
    get { entries[id]?.image }
    set { entries[id] = Entry(image: newValue) }
  }

  /// Forgets `image`, unless another one has its number now.
  func remove(_ image: UIImage) {
    if entries[image.reference.id]?.image == nil { entries[image.reference.id] = nil }
  }
}

extension UIApplication {
  fileprivate var images: ImageTable { part { ImageTable() } }
  package var imagePainter: ImagePainter { part { ImagePainter() } }

  /// The picture that `reference` stands for; nil when this application has not made it.
  public func image(for reference: ImageReference) -> UIImage? {
    images[reference.id]
      ?? world.recording.content(of: reference).map { UIImage(reference, $0, in: images) }
  }
}

/// The size of a PNG picture in pixels, from the first bytes of the file.
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
