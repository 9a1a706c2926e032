/// Draws sixels as a terminal does.
struct SixelReader {
  private(set) var width = 0, height = 0
  private(set) var pixels: [UInt32] = []

  init(_ text: String) {
    var rest = Array(text.utf8).drop { $0 != UInt8(ascii: "\"") }
    func numbers() -> [Int] {
      var values: [Int] = [0]
      while let byte = rest.first {
        if byte >= 48, byte <= 57 {
          values[values.count - 1] = values[values.count - 1] * 10 + Int(byte - 48)
        } else if byte == UInt8(ascii: ";") {
          values.append(0)
        } else {
          break
        }
        rest.removeFirst()
      }
      return values
    }
    var (colors, color, x, top, times): ([Int: UInt32], UInt32, Int, Int, Int) = ([:], 0, 0, 0, 1)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        let values = numbers()
        (width, height) = (values[2], values[3])
        pixels = [UInt32](repeating: 0, count: width * height)
      case UInt8(ascii: "#"):
        let values = numbers()
        if values.count == 5 {
          let channels = values[2...].map { UInt32(($0 * 255 + 50) / 100) }
          colors[values[0]] = channels[0] << 16 | channels[1] << 8 | channels[2]
        }
        color = colors[values[0]] ?? 0
      case UInt8(ascii: "!"): times = numbers()[0]
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case 63...126:
        for _ in 0..<times {
          for bit in 0..<6 where (byte - 63) >> UInt8(bit) & 1 == 1 && x < width && top + bit < height {
            pixels[(top + bit) * width + x] = color
          }
          x += 1
        }
        times = 1
      default: break
      }
    }
  }
}

/// Text in base 64, read back.
enum Base64 {
  static func decode(_ text: String) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (bits, count, bytes): (UInt32, Int, [UInt8]) = (0, 0, [])
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { break }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> UInt32(count) & 255))
      }
    }
    return bytes
  }
}
