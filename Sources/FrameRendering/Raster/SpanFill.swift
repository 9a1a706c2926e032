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
    for index in 0..<count { target[index] = word &+ Pixel.scaled(target[index], by: rest) }
  }

  /// Rows cut into sixteen: enough for steps nobody sees.
  private static let cuts = 16

  /// A row that the round corners cross: each cut of it is a span of its own, exact in x, and they are added up.
  private func fillCurvedRow(
    _ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ rect: CGRect, _ radii: (Double, Double, Double, Double),
    _ box: PixelBox, _ word: UInt32
  ) {
    var cover = [Double](repeating: 0, count: box.width + 1)
    var wholeFrom = box.left
    var wholeTo = box.right
    var cutsInside = 0
    var ends: [(Double, Double)] = []
    for cut in 0..<Self.cuts {
      let line = Double(y) + (Double(cut) + 0.5) / Double(Self.cuts)
      guard line > rect.minY, line < rect.maxY else { continue }
      let left = rect.minX + max(Self.inset(line - rect.minY, radii.0), Self.inset(rect.maxY - line, radii.2))
      let right = rect.maxX - max(Self.inset(line - rect.minY, radii.1), Self.inset(rect.maxY - line, radii.3))
      guard left < right else { continue }
      cutsInside += 1
      ends.append((left, right))
      wholeFrom = max(wholeFrom, Int(min(left.rounded(.up), 1e7)))
      wholeTo = min(wholeTo, Int(max(right.rounded(.down), -1e7)))
    }
    if cutsInside == 0 { return }
    if wholeFrom >= wholeTo { (wholeFrom, wholeTo) = (box.right, box.right) }
    for (left, right) in ends {
      add(left, right, from: box.left, to: wholeFrom, &cover, box.left)
      add(left, right, from: wholeTo, to: box.right, &cover, box.left)
    }
    let unit = 255 / Double(Self.cuts)
    for x in box.left..<wholeFrom where cover[x - box.left] > 0 {
      row[x] = Pixel.over(Pixel.scaled(word, by: UInt32(min(255, cover[x - box.left] * unit + 0.5))), row[x])
    }
    for x in max(wholeTo, wholeFrom)..<max(box.right, wholeFrom) where cover[x - box.left] > 0 {
      row[x] = Pixel.over(Pixel.scaled(word, by: UInt32(min(255, cover[x - box.left] * unit + 0.5))), row[x])
    }
    guard wholeFrom < wholeTo else { return }
    let share = cutsInside == Self.cuts ? word : Pixel.scaled(word, by: UInt32(Double(cutsInside) * unit + 0.5))
    Self.blend(row + wholeFrom, wholeTo - wholeFrom, share)
  }

  /// How far a round corner lies inside its side, `distance` from the corner's other side.
  private static func inset(_ distance: Double, _ radius: Double) -> Double {
    guard distance < radius else { return 0 }
    let up = radius - distance
    return radius - (radius * radius - up * up).squareRoot()
  }

  /// Adds one cut's span to the pixels `from` up to `to`.
  private func add(
    _ left: Double, _ right: Double, from: Int, to: Int, _ cover: inout [Double], _ origin: Int
  ) {
    let first = max(from, Int(left.rounded(.down)))
    let last = min(to, Int(right.rounded(.up)))
    guard first < last else { return }
    for x in first..<last {
      cover[x - origin] += max(0, min(right, Double(x + 1)) - max(left, Double(x)))
    }
  }
}
