import PlainText

/// The result of a tool: text and pictures for the model, and the same as data.
struct ToolResult {
  var text: String
  /// PNG files, in base64.
  var pictures: [String] = []
  /// An object of JSON; nil for none.
  var data: String?
  var isError = false

  /// How much text a model is given. Chosen here: about 5,000 of its words.
  static let mostCharacters = 20_000

  var json: String {
    let content =
      [JSONText.object(["type": "\"text\"", "text": JSONText.string(Self.cut(text))])]
      + pictures.map {
        JSONText.object(["type": "\"image\"", "data": JSONText.string($0), "mimeType": "\"image/png\""])
      }
    return JSONText.object([
      "content": JSONText.array(content), "structuredContent": data, "isError": isError ? "true" : "false",
    ])
  }

  /// A text that is too long without its middle.
  static func cut(_ text: String) -> String {
    guard text.count > mostCharacters else { return text }
    let half = mostCharacters / 2
    return text.prefix(half) + "\n… \(text.count - 2 * half) characters left out …\n" + text.suffix(half)
  }
}
