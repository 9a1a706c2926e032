import PlainText

/// A line of the table that the benchmark prints.
struct Row: CustomStringConvertible {
  let description: String

  init(_ promise: Promise, _ amount: String, _ other: String, _ verdict: String) {
    description = Self.line(promise.name, promise.title, amount, other, verdict)
  }

  static func head(_ amount: String, _ other: String) -> String { line("name", "workload", amount, other, "") }

  private static func line(_ name: String, _ title: String, _ amount: String, _ other: String, _ verdict: String)
    -> String
  {
    pad(name, to: 10, atEnd: true) + pad(title, to: 58, atEnd: true) + pad(amount, to: 16, atEnd: false)
      + pad(other, to: 16, atEnd: false) + "  " + verdict
  }

  private static func pad(_ text: String, to width: Int, atEnd: Bool) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + blanks : blanks + text
  }
}

/// The unit of a promise.
enum Unit {
  /// Instructions over those of the other side.
  case ratio
  case instructions
  case bytes

  func text(_ amount: Double) -> String {
    switch self {
    case .ratio: NumberText.fixed(amount, 3)
    case .instructions: NumberText.fixed(amount / 1e6, 2) + " million"
    case .bytes: NumberText.fixed(amount, 0) + " B"
    }
  }
}
