/// The fields of a JSON object, each as its text: the session and the page read what is in them.
struct JSONObject {
  private(set) var fields: [String: Substring] = [:]

  /// Nil for text that is no object.
  init?(_ text: Substring) {
    var reader = JSONScanner(text)
    guard reader.take("{") else { return nil }
    var isOver = reader.take("}")
    while !isOver {
      guard let name = reader.value(), name.utf8.first == UInt8(ascii: "\""), reader.take(":"),
        let value = reader.value()
      else { return nil }
      fields[String(name.dropFirst().dropLast())] = value
      if reader.take(",") { continue }
      guard reader.take("}") else { return nil }
      isOver = true
    }
    guard reader.isAtEnd else { return nil }
  }

  /// A text without escapes; nil for anything else.
  func text(_ name: String) -> String? {
    guard let value = fields[name], value.utf8.first == UInt8(ascii: "\""), !value.utf8.contains(UInt8(ascii: "\\"))
    else { return nil }
    return String(value.dropFirst().dropLast())
  }

  func whole(_ name: String) -> Int? { fields[name].flatMap { Int($0) } }
}

/// Finds where values of JSON begin and end.
private struct JSONScanner {
  private let text: Substring
  private var at: Substring.Index
  private static let deepest = 64

  init(_ text: Substring) { (self.text, at) = (text, text.startIndex) }

  private var byte: UInt8? { at < text.endIndex ? text.utf8[at] : nil }

  private mutating func advance() { at = text.utf8.index(after: at) }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return byte == nil
    }
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: sign) else { return false }
    advance()
    return true
  }

  /// A whole value; nil for none.
  mutating func value() -> Substring? {
    skipSpace()
    let start = at
    var depth = 0
    repeat {
      guard let byte else { return nil }
      switch byte {
      case UInt8(ascii: "\""):
        guard skipText() else { return nil }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth <= Self.deepest else { return nil }
        advance()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { return nil }
        advance()
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
        guard depth > 0 else { return nil }
        advance()
      default: skipWord()
      }
    } while depth > 0
    return text[start..<at]
  }

  private mutating func skipText() -> Bool {
    advance()
    while let byte {
      advance()
      if byte == UInt8(ascii: "\"") { return true }
      guard byte >= 0x20 else { return false }
      if byte == UInt8(ascii: "\\") {
        guard self.byte != nil else { return false }
        advance()
      }
    }
    return false
  }

  /// A number or a word.
  private mutating func skipWord() {
    while let byte, !",:]}[{\" \t\n\r".utf8.contains(byte) { advance() }
  }
}

enum JSONText {
  static func string(_ text: some StringProtocol) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The elements of an array, as JSON.
  static func elements(of array: Substring) -> [Substring] {
    var reader = JSONScanner(array)
    var elements: [Substring] = []
    guard reader.take("[") else { return [] }
    while let element = reader.value() {
      elements.append(element)
      guard reader.take(",") else { break }
    }
    return elements
  }

  static func list(_ texts: [String]) -> String { "[" + texts.map(string).joined(separator: ",") + "]" }
}

/// A message that a client sent.
struct ClientRequest {
  /// As JSON; nil for a notification.
  let id: String?
  let method: String
  /// As JSON.
  let params: Substring

  enum Unread: Error {
    case noJSON
    case noRequest(id: String)
  }

  /// - Throws: `Unread`
  init(_ text: String) throws(Unread) {
    guard let object = JSONObject(text[...]) else { throw .noJSON }
    id = object.fields["id"].map(String.init)
    if let id, id.utf8.first == UInt8(ascii: "{") || id.utf8.first == UInt8(ascii: "[") { throw .noRequest(id: "null") }
    guard object.text("jsonrpc") == "2.0", let method = object.text("method") else {
      throw .noRequest(id: id ?? "null")
    }
    self.method = method
    params = object.fields["params"] ?? "{}"
    guard params.utf8.first == UInt8(ascii: "{") else { throw .noRequest(id: id ?? "null") }
  }
}

/// An answer of a session, as JSON.
enum Reply {
  case result(Substring)
  case error(Substring)

  static func failure(_ code: Int, _ message: String, _ data: String? = nil) -> Reply {
    .error("{\"code\":\(code),\"message\":\(JSONText.string(message))\(data.map { ",\"data\":\($0)" } ?? "")}")
  }

  /// A line of a session: `{"jsonrpc":"2.0","id":7,"result":…}`, with its number.
  static func read(_ line: String) -> (number: Int, reply: Reply)? {
    let head = #"{"jsonrpc":"2.0","id":"#
    guard line.hasPrefix(head), line.hasSuffix("}") else { return nil }
    let rest = line.dropFirst(head.count)
    let digits = rest.prefix { $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let answer = rest.dropFirst(digits.count)
    for (word, isResult) in [(#","result":"#, true), (#","error":"#, false)] where answer.hasPrefix(word) {
      let json = answer.dropFirst(word.count).dropLast()
      return (number, isResult ? .result(json) : .error(json))
    }
    return nil
  }

  func text(to id: String) -> String {
    switch self {
    case .result(let json): "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(json)}"
    case .error(let json): "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":\(json)}"
    }
  }
}
