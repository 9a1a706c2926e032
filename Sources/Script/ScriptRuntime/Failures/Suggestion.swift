/// Finds the known name nearest to a mistyped one; prefers no hint to a wrong one.
package enum Suggestion {
  /// The name within edit distance 2 of `given` (1 when `given` has fewer than 3 letters), nearest first, ties in the
  /// order of `names`; nil when there is none. A difference of case alone is always near.
  package static func nearest(to word: String, among names: [String]) -> String? {
    if let sameLetters = names.first(where: { $0.lowercased() == word.lowercased() && $0 != word }) {
      return sameLetters
    }
    if let longer = name(completing: word, among: names) { return longer }
    let limit = word.utf8.count < 3 ? 1 : 2
    var best: (name: String, distance: Int)?
    for name in names where name != word && abs(name.utf8.count - word.utf8.count) <= limit {
      let distance = distance(from: word, to: name)
      if distance <= limit, distance < (best?.distance ?? .max) { best = (name, distance) }
    }
    if best.map({ $0.distance > 1 }) ?? true, let longer = name(withFirstWord: word, among: names) { return longer }
    return best?.name ?? onlyName(with: word, among: names) ?? name(beginning: word, among: names)
      ?? onlyName(beginningAs: word, among: names)
  }

  /// The same for long lists, in which every short word is near to another: one edit in a word of up to five letters, none
  /// in one of two.
  package static func nearest(to word: String, amongMany names: [String]) -> String? {
    guard word.utf8.count > 2, let near = nearest(to: word, among: names) else { return nil }
    let slips = distance(from: word.lowercased(), to: near.lowercased())
    return slips <= (word.utf8.count < 6 ? 1 : 2) ? near : nil
  }

  /// The callback meant by an Objective-C name or by one with more of Swift's labels: the longest of `names` that `given`
  /// begins with, ignoring underscores and case. Only names of several parts are considered: others are too short.
  package static func callback(meantBy word: String, among names: [String]) -> String? {
    func letters(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }
    let wanted = letters(word)
    return names.filter { $0.contains("_") && wanted.hasPrefix(letters($0)) }.max { $0.count < $1.count }
  }

  /// The name that has one of Swift's first words before `given`: `isOn` for `on`, `withDuration` for `duration`.
  private static func name(completing start: String, among names: [String]) -> String? {
    guard let first = start.first, first.isLetter else { return nil }
    let capitalized = first.uppercased() + start.dropFirst()
    for word in ["is", "with", "has", "shows", "should"] {
      if let name = names.first(where: { $0 == word + capitalized }) { return name }
    }
    return nil
  }

  /// The only name that begins or ends with `given`, for a `given` of five letters or more: `aspectFit` for `scaleAspectFit`.
  private static func onlyName(with word: String, among names: [String]) -> String? {
    let part = word.lowercased()
    guard part.utf8.count >= 5 else { return nil }
    let matches = names.filter { $0.lowercased().hasSuffix(part) || $0.lowercased().hasPrefix(part) }
    return matches.count == 1 ? matches[0] : nil
  }

  /// The only name that has the first twelve letters or more of `given`, all but its last three: `isRemovedOnCompletion` for
  /// `isRemovedOnComplete`.
  private static func onlyName(beginningAs word: String, among names: [String]) -> String? {
    let start = word.dropLast(3)
    guard start.utf8.count >= 12 else { return nil }
    let matches = names.filter { $0.hasPrefix(start) && $0 != word }
    return matches.count == 1 ? matches[0] : nil
  }

  /// The shortest name whose first word is a `given` of three or four letters: `popViewController` for `pop`.
  private static func name(withFirstWord word: String, among names: [String]) -> String? {
    guard (3...4).contains(word.utf8.count) else { return nil }
    let matches = names.filter { $0.hasPrefix(word) && $0.dropFirst(word.count).first?.isUppercase == true }
    return matches.min { $0.utf8.count < $1.utf8.count }
  }

  /// The longest name of three letters or more that `given` begins with, and that is most of it: `red` for `reddish`.
  private static func name(beginning word: String, among names: [String]) -> String? {
    let part = word.lowercased()
    return names.filter { name in
      let length = name.utf8.count
      return length >= 3 && length < part.utf8.count && part.utf8.count - length <= 4
        && part.hasPrefix(name.lowercased())
    }.max { $0.utf8.count < $1.utf8.count }
  }

  /// The fewest insertions, deletions, changes and swaps of neighbouring letters that turn `first` into `second`.
  package static func distance(from first: String, to second: String) -> Int {
    let a = Array(first.utf8)
    let b = Array(second.utf8)
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
