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

  /// Sixel: bands of six rows, a pass over each for every colour in it; 216 evenly spaced colours and 24 greys.
  public static func sixel(_ bitmap: Bitmap) -> String {
    let small = CellPixels(bitmap, width: bitmap.width, height: bitmap.height)
    var text = "\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)"
    var indices = [UInt8](repeating: 0, count: bitmap.count)
    var used = Set<UInt8>()
    // Neighbouring pixels are mostly equal.
    var (lastWord, lastIndex): (UInt32, UInt8) = (.max, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let word = small[x, y]
        if word != lastWord { (lastWord, lastIndex) = (word, UInt8(CellText.index(word))) }
        indices[y * bitmap.width + x] = lastIndex
        used.insert(lastIndex)
      }
    }
    for index in used.sorted() {
      let percents = color(Int(index)).map { ($0 * 100 + 127) / 255 }
      text += "#\(index);2;\(percents[0]);\(percents[1]);\(percents[2])"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      text += band(indices, bitmap.width, top, min(top + 6, bitmap.height))
    }
    return text + "\u{1B}\\"
  }

  private static func color(_ index: Int) -> [Int] {
    if index >= 232 { return [Int](repeating: 8 + 10 * (index - 232), count: 3) }
    let steps = [0, 95, 135, 175, 215, 255]
    return [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map { steps[$0] }
  }

  private static func band(_ indices: [UInt8], _ width: Int, _ top: Int, _ bottom: Int) -> String {
    var inside: [UInt8] = []
    for index in Set(indices[(top * width)..<(bottom * width)]).sorted() { inside.append(index) }
    var bytes: [UInt8] = []
    for index in inside {
      bytes += "#\(index)".utf8
      var (run, last): (Int, UInt8) = (0, 0)
      func flush() {
        if run > 3 { bytes += "!\(run)".utf8 }
        for _ in 0..<(run > 3 ? 1 : run) { bytes.append(63 + last) }
      }
      for x in 0..<width {
        var bits: UInt8 = 0
        for y in top..<bottom where indices[y * width + x] == index { bits |= 1 << UInt8(y - top) }
        if bits != last {
          flush()
          (run, last) = (0, bits)
        }
        run += 1
      }
      if last != 0 { flush() }
      bytes.append(UInt8(ascii: "$"))
    }
    bytes.append(UInt8(ascii: "-"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
