/// Reads what a file declares and names, by its words alone.
struct FileReader {
  private var words: WordTable
  private var file: IndexedFile
  private var current: Declaration?
  private var used: Set<Int> = []
  private var depth = 0
  /// Whether the head of the declaration is read: its name, and then what it inherits from.
  private var phase = Phase.modifiers

  private enum Phase { case modifiers, name, inherited, body }

  private init(_ file: IndexedFile, _ words: WordTable) { (self.file, self.words) = (file, words) }

  static func read(_ bytes: [UInt8], into file: inout IndexedFile, _ words: inout WordTable) {
    var reader = FileReader(file, words)
    words = WordTable()
    bytes.withUnsafeBufferPointer { reader.read($0) }
    (file, words) = (reader.file, reader.words)
  }

  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor", "typealias"]
  private static let kinds: [String: Declaration.Kind] = [
    "protocol": .protocol, "extension": .addition, "func": .function, "var": .variable, "let": .variable,
  ]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "final", "indirect", "package", "dynamic", "unowned",
    "weak",
    "lazy", "static", "infix", "prefix", "postfix", "nonisolated", "mutating", "override", "convenience",
    "required",
  ]

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scan = Words(bytes)
    var last = ""
    var lastMark: UInt8 = 0
    var isMember = false
    var isImport = false
    func text(_ word: Words.Word) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes[word.start..<word.end]), as: UTF8.self)
    }
    while let word = scan.next() {
      switch word.kind {
      case .directive:
        if depth == 0 {
          close(at: word.start)
          file.directives.append(word.start..<word.end)
        }
      case .mark:
        if word.byte == UInt8(ascii: "@"), depth == 0, word.isFirstOfLine { open(at: word) }
        mark(word)
        lastMark = word.byte
        if word.byte != UInt8(ascii: "?"), word.byte != UInt8(ascii: "!") { last = "" }
        isMember = false
      case .name:
        let name = text(word)
        if isImport {
          file.imports.append(words.number(of: name))
          isImport = false
          break
        }
        if depth == 0, begins(name, word) {
          if name == "import" {
            close(at: word.start)
            isImport = true
            break
          }
          open(at: word)
        }
        guard current != nil else { break }
        head(name, word, lastMark)
        let number = words.number(of: name)
        used.insert(number)
        if last == "as" || last == "is" { current?.casts.append(number) }
        // Declarations in a type, and the parts of an enumeration.
        if depth == 1, isMember { current?.members.append(number) }
        isMember = ["func", "var", "let", "case", "class", "struct", "enum", "typealias"].contains(name)
        last = name
        lastMark = 0
      }
    }
    close(at: bytes.count)
  }

  /// Whether a word outside of all braces begins a declaration.
  private func begins(_ name: String, _ word: Words.Word) -> Bool {
    let opens = Self.types.contains(name) || ["func", "var", "let", "import"].contains(name)
    if current == nil { return opens || Self.modifiers.contains(name) }
    if phase == .modifiers { return false }
    return word.isFirstOfLine && (opens || Self.modifiers.contains(name)) && name != "where"
  }

  private mutating func open(at word: Words.Word) {
    if current != nil, phase == .modifiers { return }
    close(at: word.start)
    current = Declaration(start: word.start)
    phase = .modifiers
  }

  private mutating func close(at end: Int) {
    guard var declaration = current else { return }
    declaration.end = end
    declaration.uses = used.sorted()
    if !declaration.names.isEmpty { file.declarations.append(declaration) }
    current = nil
    used = []
    phase = .modifiers
  }

  private mutating func head(_ name: String, _ word: Words.Word, _ mark: UInt8) {
    guard depth == 0 else { return }
    switch phase {
    case .modifiers:
      if name == "private" || name == "fileprivate" { current?.isPrivate = true }
      if let kind = Self.kinds[name] ?? (Self.types.contains(name) ? .type : nil) {
        current?.kind = kind
        phase = .name
      }
    case .name:
      current?.names.append(words.number(of: name))
      phase = .inherited
    case .inherited:
      // `extension UIView.Corner`: the last name says what is added to.
      if mark == UInt8(ascii: "."), current?.kind == .addition, current?.inherited.isEmpty == true {
        current?.names = [words.number(of: name)]
      } else {
        current?.inherited.append(words.number(of: name))
      }
    case .body: break
    }
  }

  private mutating func mark(_ word: Words.Word) {
    switch word.byte {
    case UInt8(ascii: ";") where depth == 0: close(at: word.start)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      if word.byte == UInt8(ascii: "{"), depth == 0, phase == .inherited { phase = .body }
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      if depth == 0, word.byte == UInt8(ascii: "}"), phase == .body, current?.kind != .variable { close(at: word.end) }
    default: break
    }
  }
}
