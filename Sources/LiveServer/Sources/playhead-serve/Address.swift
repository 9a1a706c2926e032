import SystemLibrary

/// The port and the token of a served path, which stay the same from one start to the next.
struct Address {
  var port: Int
  /// 32 hexadecimal digits.
  let token: String
  private let file: String?

  /// The port and token that were kept for a path, or a new token.
  init(of path: String) {
    file = Self.folder.map { "\($0)/\(Self.sum(path))" }
    let kept = file.flatMap(Self.read)?.split(separator: " ").map(String.init) ?? []
    if kept.count == 2, let port = Int(kept[0]), (1...65_535).contains(port), kept[1].utf8.count == 32 {
      (self.port, token) = (port, kept[1])
    } else {
      (port, token) = (0, Self.newToken())
    }
  }

  /// 128 bits of the system's generator, which is the kernel's.
  private static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let byte: UInt8 = generator.next()
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// True for the token. The comparison takes the same time wherever two texts differ.
  func isToken(_ text: some StringProtocol) -> Bool {
    let (a, b) = (Array(text.utf8), Array(token.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Writes it to a file that nobody else may read. Where that fails, the next start has another address.
  func keep() {
    guard let file else { return }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    fchmod(descriptor, 0o600)
    let text = "\(port) \(token)\n"
    _ = text.withCString { write(descriptor, $0, strlen($0)) }
  }

  /// `$XDG_STATE_HOME/playhead/serve`, made where it is missing.
  private static var folder: String? {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    guard
      let home = value("XDG_STATE_HOME").flatMap({ $0.hasPrefix("/") ? $0 : nil })
        ?? value("HOME").map({ $0 + "/.local/state" })
    else { return nil }
    var path = ""
    for part in (home + "/playhead/serve").split(separator: "/") {
      path += "/\(part)"
      mkdir(path, 0o700)
    }
    return path
  }

  private static func read(_ file: String) -> String? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = SystemLibrary.read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count).prefix { $0 != 10 }, as: UTF8.self) : nil
  }

  /// FNV-1a of 64 bits: names of files, nothing secret. <http://www.isthe.com/chongo/tech/comp/fnv/>
  private static func sum(_ text: String) -> String {
    String(text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }
}
