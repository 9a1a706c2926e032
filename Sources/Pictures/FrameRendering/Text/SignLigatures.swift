/// Which signs of a face stand for several in a row: a family for its members, a flag for its two letters.
///
/// They are in the table "GSUB" of an OpenType font. Signs that replace one or several are read, whichever the language;
/// what depends on neighbours is not, and a face then draws the parts. A table that says what cannot be changes nothing.
struct SignLigatures {
  private let table: [UInt8]

  init(table: [UInt8]) { self.table = table }

  /// - Parameter signs: By their numbers in the face.
  func combined(_ signs: [Int]) -> [Int] {
    guard signs.count > 1, !table.isEmpty else { return signs }
    var line = SignLine(signs, table)
    do { try line.substitute() } catch { return signs }
    return line.signs
  }
}

/// A number lies outside of its table, or the table has no end.
private struct BrokenTable: Error {}

/// Signs in a row while they are replaced by others.
private struct SignLine {
  private(set) var signs: [Int]
  private let table: [UInt8]
  /// How many numbers may still be read: tables that name each other could be read for days. (Chosen here; a family takes
  /// Noto's face 4,000.)
  private var budget = 1_000_000

  /// "ccmp", "liga" and "rlig": the features of a font that compose signs in every text.
  private static let features = [0x6363_6d70, 0x6c69_6761, 0x726c_6967]

  init(_ signs: [Int], _ table: [UInt8]) { (self.signs, self.table) = (signs, table) }

  private mutating func number(at place: Int) throws(BrokenTable) -> Int {
    budget -= 1
    guard budget > 0, place >= 0, place + 1 < table.count else { throw BrokenTable() }
    return Int(table[place]) << 8 | Int(table[place + 1])
  }

  private mutating func longNumber(at place: Int) throws(BrokenTable) -> Int {
    try number(at: place) << 16 | number(at: place + 2)
  }

  mutating func substitute() throws(BrokenTable) {
    let list = try number(at: 8)
    for lookup in try lookups() { try substitute(by: list + number(at: list + 2 + 2 * lookup)) }
  }

  /// The numbers of the look-ups that the features name, in the order of the file, which is that of their use.
  private mutating func lookups() throws(BrokenTable) -> [Int] {
    var numbers: Set<Int> = []
    let list = try number(at: 6)
    for index in 0..<(try number(at: list)) {
      let record = list + 2 + 6 * index
      guard Self.features.contains(try longNumber(at: record)) else { continue }
      let feature = list + (try number(at: record + 4))
      for index in 0..<(try number(at: feature + 2)) { numbers.insert(try number(at: feature + 4 + 2 * index)) }
    }
    return numbers.sorted()
  }

  /// Along the line the first of a look-up's tables that knows the signs at a place replaces them.
  private mutating func substitute(by lookup: Int) throws(BrokenTable) {
    var place = 0
    while place < signs.count {
      for index in 0..<(try number(at: lookup + 4)) {
        var (kind, table) = (try number(at: lookup), lookup + (try number(at: lookup + 6 + 2 * index)))
        // A table that lies farther away.
        if kind == 7 { (kind, table) = (try number(at: table + 2), table + (try longNumber(at: table + 4))) }
        if kind == 1 ? try replaceSign(at: place, by: table) : kind == 4 ? try compose(at: place, by: table) : false {
          break
        }
      }
      place += 1
    }
  }

  /// One sign for another: all so many numbers farther, or by a list.
  private mutating func replaceSign(at place: Int, by table: Int) throws(BrokenTable) -> Bool {
    guard let index = try row(of: signs[place], in: table) else { return false }
    let isList = try number(at: table) == 2
    signs[place] = try isList ? number(at: table + 6 + 2 * index) : (signs[place] + number(at: table + 4)) & 0xffff
    return true
  }

  /// One sign for several, the first list of those that begin with the sign and match.
  private mutating func compose(at place: Int, by table: Int) throws(BrokenTable) -> Bool {
    guard let index = try row(of: signs[place], in: table) else { return false }
    let set = table + (try number(at: table + 6 + 2 * index))
    for index in 0..<(try number(at: set)) {
      let ligature = set + (try number(at: set + 2 + 2 * index))
      let count = try number(at: ligature + 2)
      guard count > 0, place + count <= signs.count else { continue }
      var matching = 1
      while matching < count, try number(at: ligature + 2 + 2 * matching) == signs[place + matching] { matching += 1 }
      guard matching == count else { continue }
      signs.replaceSubrange(place..<place + count, with: [try number(at: ligature)])
      return true
    }
    return false
  }

  /// Which of a table's rows is about a sign; nil for none. A table lists its signs, or ranges of them.
  private mutating func row(of sign: Int, in table: Int) throws(BrokenTable) -> Int? {
    let list = table + (try number(at: table + 2))
    let isList = try number(at: list) == 1
    for index in 0..<(try number(at: list + 2)) {
      let place = list + 4 + (isList ? 2 : 6) * index
      let first = try number(at: place)
      let last = isList ? first : try number(at: place + 2)
      guard first <= sign, sign <= last else { continue }
      return isList ? index : try number(at: place + 4) + sign - first
    }
    return nil
  }
}
