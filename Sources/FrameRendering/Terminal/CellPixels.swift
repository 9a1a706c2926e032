/// A bitmap made as small as the cells it is shown in, on white; each pixel the mean of what it stands for.
public struct CellPixels {
  public let width, height: Int
  private var words: [UInt32]

  /// - Parameters: Of the small picture, in pixels, at least 1; a cell shows two, one above the other.
  public init(_ bitmap: Bitmap, width: Int, height: Int) {
    self.width = width
    self.height = height
    words = [UInt32](repeating: 0, count: width * height)
    var strip = PixelStrip(bitmap, columns: width)
    for y in 0..<height {
      let top = y * bitmap.height / height
      let bottom = min(bitmap.height, max(top + 1, (y + 1) * bitmap.height / height))
      for source in top..<bottom { strip.add(source) }
      strip.takeMeans(of: max(1, bottom - top)) { words[y * width + $0] = $1 }
    }
  }

  /// `0xRRGGBB`, from 0 at the top left.
  public subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  /// How light a pixel is, 0…255.
  func luminance(_ x: Int, _ y: Int) -> Int {
    let word = self[x, y]
    return Int((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) >> 8
  }
}

/// Rows of a bitmap added up, and then columns: a pass over memory that every machine does many bytes at a time.
private struct PixelStrip {
  private let bitmap: Bitmap
  /// The pixels of each column; at least one.
  private let ranges: [Range<Int>]
  /// The sum of up to 256 rows, four channels a pixel.
  private var lanes: [UInt16]
  private var rowsHeld = 0
  private var sums: [SIMD4<UInt32>]

  init(_ bitmap: Bitmap, columns: Int) {
    self.bitmap = bitmap
    ranges = (0..<columns).map { column in
      let first = column * bitmap.width / columns
      return first..<max(first + 1, (column + 1) * bitmap.width / columns)
    }
    lanes = [UInt16](repeating: 0, count: bitmap.width * 4)
    sums = [SIMD4<UInt32>](repeating: .zero, count: columns)
  }

  mutating func add(_ y: Int) {
    if rowsHeld == 256 { gather() }
    rowsHeld += 1
    let bytes = UnsafeRawPointer(bitmap.row(y)).assumingMemoryBound(to: UInt8.self)
    lanes.withUnsafeMutableBufferPointer { lanes in
      for index in 0..<lanes.count { lanes[index] &+= UInt16(bytes[index]) }
    }
  }

  /// Takes what is held into the columns' sums.
  private mutating func gather() {
    let ranges = ranges
    var sums = sums
    lanes.withUnsafeMutableBufferPointer { lanes in
      for (x, range) in ranges.enumerated() {
        for at in stride(from: range.lowerBound * 4, to: range.upperBound * 4, by: 4) {
          sums[x] &+= SIMD4(UInt32(lanes[at]), UInt32(lanes[at + 1]), UInt32(lanes[at + 2]), UInt32(lanes[at + 3]))
        }
      }
      lanes.update(repeating: 0)
    }
    self.sums = sums
    rowsHeld = 0
  }

  /// The mean of each column over the rows that were added, on white, as `0xRRGGBB`; then begins anew.
  mutating func takeMeans(of rows: Int, _ body: (Int, UInt32) -> Void) {
    gather()
    for x in sums.indices {
      let count = UInt32(ranges[x].count * rows)
      let mean = (sums[x] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
      let paper = 255 - min(255, mean[3])
      let (red, green, blue) = (mean[2] + paper, mean[1] + paper, mean[0] + paper)
      body(x, min(255, red) << 16 | min(255, green) << 8 | min(255, blue))
      sums[x] = .zero
    }
  }
}
