/// The colours that stand for those of a picture, 256 at most.
///
/// A picture of no more colours keeps its own. Of one with more, colours whose upper five bits a channel agree are one,
/// and the box whose pixels differ most in a channel is cut at the median of that channel until there are 256 boxes
/// (after Heckbert, "Color image quantization for frame buffer display", 1982); a box is shown as its mean.
struct PicturePalette {
  /// `0xRRGGBB`.
  let colors: [UInt32]
  /// Which colour stands for a word; by its upper bits where the picture has more colours than the palette.
  private let exact: [UInt32: UInt8]?
  private let nearest: [UInt8]

  static let most = 256

  init(_ pixels: CellPixels) {
    var exact: [UInt32: UInt8] = [:]
    var words: [UInt32] = []
    var last: UInt32 = .max
    search: for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let word = pixels[x, y]
        if word == last { continue }
        last = word
        if exact[word] != nil { continue }
        if words.count == Self.most { break search }
        exact[word] = UInt8(words.count)
        words.append(word)
      }
    }
    if !Self.hasMore(pixels, than: exact) {
      (colors, self.exact, nearest) = (words, exact, [])
      return
    }
    var bins = [Bin](repeating: Bin(), count: 1 << 15)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { bins[Self.bin(of: pixels[x, y])].add(pixels[x, y]) }
    }
    let boxes = Self.boxes(of: bins)
    var nearest = [UInt8](repeating: 0, count: bins.count)
    for (index, box) in boxes.enumerated() {
      for bin in box.bins { nearest[bin] = UInt8(index) }
    }
    colors = boxes.map(\.mean)
    (self.exact, self.nearest) = (nil, nearest)
  }

  private static func hasMore(_ pixels: CellPixels, than palette: [UInt32: UInt8]) -> Bool {
    guard palette.count == most else { return false }
    var last: UInt32 = .max
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y] != last {
        last = pixels[x, y]
        if palette[last] == nil { return true }
      }
    }
    return false
  }

  /// The colours of a row, by their places in `colors`.
  func find(_ pixels: CellPixels, row: Int, into indices: inout [UInt8]) {
    // Neighbouring pixels are mostly equal.
    var (lastWord, lastIndex): (UInt32, UInt8) = (.max, 0)
    for x in 0..<pixels.width {
      let word = pixels[x, row]
      if word != lastWord {
        lastWord = word
        lastIndex = exact.map { $0[word] ?? 0 } ?? nearest[Self.bin(of: word)]
      }
      indices[x] = lastIndex
    }
  }

  /// The upper five bits of each channel.
  private static func bin(of word: UInt32) -> Int {
    let red = word >> 9 & 0x7C00
    let green = word >> 6 & 0x3E0
    let blue = word >> 3 & 0x1F
    return Int(red | green | blue)
  }

  /// The pixels of one bin: how many, and the sums of their channels.
  private struct Bin {
    var count = 0
    var red = 0, green = 0, blue = 0

    mutating func add(_ word: UInt32) {
      count += 1
      red += Int(word >> 16 & 255)
      green += Int(word >> 8 & 255)
      blue += Int(word & 255)
    }
  }

  private struct Box {
    /// Places of bins that are not empty.
    let bins: [Int]
    let mean: UInt32
    /// The channel in which the pixels differ most, as a shift of the bin's place, and the squares of the differences
    /// from the mean in it, summed.
    let shift: Int
    let spread: Double

    init(_ bins: [Int], of all: [Bin]) {
      self.bins = bins
      var sum = Bin()
      for index in bins {
        sum.count += all[index].count
        sum.red += all[index].red
        sum.green += all[index].green
        sum.blue += all[index].blue
      }
      func rounded(_ total: Int) -> UInt32 { UInt32((total + sum.count / 2) / max(1, sum.count)) }
      let (red, green, blue) = (rounded(sum.red), rounded(sum.green), rounded(sum.blue))
      mean = red << 16 | green << 8 | blue
      let count = Double(max(1, sum.count))
      let means = [Double(sum.red) / count, Double(sum.green) / count, Double(sum.blue) / count]
      var spreads = [0.0, 0.0, 0.0]
      for index in bins {
        let bin = all[index]
        let weight = Double(bin.count)
        for (channel, total) in [bin.red, bin.green, bin.blue].enumerated() {
          let difference = Double(total) / weight - means[channel]
          spreads[channel] += weight * difference * difference
        }
      }
      let channel = spreads.indices.max { spreads[$0] < spreads[$1] } ?? 0
      shift = 10 - 5 * channel
      spread = bins.count > 1 ? spreads[channel] : 0
    }
  }

  private static func boxes(of bins: [Bin]) -> [Box] {
    var boxes = [Box(bins.indices.filter { bins[$0].count > 0 }, of: bins)]
    while boxes.count < most {
      guard let index = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[index].spread > 0 else {
        break
      }
      let box = boxes[index]
      let sorted = box.bins.sorted { ($0 >> box.shift & 31, $0) < ($1 >> box.shift & 31, $1) }
      var left = sorted.reduce(0) { $0 + bins[$1].count } / 2
      // At least one bin on either side.
      var cut = 1
      while cut < sorted.count - 1 {
        left -= bins[sorted[cut - 1]].count
        if left <= 0 { break }
        cut += 1
      }
      boxes[index] = Box(Array(sorted[..<cut]), of: bins)
      boxes.append(Box(Array(sorted[cut...]), of: bins))
    }
    return boxes
  }
}
