import MotionMath

/// Fills upright rectangles, with round corners or without, with one colour straight into a bitmap. Frames consist
/// mostly of these, and this is faster than any general path.
struct SpanFill {
  let bitmap: Bitmap
  /// Restricts drawing; lies within the bitmap.
  let clip: PixelBox

  /// Fills a rectangle in the bitmap's own coordinates. `radii` are of the corners top left, top right, bottom left and
  /// bottom right.
  func fill(_ rect: CGRect, radii: (Double, Double, Double, Double), with word: UInt32) {
    let box = PixelBox(around: rect).intersection(clip)
    guard !box.isEmpty, word >> 24 > 0 else { return }
    let tops = max(radii.0, radii.1)
    let bottoms = max(radii.2, radii.3)
    // Rows below and above the corners are equal, so their ends are computed once.
    let firstEven = Int(clamping: (rect.minY + tops).rounded(.up))
    let lastEven = Int(clamping: (rect.maxY - bottoms).rounded(.down))
    for y in box.top..<box.bottom {
      let row = bitmap.row(y)
      if y >= firstEven, y < lastEven {
        fillSpan(row, rect.minX, rect.maxX, box, 255, word)
      } else if tops == 0, bottoms == 0 {
        let covered = min(rect.maxY, Double(y + 1)) - max(rect.minY, Double(y))
        fillSpan(row, rect.minX, rect.maxX, box, covered * 255, word)
      } else {
        fillCurvedRow(row, y, rect, radii, box, word)
      }
    }
  }

  /// A row of even coverage; the pixels at both ends are covered in part.
  private func fillSpan(
    _ row: UnsafeMutablePointer<UInt32>, _ left: Double, _ right: Double, _ box: PixelBox, _ coverage: Double,
    _ word: UInt32
  ) {
    func blend(_ x: Int, _ share: Double) {
      guard x >= box.left, x < box.right, share > 0 else { return }
      row[x] = Pixel.over(Pixel.scaled(word, by: Pixel.share(coverage * share)), row[x])
    }
    let firstWhole = Int(clamping: left.rounded(.up))
    let endOfWhole = Int(clamping: right.rounded(.down))
    if firstWhole > endOfWhole { return blend(endOfWhole, right - left) }
    if left < Double(firstWhole) { blend(firstWhole - 1, Double(firstWhole) - left) }
    if right > Double(endOfWhole) { blend(endOfWhole, right - Double(endOfWhole)) }
    let (from, to) = (max(firstWhole, box.left), min(endOfWhole, box.right))
    guard from < to else { return }
    Self.blend(row + from, to - from, coverage >= 254.999 ? word : Pixel.scaled(word, by: Pixel.share(coverage)))
  }

  /// Blends one colour over a run of pixels.
  static func blend(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ word: UInt32) {
    let remainder = 255 &- (word >> 24)
    if remainder == 0 { return target.update(repeating: word, count: count) }
    // Four pixels at a time, every second channel in lanes of 16 bits: every machine multiplies those.
    typealias Words = SIMD4<UInt32>
    typealias Lanes = SIMD8<UInt16>
    let color = Words(repeating: word)
    let mask = Words(repeating: 0x00FF_00FF)
    let (factor, half) = (Lanes(repeating: UInt16(remainder)), Lanes(repeating: 128))
    let eight = Lanes(repeating: 8)
    func over(_ words: Words) -> Words {
      var even = unsafeBitCast(words & mask, to: Lanes.self) &* factor &+ half
      even = (even &+ (even &>> eight)) &>> eight
      var odd = unsafeBitCast((words &>> 8) & mask, to: Lanes.self) &* factor &+ half
      odd = odd &+ (odd &>> eight)
      return (unsafeBitCast(even, to: Words.self) | (unsafeBitCast(odd, to: Words.self) & ~mask)) &+ color
    }
    let bytes = UnsafeMutableRawPointer(target)
    let fours = count & ~3
    // Most backgrounds are of one colour: four pixels equal to the last four give the same result.
    var (left, right) = (UInt64.zero, UInt64.zero)
    var painted = color
    var offset = 0
    while offset < fours &* 4 {
      let next = bytes + offset
      let pair = (next.loadUnaligned(as: UInt64.self), next.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      if pair.0 != left || pair.1 != right {
        (left, right) = pair
        painted = over(next.loadUnaligned(as: Words.self))
      }
      next.storeBytes(of: painted, as: Words.self)
      offset &+= 16
    }
    for index in fours..<count { target[index] = word &+ Pixel.scaled(target[index], by: remainder) }
  }

  /// A row is divided into sixteen subrows, so that the steps of a corner are invisible.
  private static let cuts = 16

  /// Fills a row that the round corners cross: each subrow is a span of its own, exact in x, and they are added up.
  private func fillCurvedRow(
    _ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ rect: CGRect, _ radii: (Double, Double, Double, Double),
    _ box: PixelBox, _ word: UInt32
  ) {
    // The coverage of each pixel minus that of the one before it, in subrows.
    withUnsafeTemporaryAllocation(of: Double.self, capacity: box.width + 2) { steps in
      steps.initialize(repeating: 0)
      let width = Double(box.width)
      func step(at edge: Double, by share: Double) {
        let start = max(0, edge)
        guard start < width else { return }
        let index = Int(clamping: start)
        let fraction = start - Double(index)
        steps[index] += share * (1 - fraction)
        steps[index + 1] += share * fraction
      }
      var count = 0
      var (innerLeft, innerRight) = (0.0, width)
      for cut in 0..<Self.cuts {
        let line = Double(y) + (Double(cut) + 0.5) / Double(Self.cuts)
        guard line > rect.minY, line < rect.maxY else { continue }
        let (down, up) = (line - rect.minY, rect.maxY - line)
        let (topLeft, bottomLeft) = (Self.inset(down, radii.0), Self.inset(up, radii.2))
        let topRight = radii.1 == radii.0 ? topLeft : Self.inset(down, radii.1)
        let bottomRight = radii.3 == radii.2 ? bottomLeft : Self.inset(up, radii.3)
        let left = rect.minX + max(topLeft, bottomLeft) - Double(box.left)
        let right = rect.maxX - max(topRight, bottomRight) - Double(box.left)
        guard left < right else { continue }
        step(at: left, by: 1)
        step(at: right, by: -1)
        count += 1
        (innerLeft, innerRight) = (max(innerLeft, left), min(innerRight, right))
      }
      if count == 0 { return }
      let start = row + box.left
      var cover = 0.0
      func blendEnds(_ range: Range<Int>) {
        for x in range {
          cover += steps[x]
          let share = Pixel.share(cover * Self.cutShare)
          if share > 0 { start[x] = Pixel.over(Pixel.scaled(word, by: share), start[x]) }
        }
      }
      // Between the innermost edges every subrow covers every pixel.
      let (from, to) = (Int(clamping: min(innerLeft, width).rounded(.up)), Int(clamping: max(innerRight, 0)))
      guard from < to else { return blendEnds(0..<box.width) }
      blendEnds(0..<from)
      cover = Double(count)
      Self.blend(start + from, to - from, Pixel.scaled(word, by: Pixel.share(cover * Self.cutShare)))
      blendEnds(to..<box.width)
    }
  }

  /// The share of 255 that one subrow has.
  private static let cutShare = 255 / Double(cuts)

  /// The inset of a round corner from its side, at `distance` from the corner's other side.
  private static func inset(_ distance: Double, _ radius: Double) -> Double {
    guard distance < radius else { return 0 }
    return radius - (distance * (2 * radius - distance)).squareRoot()
  }
}
