/// The line round a picture, where its rim cannot be told from the ground that it lies on: a white screen on white, a
/// black one on black. Elsewhere the picture has its own.
public struct PictureEdge: Sendable {
  private let ground: Int
  private let line: UInt32
  /// How far the luminance of a rim that is seen on its ground differs from it, of 255 (chosen here: a twelfth).
  private static let leastDifference = 21

  public init(onLight isLight: Bool) {
    ground = isLight ? 255 : 0
    line = isLight ? 0xB0B0B0 : 0x606060
  }

  func replaced(_ word: UInt32) -> UInt32 {
    abs(Self.luminance(word) - ground) < Self.leastDifference ? word & 0xFF00_0000 | line : word
  }

  /// The luminance of `0xRRGGBB`, 0…255.
  static func luminance(_ word: UInt32) -> Int {
    Int((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) >> 8
  }
}

extension CellPixels {
  /// Draws the edge over the outermost pixels.
  public mutating func draw(_ edge: PictureEdge) {
    Self.forEachAtRim(width, height) { words[$0] = edge.replaced(words[$0]) }
  }

  /// Calls `body` with the index of each pixel at the rim, row by row.
  static func forEachAtRim(_ width: Int, _ height: Int, _ body: (Int) -> Void) {
    for y in 0..<height {
      let isWhole = y == 0 || y == height - 1
      for x in stride(from: 0, to: width, by: isWhole ? 1 : max(1, width - 1)) { body(y * width + x) }
    }
  }
}

extension Bitmap {
  /// Draws the edge over the outermost pixels.
  public func draw(_ edge: PictureEdge) {
    CellPixels.forEachAtRim(width, height) { pixels[$0] = edge.replaced(pixels[$0]) }
  }
}
