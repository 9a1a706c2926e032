/// A line of the visual format language: `H:|-[title(>=80)]-(gap@750)-[button(==title)]-|`.
///
/// The grammar is that of Apple's Auto Layout Guide, and a view's length may be a multiple of another's: `[a(==b*2)]`.
struct VisualFormat {
  /// One condition on a view's length or on a distance.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object = Object.number(0)
    var multiplier = 1.0
    var priority = Object.number(1000)
    /// Where a name stands that is wrong, in characters from the start: after it, as UIKit points.
    var end = 0
    var priorityEnd = 0
  }

  enum Object {
    case number(Double)
    case name(String)
  }

  enum Connection {
    case flush
    case standard
    case distances([Predicate])
  }

  struct View {
    let name: String
    let lengths: [Predicate]
    let end: Int
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  /// To the superview before the first view, and after the last; nil: none.
  private(set) var leading: Connection?
  private(set) var trailing: Connection?
  /// Where the bars stand that mean the superview.
  private(set) var leadingEnd = 0
  private(set) var trailingEnd = 0
  private(set) var views: [View] = []
  /// Between neighbours: one fewer than `views`.
  private(set) var connections: [Connection] = []

  private let letters: [Character]
  private var offset = 0

  /// - Throws: `VisualFormatError` with the offset of the first character that does not fit the grammar.
  init(_ text: String) throws(VisualFormatError) {
    letters = Array(text)
    try parse()
  }

  private mutating func parse() throws(VisualFormatError) {
    if letters.starts(with: "H:") || letters.starts(with: "V:") {
      if letters[0] == "V" { axis = .vertical }
      offset = 2
    }
    if take("|") {
      leadingEnd = offset
      leading = try connection()
    }
    while true {
      views.append(try view())
      if offset == letters.count { return }
      let connection = try connection()
      if take("|") {
        trailingEnd = offset
        trailing = connection
        if offset < letters.count { throw error("Expected the end after the superview") }
        return
      }
      connections.append(connection)
    }
  }

  // MARK: Parts

  private mutating func view() throws(VisualFormatError) -> View {
    guard take("[") else { throw error(views.isEmpty ? "Expected a view" : "Expected a view or the superview's edge") }
    guard let name = name() else { throw error("Expected a view's name") }
    let end = offset
    let lengths = peek == "(" ? try predicates(ofView: true) : []
    guard take("]") else { throw error("Expected a ']' to end this view") }
    return View(name: name, lengths: lengths, end: end)
  }

  private mutating func connection() throws(VisualFormatError) -> Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let distances = peek == "(" ? try predicates(ofView: false) : [try simplePredicate()]
    guard take("-") else { throw error("Expected a '-' after this distance") }
    return .distances(distances)
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> Predicate {
    var predicate = Predicate()
    if let name = name() {
      predicate.object = .name(name)
    } else if peek?.isNumber == true || peek == ".", let number = number() {
      predicate.object = .number(number)
    } else {
      throw error("Expected a distance, a view or the superview's edge")
    }
    predicate.end = offset
    return predicate
  }

  private mutating func predicates(ofView: Bool) throws(VisualFormatError) -> [Predicate] {
    var list: [Predicate] = []
    offset += 1
    repeat { list.append(try predicate(ofView)) } while take(",")
    guard take(")") else { throw error("Expected a ')' here to end this list") }
    return list
  }

  private mutating func predicate(_ isOfView: Bool) throws(VisualFormatError) -> Predicate {
    var predicate = Predicate()
    for (sign, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ]
    where letters[offset...].starts(with: sign) {
      predicate.relation = relation
      offset += 2
      break
    }
    predicate.object = try object(
      isOfView ? "Expected a length, a metric or a view" : "Expected a distance or a metric")
    predicate.end = offset
    if isOfView, peek == "*" || peek == "/" {
      let divides = take("/") || !take("*")
      guard let factor = number(), factor != 0 else { throw error("Expected a number that is not 0") }
      predicate.multiplier = divides ? 1 / factor : factor
    }
    if take("@") {
      predicate.priority = try object("Expected a priority")
      predicate.priorityEnd = offset
    }
    return predicate
  }

  private mutating func object(_ expected: String) throws(VisualFormatError) -> Object {
    if let name = name() { return .name(name) }
    if let number = number() { return .number(number) }
    throw error(expected)
  }

  // MARK: Letters

  private var peek: Character? { offset < letters.count ? letters[offset] : nil }

  private mutating func take(_ letter: Character) -> Bool {
    guard peek == letter else { return false }
    offset += 1
    return true
  }

  private mutating func name() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let start = offset
    while let letter = peek, letter.isLetter || letter.isNumber || letter == "_" { offset += 1 }
    return String(letters[start..<offset])
  }

  private mutating func number() -> Double? {
    let start = offset
    _ = take("-")
    while let letter = peek, letter.isASCII, letter.isNumber || letter == "." { offset += 1 }
    if let number = Double(String(letters[start..<offset])) { return number }
    offset = start
    return nil
  }

  private func error(_ reason: String) -> VisualFormatError { error(reason, at: offset) }

  func error(_ reason: String, at offset: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: String(letters), offset: offset)
  }
}

/// A mistake in a format. `offset` is the number of characters before it.
public struct VisualFormatError: Error, Hashable, Sendable {
  public let reason: String
  public let format: String
  /// In characters.
  public let offset: Int
}
