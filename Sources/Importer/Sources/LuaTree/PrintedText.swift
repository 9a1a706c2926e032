/// Text of an expression, with the origins of its lines: those of a function that is part of it.
struct PrintedText: ExpressibleByStringInterpolation {
  private(set) var text = ""
  /// By the number of the line in it, from 0.
  private(set) var origins: [Int: LuaStatement.Origin] = [:]
  private var breaks = 0

  init(_ text: some StringProtocol, _ origin: LuaStatement.Origin? = nil) {
    append(text)
    origins[0] = origin
  }

  init(stringLiteral text: String) { append(text) }
  init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = PrintedText("")

    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text.append(literal) }
    mutating func appendInterpolation(_ part: PrintedText) { text.append(part) }
    mutating func appendInterpolation(_ part: String) { text.append(part) }
  }

  private mutating func append(_ part: some StringProtocol) {
    text += part
    breaks += part.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  fileprivate mutating func append(_ part: PrintedText) {
    for (line, origin) in part.origins { origins[breaks + line] = origin }
    text += part.text
    breaks += part.breaks
  }

  static func + (left: PrintedText, right: PrintedText) -> PrintedText { "\(left)\(right)" }

  var count: Int { text.count }
  var hasLines: Bool { breaks > 0 }
  /// The columns of the last line that is not empty.
  var lastColumns: Int { text.split(separator: "\n").last?.count ?? 0 }
}

extension [PrintedText] {
  func joined(separator: PrintedText) -> PrintedText {
    var text = first ?? ""
    for part in dropFirst() {
      text.append(separator)
      text.append(part)
    }
    return text
  }
}
