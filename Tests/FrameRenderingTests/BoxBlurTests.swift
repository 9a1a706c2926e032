import TestSupport
import Testing

@testable import FrameRendering

@Suite("Box blur") struct BoxBlurTests {
  /// Each line averaged as the definition says: whole numbers, halves up, the edge pixels repeated.
  private func averaged(_ line: [UInt32], _ box: Int) -> [UInt32] {
    line.indices.map { index in
      [UInt32(0), 8, 16, 24].reduce(0) { word, shift in
        let sum = (index - box / 2...index + box / 2).reduce(0) {
          $0 + Int(line[min(max($1, 0), line.count - 1)] >> shift & 255)
        }
        return word | UInt32((sum + box / 2) / box) << shift
      }
    }
  }

  @Test("every byte is the rounded mean, for boxes smaller and larger than the picture", arguments: Seed.first(12))
  func means(_ seed: Seed) {
    var generator = seed.generator
    let width = Int.random(in: 1...70, using: &generator)
    let height = Int.random(in: 1...40, using: &generator)
    let bitmap = Bitmap(width: width, height: height)
    for index in 0..<bitmap.count { bitmap.pixels[index] = UInt32.random(in: 0...UInt32.max, using: &generator) }
    let deviation = Double.random(in: 0.5...30, using: &generator)
    var rows = (0..<height).map { y in (0..<width).map { bitmap[$0, y] } }
    for box in BoxBlur.widths(deviation) where box > 1 {
      rows = rows.map { averaged($0, box) }
      let columns = (0..<width).map { x in averaged(rows.map { $0[x] }, box) }
      rows = (0..<height).map { y in columns.map { $0[y] } }
    }
    BoxBlur.blur(bitmap, deviation: deviation)
    #expect((0..<height).map { y in (0..<width).map { bitmap[$0, y] } } == rows)
  }

  @Test("the mean is exact up to the widest box")
  func widest() {
    // One row of a box's worth of a byte, then of the next one: every sum of the widest box comes by.
    let box = BoxBlur.widths(4096)[0]
    let bitmap = Bitmap(width: 2 * box, height: 1)
    for x in 0..<bitmap.width { bitmap[x, 0] = x < box ? 0xFFFE_0100 : 0xFEFF_0001 }
    var line = (0..<bitmap.width).map { bitmap[$0, 0] }
    // By running sums: the plain definition would take a minute.
    for box in BoxBlur.widths(4096) {
      let former = line
      line = line.indices.map { _ in 0 }
      for shift in [UInt32(0), 8, 16, 24] {
        func byte(_ index: Int) -> Int { Int(former[min(max(index, 0), former.count - 1)] >> shift & 255) }
        var sum = (-box / 2...box / 2).reduce(0) { $0 + byte($1) }
        for index in line.indices {
          line[index] |= UInt32((sum + box / 2) / box) << shift
          sum += byte(index + box / 2 + 1) - byte(index - box / 2)
        }
      }
    }
    BoxBlur.blur(bitmap, deviation: 4096)
    // One row is every column's only pixel, which a column's mean leaves as it is.
    #expect((0..<bitmap.width).map { bitmap[$0, 0] } == line)
  }
}
