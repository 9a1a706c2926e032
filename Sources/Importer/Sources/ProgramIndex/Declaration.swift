/// Something that a file declares outside of all others: a type, what is added to one, a function, variables.
struct Declaration {
  enum Kind: String { case type, `protocol`, addition = "extension", function, variable }

  var kind = Kind.type
  /// The type that is added to, for an extension.
  var names: [Int] = []
  /// Bytes of the file, its modifiers and attributes with it.
  var start = 0
  var end = 0
  /// Whether only its own file sees it.
  var isPrivate = false
  /// The types behind its colon.
  var inherited: [Int] = []
  /// The names that an extension or a type declares in it.
  var members: [Int] = []
  /// Every name in it, its own too.
  var uses: [Int] = []
  /// Those behind `as!`, `as?` and `is`.
  var casts: [Int] = []
}

/// A file of Swift, as far as its words tell.
struct IndexedFile {
  let path: String
  let size: Int
  let nanoseconds: Int
  var imports: [Int] = []
  var declarations: [Declaration] = []
  /// Lines of `#if` and the like outside of all declarations: bytes.
  var directives: [Range<Int>] = []
}

/// Words and their numbers.
struct WordTable {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }

  func known(_ word: String) -> Int? { numbers[word] }

  subscript(_ number: Int) -> String { words[number] }
}
