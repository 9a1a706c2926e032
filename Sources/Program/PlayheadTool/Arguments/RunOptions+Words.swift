extension RunOptions.Device {
  /// A device as the command line spells it; nil when a size is not made of numbers from 1 to 10000, or a scale
  /// of one from 0.1 to 10.
  ///
  ///     RunOptions.Device("iPhone 15")    // .named("iPhone 15")
  ///     RunOptions.Device("393x852@3")    // .screen(width: 393, height: 852, scale: 3)
  ///     RunOptions.Device("393x852")      // the same at scale 1
  init?(_ word: String) {
    guard !word.isEmpty else { return nil }
    guard word.utf8.first.map({ (48...57).contains($0) }) == true, let by = word.firstIndex(of: "x") else {
      self = .named(word)
      return
    }
    let rest = word[word.index(after: by)...]
    let at = rest.firstIndex(of: "@")
    guard
      let width = Double(word[..<by]), let height = Double(rest[..<(at ?? rest.endIndex)]),
      let scale = at.map({ Double(rest[rest.index(after: $0)...]) }) ?? 1,
      (1...10_000).contains(width), (1...10_000).contains(height), (0.1...10).contains(scale)
    else { return nil }
    self = .screen(width: width, height: height, scale: scale)
  }
}
