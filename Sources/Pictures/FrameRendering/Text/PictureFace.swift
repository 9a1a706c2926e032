import CCairo
import MotionMath
import RecordingKit

/// A letter that is a picture.
struct LetterPicture {
  let content: ImageContent
  /// In pixels.
  let size: CGSize
  /// Its place, in widths of the letter; y down from the baseline.
  let box: CGRect
}

/// An installed face of coloured letters. They are pictures of one size in its file.
final class PictureFace {
  private let face: SizedFace
  var family: String? { face.family }
  /// Read for the first letter that is put together.
  private lazy var ligatures = SignLigatures(table: face.table("GSUB"))

  /// In pixels: that of the pictures in Noto's face, of which faces here mostly are. Others are made larger or smaller.
  private static let size = 109.0

  /// The face that fontconfig prefers of those that have a letter in colours; nil where none has it.
  init?(having letter: Unicode.Scalar) {
    let pattern = SizedFace.match { wanted in
      SizedFace.ask(for: [letter], in: wanted)
      FcPatternAddBool(wanted, FC_COLOR, FcBool(FcTrue))
    }
    guard let pattern else { return nil }
    guard Self.isColoured(pattern) else {
      FcPatternDestroy(pattern)
      return nil
    }
    guard let face = SizedFace(taking: pattern, size: Self.size) else { return nil }
    self.face = face
  }

  private static func isColoured(_ pattern: OpaquePointer) -> Bool {
    var isColoured = FcBool(FcFalse)
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColoured) == FcResultMatch && isColoured == FcBool(FcTrue)
  }

  /// How many signs of a letter are looked at. (Chosen here; the longest of Unicode's sequences has ten.)
  private static let longest = 32

  /// One picture, or those of the parts where the face has none for all of a letter. Empty for a letter that the face lacks, or
  /// that cannot be read.
  func pictures(of letter: Character) -> [LetterPicture] {
    let scalars = Array(letter.unicodeScalars.prefix(Self.longest)).filter { face.has([$0]) }
    // Faces name a letter in one picture without the signs that ask for a picture, or with them.
    let plain = numbers(of: scalars.filter { $0 != "\u{fe0f}" })
    var signs = ligatures.combined(plain)
    if signs.count > 1 {
      let selected = ligatures.combined(numbers(of: scalars))
      if selected.count == 1 { signs = selected }
    }
    return signs.compactMap(picture)
  }

  private func numbers(of scalars: [Unicode.Scalar]) -> [Int] {
    face.signs(of: String(String.UnicodeScalarView(scalars)))?.map(\.number) ?? []
  }

  /// Nil for a sign that draws nothing, or cannot be read.
  private func picture(of number: Int) -> LetterPicture? {
    let sign = face.sign(number)
    let (box, size) = (sign.box, sign.box.size)
    let (width, height) = (Int(clamping: size.width.rounded(.up)), Int(clamping: size.height.rounded(.up)))
    guard width > 0, height > 0, width < 1000, height < 1000, sign.advance > 0 else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    let surface = RasterSurface(bitmap, origin: (0, 0))
    face.draw(sign, at: CGPoint(x: -box.minX, y: -box.minY), on: surface)
    surface.finishDrawing()
    guard cairo_status(surface.pen) == CAIRO_STATUS_SUCCESS, let bytes = Self.bytes(of: bitmap) else { return nil }
    let unit = 1 / sign.advance
    return LetterPicture(
      content: .pixels(width: width, height: height, bytes: bytes),
      size: CGSize(width: Double(width), height: Double(height)),
      box: CGRect(
        x: box.minX * unit, y: box.minY * unit, width: Double(width) * unit, height: Double(height) * unit))
  }

  /// Red, green, blue and opacity of each pixel, colours not multiplied; nil for an empty picture.
  private static func bytes(of bitmap: Bitmap) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.count * 4)
    var isEmpty = true
    for index in 0..<bitmap.count {
      let word = bitmap.pixels[index]
      let alpha = word >> 24
      if alpha > 0 { isEmpty = false }
      for shift: UInt32 in [16, 8, 0] {
        let channel = word >> shift & 255
        bytes.append(UInt8(clamping: alpha == 0 ? 0 : (channel * 255 + alpha / 2) / alpha))
      }
      bytes.append(UInt8(clamping: alpha))
    }
    return isEmpty ? nil : bytes
  }
}
