import MotionMath

/// Upright rectangles, with round corners or without, filled with one colour straight into a bitmap: most of what a
/// frame is made of, and faster than any general path.
struct SpanFill {
  let bitmap: Bitmap
  /// Nothing outside is touched; lies within the bitmap.
  let clip: PixelBox

  /// Fills a rectangle in the bitmap's own coordinates. `radii` are of the corners top left, top right, bottom left and
  /// bottom right.
  func fill(_ rect: CGRect, radii: (Double, Double, Double, Double), with word: UInt32) {
    let box = PixelBox(around: rect).intersection(clip)
    guard !box.isEmpty, word >> 24 > 0 else { return }
    let tops = max(radii.0, radii.1)
    let bottoms = max(radii.2, radii.3)
    // Rows that every part of the rectangle crosses alike need their ends worked out once.
    let firstEven = Int((rect.minY + tops).rounded(.up))
    let lastEven = Int((rect.maxY - bottoms).rounded(.down))
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
      row[x] = Pixel.over(Pixel.scaled(word, by: UInt32(coverage * share + 0.5)), row[x])
    }
    let firstWhole = Int(left.rounded(.up))
    let endOfWhole = Int(right.rounded(.down))
    if firstWhole > endOfWhole { return blend(endOfWhole, right - left) }
    if left < Double(firstWhole) { blend(firstWhole - 1, Double(firstWhole) - left) }
    if right > Double(endOfWhole) { blend(endOfWhole, right - Double(endOfWhole)) }
    let (from, to) = (max(firstWhole, box.left), min(endOfWhole, box.right))
    guard from < to else { return }
    Self.blend(row + from, to - from, coverage >= 254.999 ? word : Pixel.scaled(word, by: UInt32(coverage + 0.5)))
  }

  /// Lays one colour over a run of pixels.
  static func blend(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ word: UInt32) {
    let rest = 255 &- (word >> 24)
    if rest == 0 { return target.update(repeating: word, count: count) }
    // Four pixels at a time, channels in lanes of 16 bits: every machine multiplies those.
    typealias Bytes = SIMD16<UInt8>
    typealias Lanes = SIMD16<UInt16>
    let color = unsafeBitCast(SIMD4(repeating: word), to: Bytes.self)
    let (factor, half) = (Lanes(repeating: UInt16(rest)), Lanes(repeating: 128))
    let bytes = UnsafeMutableRawPointer(target)
    let fours = count & ~3
    for offset in stride(from: 0, to: fours &* 4, by: 16) {
      let product =
        Lanes(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: Bytes.self)) &* factor &+ half
      let kept = Bytes(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
      bytes.storeBytes(of: kept &+ color, toByteOffset: offset, as: Bytes.self)
    }
    for index in fours..<count { target[index] = word &+ Pixel.scaled(target[index], by: rest) }
  }

  /// Rows cut into sixteen: enough for steps nobody sees.
  private static let cuts = 16

  /// A row that the round corners cross: each cut of it is a span of its own, exact in x, and they are added up.
  private func fillCurvedRow(
    _ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ rect: CGRect, _ radii: (Double, Double, Double, Double),
    _ box: PixelBox, _ word: UInt32
  ) {
    withUnsafeTemporaryAllocation(of: (left: Double, right: Double).self, capacity: Self.cuts) { ends in
      var count = 0
      var (outerLeft, innerLeft, innerRight, outerRight) = (1e7, -1e7, 1e7, -1e7)
      for cut in 0..<Self.cuts {
        let line = Double(y) + (Double(cut) + 0.5) / Double(Self.cuts)
        guard line > rect.minY, line < rect.maxY else { continue }
        let (down, up) = (line - rect.minY, rect.maxY - line)
        let (topLeft, bottomLeft) = (Self.inset(down, radii.0), Self.inset(up, radii.2))
        let topRight = radii.1 == radii.0 ? topLeft : Self.inset(down, radii.1)
        let bottomRight = radii.3 == radii.2 ? bottomLeft : Self.inset(up, radii.3)
        let (left, right) = (rect.minX + max(topLeft, bottomLeft), rect.maxX - max(topRight, bottomRight))
        guard left < right else { continue }
        ends[count] = (left, right)
        count += 1
        (outerLeft, innerLeft) = (min(outerLeft, left), max(innerLeft, left))
        (innerRight, outerRight) = (min(innerRight, right), max(outerRight, right))
      }
      if count == 0 { return }
      let spans = UnsafeMutableBufferPointer(rebasing: ends[..<count])
      func whole(_ value: Double) -> Int { Int(min(max(value, -1e7), 1e7)) }
      let (first, last) = (
        max(box.left, whole(outerLeft.rounded(.down))), min(box.right, whole(outerRight.rounded(.up)))
      )
      let from = max(box.left, whole(innerLeft.rounded(.up)))
      let to = min(box.right, whole(innerRight.rounded(.down)))
      guard from < to else { return blendEnds(row, first, last, spans, word) }
      blendEnds(row, first, from, spans, word)
      let share = count == Self.cuts ? word : Pixel.scaled(word, by: UInt32(Double(count) * Self.cutShare + 0.5))
      Self.blend(row + from, to - from, share)
      blendEnds(row, to, last, spans, word)
    }
  }

  /// How much of 255 one cut is.
  private static let cutShare = 255 / Double(cuts)

  /// Pixels that some cuts cover in part.
  private func blendEnds(
    _ row: UnsafeMutablePointer<UInt32>, _ from: Int, _ to: Int,
    _ spans: UnsafeMutableBufferPointer<(left: Double, right: Double)>, _ word: UInt32
  ) {
    guard from < to else { return }
    for x in from..<to {
      var cover = 0.0
      for span in spans { cover += max(0, min(span.right, Double(x + 1)) - max(span.left, Double(x))) }
      guard cover > 0 else { continue }
      row[x] = Pixel.over(Pixel.scaled(word, by: UInt32(min(255, cover * Self.cutShare + 0.5))), row[x])
    }
  }

  /// How far a round corner lies inside its side, `distance` from the corner's other side.
  private static func inset(_ distance: Double, _ radius: Double) -> Double {
    guard distance < radius else { return 0 }
    let up = radius - distance
    return radius - (radius * radius - up * up).squareRoot()
  }
}
