/// Encodes pictures for terminals that show pixels.
public enum TerminalGraphics {
  /// The kitty protocol: a PNG file in pieces, shown over `columns` by `rows` cells at the cursor, which stays.
  ///
  /// - Parameter image: The number of an image that this one replaces, from 1; nil for a new image.
  public static func kitty(_ png: [UInt8], columns: Int, rows: Int, image: Int? = nil) -> String {
    let number = image.map { ",i=\($0),p=1" } ?? ""
    let text = Array(Base64.encode(png).utf8)
    let pieces = stride(from: 0, to: max(1, text.count), by: 4096).map { text[$0..<min($0 + 4096, text.count)] }
    return pieces.enumerated().map { index, piece in
      let more = index < pieces.count - 1 ? 1 : 0
      let head = index == 0 ? "a=T,f=100,q=2,C=1,c=\(columns),r=\(rows)\(number),m=\(more)" : "m=\(more)"
      return "\u{1B}_G\(head);\(String(decoding: piece, as: UTF8.self))\u{1B}\\"
    }.joined()
  }

  /// Sixel: bands of six rows, a pass over each for every colour in it; the picture's own colours, 256 at most.
  public static func sixel(_ bitmap: Bitmap) -> String {
    let small = CellPixels(bitmap, width: bitmap.width, height: bitmap.height)
    let palette = PicturePalette(small)
    var bytes = Array("\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
    for (index, color) in palette.colors.enumerated() {
      // Sixels count a colour's parts in hundredths.
      func part(_ shift: UInt32) -> UInt32 { ((color >> shift & 255) * 100 + 127) / 255 }
      bytes += "#\(index);2;\(part(16));\(part(8));\(part(0))".utf8
    }
    var band = SixelBand(colors: palette.colors.count, width: bitmap.width)
    var indices = [UInt8](repeating: 0, count: bitmap.width)
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      for row in 0..<min(6, bitmap.height - top) {
        palette.find(small, row: top + row, into: &indices)
        band.add(indices, row: row)
      }
      band.write(to: &bytes)
    }
    bytes += "\u{1B}\\".utf8
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Six rows of a picture, one bit a row in each colour's columns.
private struct SixelBand {
  private let width: Int
  /// For each colour the columns of a band, a bit for a row.
  private var bits: [UInt8]
  /// The columns in which a colour is; empty for one that is not in the band.
  private var extents: [Range<Int>]

  init(colors: Int, width: Int) {
    self.width = width
    bits = [UInt8](repeating: 0, count: colors * width)
    extents = [Range<Int>](repeating: 0..<0, count: colors)
  }

  mutating func add(_ indices: [UInt8], row: Int) {
    let bit = UInt8(1) << UInt8(row)
    for x in 0..<width {
      let color = Int(indices[x])
      bits[color * width + x] |= bit
      let extent = extents[color]
      extents[color] = extent.isEmpty ? x..<(x + 1) : min(x, extent.lowerBound)..<max(x + 1, extent.upperBound)
    }
  }

  /// Writes the band and empties it.
  mutating func write(to bytes: inout [UInt8]) {
    for color in extents.indices where !extents[color].isEmpty {
      bytes += "#\(color)".utf8
      let extent = extents[color]
      Self.append(63, times: extent.lowerBound, to: &bytes)
      var (run, last): (Int, UInt8) = (0, 0)
      for index in (color * width + extent.lowerBound)..<(color * width + extent.upperBound) {
        if bits[index] != last {
          Self.append(63 + last, times: run, to: &bytes)
          (run, last) = (0, bits[index])
        }
        run += 1
        bits[index] = 0
      }
      Self.append(63 + last, times: run, to: &bytes)
      bytes.append(UInt8(ascii: "$"))
      extents[color] = 0..<0
    }
    bytes.append(UInt8(ascii: "-"))
  }

  private static func append(_ sixel: UInt8, times: Int, to bytes: inout [UInt8]) {
    if times > 3 {
      bytes += "!\(times)".utf8
      bytes.append(sixel)
    } else {
      for _ in 0..<times { bytes.append(sixel) }
    }
  }
}
