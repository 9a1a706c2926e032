/// Searching by Unicode scalars, in place of the functions of these names that Swift imports unasked: they bring the
/// parser of regular expressions into the program, so `Package.swift` keeps them out.
extension StringProtocol {
  /// The first place where `text` stands; an empty text stands everywhere.
  package func firstRange(of text: some StringProtocol) -> Range<Index>? {
    var start = utf8.startIndex
    while true {
      var (here, wanted) = (start, text.utf8.startIndex)
      while here < utf8.endIndex, wanted < text.utf8.endIndex, utf8[here] == text.utf8[wanted] {
        (here, wanted) = (utf8.index(after: here), text.utf8.index(after: wanted))
      }
      if wanted == text.utf8.endIndex { return start..<here }
      if here == utf8.endIndex { return nil }
      start = utf8.index(after: start)
    }
  }

  /// Whether `text` stands in it.
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// With `replacement` where `text`, which is not empty, stood.
  package func replacing(_ text: String, with replacement: some StringProtocol) -> String {
    var (result, remainder) = ("", self[...])
    while let match = remainder.firstRange(of: text) {
      result.append(contentsOf: remainder[..<match.lowerBound])
      result.append(contentsOf: replacement)
      remainder = remainder[match.upperBound...]
    }
    result.append(contentsOf: remainder)
    return result
  }
}
