/// The names of pictures that are numbered: `frames/f-%04d.png`.
package struct SequenceName: Equatable, Sendable {
  private let before: String
  private let digits: Int
  private let after: String

  /// Why a name is none: the numbers of one file's frames stand in one place.
  package struct Problem: Error, Equatable {}

  /// Nil for a name without `%d` or `%04d`, which is that of one file.
  /// - Throws: `Problem` for several of them, or one without `0` and a number of digits, by which files would not be in
  ///   their order.
  package init?(_ path: String) throws(Problem) {
    var patterns: [(start: String.Index, end: String.Index)] = []
    var index = path.startIndex
    while let percent = path[index...].firstIndex(of: "%") {
      let digits = path[path.index(after: percent)...].prefix { ("0"..."9").contains($0) }
      if digits.endIndex < path.endIndex, path[digits.endIndex] == "d" {
        patterns.append((percent, path.index(after: digits.endIndex)))
      }
      index = path.index(after: percent)
    }
    guard let mark = patterns.first else { return nil }
    let form = path[path.index(after: mark.start)..<path.index(before: mark.end)]
    guard patterns.count == 1, form.first == "0", form.count == 2, let digits = Int(form), digits > 0 else {
      throw Problem()
    }
    (before, self.digits, after) = (String(path[..<mark.start]), digits, String(path[mark.end...]))
  }

  /// The name of a picture, counted from 0.
  package func name(of number: Int) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }
}
