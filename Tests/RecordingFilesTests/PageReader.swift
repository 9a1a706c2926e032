import PlainText

@testable import RecordingFiles

/// Reads the data of a page as its script does.
enum PageReader {
  /// A number in zigzag LEB128, which is taken from the bytes.
  static func number(_ rest: inout ArraySlice<UInt8>) -> Double {
    var (number, scale) = (0.0, 1.0)
    while let byte = rest.popFirst() {
      number += Double(byte & 127) * scale
      scale *= 128
      if byte < 128 { break }
    }
    return number.truncatingRemainder(dividingBy: 2) == 0 ? number / 2 : -(number + 1) / 2
  }

  /// The numbers of each column, from what the JSON says of them and from their bytes.
  static func columns(_ heads: [JSON], _ bytes: [UInt8]) -> [[Double]] {
    var rest = bytes[...]
    let numbers = heads.map { $0.elements?.map { $0.number ?? .nan } ?? [] }
    var read = zip(heads, numbers).map { head, numbers -> [Double] in
      if let list = head[1]?.elements { return list.map { $0.number ?? .nan } }
      guard numbers.count == 2, let size = Quantum(rawValue: Int(numbers[0]))?.size else { return [] }
      var (value, step) = (0.0, 0.0)
      return (0..<Int(numbers[1])).map { _ in
        step += number(&rest)
        value += step
        return value * size
      }
    }
    for (index, head) in numbers.enumerated() where head.count == 5 {
      let (base, place) = (read[Int(head[0])], Int(head[1]))
      read[index] = (0..<Int(head[2])).map { head[4] + head[3] * (base[place + $0] - base[place]) }
    }
    return read
  }
}

extension JSON {
  var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  subscript(_ name: String) -> JSON? { if case .object(let fields) = self { fields[name] } else { nil } }
  subscript(_ place: Int) -> JSON? { elements.flatMap { $0.indices.contains(place) ? $0[place] : nil } }
}
