/// An index in the cache: numbers in lines. A file that is not as this writes it is as none.
struct IndexFile {
  private let path: String
  private static let head = "playhead index 1"

  init(in folder: String, of program: String) {
    var sum = CheckSum()
    sum.add(program.utf8)
    path = folder + "/swift-" + String(sum.value, radix: 16) + ".index"
  }

  func write(_ files: [IndexedFile], _ words: WordTable) {
    var out = Self.head + "\n" + String(words.words.count) + "\n"
    for word in words.words { out += word + "\n" }
    func list(_ numbers: [Int]) { out += String(numbers.count) + numbers.map { " " + String($0) }.joined() + " " }
    for file in files where !file.path.utf8.contains(10) {
      out += "f " + String(file.size) + " " + String(file.nanoseconds) + " "
      list(file.imports)
      list(file.directives.flatMap { [$0.lowerBound, $0.upperBound] })
      out += file.path + "\n"
      for one in file.declarations {
        out += one.kind.rawValue + " " + String(one.start) + " " + String(one.end) + (one.isPrivate ? " 1 " : " 0 ")
        for numbers in [one.names, one.inherited, one.members, one.uses, one.casts] { list(numbers) }
        out += "\n"
      }
    }
    CacheFile(path).write(out)
  }

  func read() -> ([IndexedFile], WordTable)? {
    guard let bytes = Folders.bytes(of: path, most: 1 << 28) else { return nil }
    return bytes.withUnsafeBufferPointer { buffer -> ([IndexedFile], WordTable)? in
      var lines = Lines(buffer)
      guard let head = lines.next(), lines.text(head) == Self.head, let first = lines.next(),
        let count = Int(lines.text(first)), count >= 0
      else { return nil }
      var words = WordTable()
      for _ in 0..<count {
        guard let line = lines.next() else { return nil }
        _ = words.number(of: lines.text(line))
      }
      guard words.words.count == count else { return nil }
      var files: [IndexedFile] = []
      while let line = lines.next() {
        var part = Numbers(UnsafeBufferPointer(rebasing: buffer[line]))
        let kind = part.word()
        if kind == "f" {
          guard let size = part.number(), let time = part.number(), let imports = part.list(count),
            let places = part.list(.max)
          else { return nil }
          var file = IndexedFile(path: part.rest(), size: size, nanoseconds: time)
          file.imports = imports
          for index in stride(from: 0, to: places.count - 1, by: 2) where places[index] <= places[index + 1] {
            file.directives.append(places[index]..<places[index + 1])
          }
          files.append(file)
          continue
        }
        guard !files.isEmpty, let kind = Declaration.Kind(rawValue: kind), let start = part.number(),
          let end = part.number(), start <= end, let isPrivate = part.number(), let names = part.list(count),
          let inherited = part.list(count), let members = part.list(count), let uses = part.list(count),
          let casts = part.list(count)
        else { return nil }
        files[files.count - 1].declarations.append(
          Declaration(
            kind: kind, names: names, start: start, end: end, isPrivate: isPrivate == 1, inherited: inherited,
            members: members, uses: uses, casts: casts))
      }
      return (files, words)
    }
  }
}

/// The lines of a text, as ranges of its bytes.
private struct Lines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Range<Int>? {
    guard place < bytes.count else { return nil }
    let start = place
    while place < bytes.count, bytes[place] != 10 { place += 1 }
    defer { place += 1 }
    return start..<place
  }

  func text(_ line: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[line]), as: UTF8.self)
  }
}

/// The parts of a line, with a space behind each.
private struct Numbers {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func word() -> String {
    let start = place
    while place < bytes.count, bytes[place] != 32 { place += 1 }
    defer { place += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
  }

  mutating func number() -> Int? {
    var (value, digits) = (0, 0)
    while place < bytes.count, bytes[place] >= 48, bytes[place] <= 57 {
      let (more, isOver) = value.multipliedReportingOverflow(by: 10)
      if isOver || digits > 18 { return nil }
      value = more + Int(bytes[place] - 48)
      digits += 1
      place += 1
    }
    place += 1
    return digits > 0 ? value : nil
  }

  /// A count, and as many numbers, each below a bound.
  mutating func list(_ bound: Int) -> [Int]? {
    guard let count = number(), count <= bytes.count else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count {
      guard let one = number(), one < bound else { return nil }
      numbers.append(one)
    }
    return numbers
  }

  func rest() -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[min(place, bytes.count)...]), as: UTF8.self)
  }
}
