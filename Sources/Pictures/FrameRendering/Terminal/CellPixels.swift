/// A bitmap scaled down to terminal cells, on white; each pixel is the mean of those it replaces.
public struct CellPixels {
  public let width, height: Int
  var words: [UInt32]

  /// - Parameters:
  ///   - width: Of the small picture, in pixels, at least 1.
  ///   - height: Likewise; a cell shows two pixels, one above the other.
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

  /// The luminance of a pixel, 0…255.
  func luminance(_ x: Int, _ y: Int) -> Int {
    PictureEdge.luminance(self[x, y])
  }
}

/// Sums rows of a bitmap, then columns: compilers vectorise the pass over rows on every machine.
private struct PixelStrip {
  private let bitmap: Bitmap
  /// The pixels of each column; at least one.
  private let ranges: [Range<Int>]
  /// The sum of up to 256 rows, four channels of 16 bits a pixel.
  private var lanes: [UInt64]
  private var rowsHeld = 0
  private var sums: [ChannelSums]

  init(_ bitmap: Bitmap, columns: Int) {
    self.bitmap = bitmap
    ranges = (0..<columns).map { column in
      let first = column * bitmap.width / columns
      return first..<max(first + 1, (column + 1) * bitmap.width / columns)
    }
    lanes = [UInt64](repeating: 0, count: bitmap.width)
    sums = [ChannelSums](repeating: ChannelSums(), count: columns)
  }

  mutating func add(_ y: Int) {
    if rowsHeld == 256 { gather() }
    rowsHeld += 1
    let isFirst = rowsHeld == 1
    let bytes = UnsafeRawPointer(bitmap.row(y)).assumingMemoryBound(to: UInt8.self)
    lanes.withUnsafeMutableBytes { lanes in
      let lanes = lanes.assumingMemoryBound(to: UInt16.self)
      if isFirst {
        for index in 0..<lanes.count { lanes[index] = UInt16(bytes[index]) }
      } else {
        for index in 0..<lanes.count { lanes[index] &+= UInt16(bytes[index]) }
      }
    }
  }

  /// Adds the pending rows to the columns' sums.
  private mutating func gather() {
    lanes.withUnsafeBufferPointer { lanes in
      ranges.withUnsafeBufferPointer { ranges in
        sums.withUnsafeMutableBufferPointer { sums in
          for x in 0..<ranges.count {
            var sum = sums[x]
            for pixel in ranges[x] { sum.add(lanes[pixel]) }
            sums[x] = sum
          }
        }
      }
    }
    rowsHeld = 0
  }

  /// Calls `body` with the mean of each column over the rows that were added, on white, as `0xRRGGBB`; then resets the
  /// sums.
  mutating func takeMeans(of rows: Int, _ body: (Int, UInt32) -> Void) {
    gather()
    var division = Division(by: 1)
    for x in sums.indices {
      let count = UInt64(ranges[x].count * rows)
      if count != division.divisor { division = Division(by: count) }
      let sum = sums[x]
      func mean(_ total: UInt64) -> UInt32 { UInt32(division.quotient(of: total + count / 2)) }
      let paper = 255 - min(255, mean(sum.alpha))
      let (red, green, blue) = (mean(sum.red) + paper, mean(sum.green) + paper, mean(sum.blue) + paper)
      body(x, min(255, red) << 16 | min(255, green) << 8 | min(255, blue))
      sums[x] = ChannelSums()
    }
  }
}

/// Sums of a pixel's four channels, 32 bits each, in two words.
private struct ChannelSums {
  private var even: UInt64 = 0
  private var odd: UInt64 = 0

  /// - Parameter lanes: Four channels of 16 bits: blue, green, red, opacity from the lowest.
  @inline(__always) mutating func add(_ lanes: UInt64) {
    even &+= lanes & 0x0000_FFFF_0000_FFFF
    odd &+= lanes >> 16 & 0x0000_FFFF_0000_FFFF
  }

  var blue: UInt64 { even & 0xFFFF_FFFF }
  var red: UInt64 { even >> 32 }
  var green: UInt64 { odd & 0xFFFF_FFFF }
  var alpha: UInt64 { odd >> 32 }
}

/// Division as a multiplication, where that is exact: dividends up to 256 times the divisor, divisors below 2 to the
/// 16.
private struct Division {
  let divisor: UInt64
  private let inverse: UInt64?

  init(by divisor: UInt64) {
    self.divisor = divisor
    inverse = divisor < 1 << 16 ? (1 << 40) / divisor + 1 : nil
  }

  @inline(__always) func quotient(of number: UInt64) -> UInt64 {
    inverse.map { (number &* $0) >> 40 } ?? number / divisor
  }
}
