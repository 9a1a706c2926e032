/// The signs that the program draws with, for terminals whose language says that they show ASCII only.
///
/// Only these are replaced: a script's own words keep their letters.
package enum ASCIISigns {
  /// The sign in one column that stands for a character; nil where the character stays.
  package static func sign(_ character: Character) -> Character? {
    if character.isASCII { return nil }
    if let sign = signs[character] { return sign }
    guard let dots = character.unicodeScalars.first?.value, (0x2800...0x28FF).contains(dots) else { return nil }
    // A cell of a curve: its dots, few or many.
    return switch (dots - 0x2800).nonzeroBitCount {
    case 0: " "
    case 1...2: "."
    case 3...5: "*"
    default: "#"
    }
  }

  /// A text in these signs; what is longer than a column may be longer than before.
  package static func text(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    for character in text {
      if let words = words[character] {
        result += words
      } else {
        result.append(sign(character) ?? character)
      }
    }
    return result
  }

  /// Those of bars are the design's: forward `=`, backward `<`, held `%`.
  private static let signs: [Character: Character] = [
    "■": "=", "◄": "<", "▒": "%", "□": "-", "▪": "~", "─": "_", "┅": ":", "╫": "|", "·": ".", "→": ">", "×": "x",
    "»": "r", "◆": "*", "▲": "^", "╎": ":", "┊": ":", "◇": "o", "▴": "^", "▼": "v", "▶": ">", "◀": "<", "╌": ",",
    "♦": "#",
    "│": "|", "┃": "|",
    "┴": "+", "┬": "+", "┼": "+",
    "━": "=", "╋": "+", "▸": ">", "▾": "v", "←": "<", "↑": "^", "↓": "v", "…": "~", "–": "-", "—": "-", "−": "-",
    "±": "~", "°": "o", "├": "|", "└": "`", "┌": ".", "┐": ".", "┘": "'", "█": "#", "▀": "\"", "▄": "_", "●": "o",
    "○": "o", "✓": "+", "✗": "x", "“": "\"", "”": "\"", "‘": "'", "’": "'",
  ]

  /// Where there is room for more than a column.
  private static let words: [Character: String] = ["±": "+-", "°": " deg"]
}
