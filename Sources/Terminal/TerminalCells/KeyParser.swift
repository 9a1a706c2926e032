/// Parses the bytes of a terminal into keys. An incomplete sequence waits for the rest.
package struct KeyParser: Sendable {
  private var pending: [UInt8] = []
  /// The bytes of a paste that has begun; nil outside of one.
  private var pasted: [UInt8]?

  /// The size of a cell where the terminal reports the mouse in pixels; nil where it reports cells.
  package var cell: (width: Int, height: Int)?

  package init() {}

  /// Whether an escape sequence has begun, or Escape was pressed: time decides which. See `flush`.
  package var isWaiting: Bool { !pending.isEmpty }

  /// The bytes before and after what is pasted.
  private static let startOfPaste = Array("\u{1B}[200~".utf8)
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// The most bytes of a paste; the rest is dropped.
  private static let longestPaste = 1 << 20

  /// The keys that `bytes` complete. Unknown sequences are skipped.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while !pending.isEmpty {
      if pasted != nil {
        guard let key = paste() else { break }
        keys.append(key)
      } else if pending.starts(with: Self.startOfPaste) {
        pending.removeFirst(Self.startOfPaste.count)
        pasted = []
      } else {
        guard let (key, length) = next() else { break }
        pending.removeFirst(length)
        if let key { keys.append(key) }
      }
    }
    return keys
  }

  /// Takes what is pending into the paste; the whole paste once its end is there.
  private mutating func paste() -> Key? {
    let end = pending.indices.first { pending[$0] == 27 && pending[$0...].starts(with: Self.endOfPaste) }
    // The first bytes of the end may be there, and the others not yet.
    let last = pending.lastIndex(of: 27).flatMap { Self.endOfPaste.starts(with: pending[$0...]) ? $0 : nil }
    let taken = end ?? last ?? pending.count
    let room = max(0, Self.longestPaste - (pasted?.count ?? 0))
    pasted?.append(contentsOf: pending[..<taken].prefix(room))
    pending.removeFirst(end.map { $0 + Self.endOfPaste.count } ?? taken)
    guard end != nil, let bytes = pasted else { return nil }
    pasted = nil
    // A terminal sends the key Enter for the end of a line.
    return .paste(String(decoding: bytes.map { $0 == 13 ? 10 : $0 }, as: UTF8.self))
  }

  /// Called when no more bytes follow: a waiting escape was the key itself.
  package mutating func flush() -> [Key] {
    if pasted != nil { return [] }
    defer { pending = [] }
    return pending == [27] ? [.escape] : []
  }

  /// The first key and its length in bytes; no key for an unknown sequence. Nil while bytes are missing.
  private func next() -> (key: Key?, length: Int)? {
    switch pending[0] {
    case 27: return escape()
    case 13, 10: return (.enter, 1)
    case 9: return (.tab, 1)
    case 8, 127: return (.backspace, 1)
    case 1...26: return (.control(Character(Unicode.Scalar(pending[0] + 96))), 1)
    case 0, 28...31: return (nil, 1)
    default: return text()
    }
  }

  private func text() -> (key: Key?, length: Int)? {
    let length =
      switch pending[0] {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF8: 4
      default: 1
      }
    guard pending.count >= length else { return nil }
    let character = String(decoding: pending.prefix(length), as: UTF8.self).first
    return (character.map { .character($0) }, length)
  }

  private func escape() -> (key: Key?, length: Int)? {
    guard pending.count > 1 else { return nil }
    // Of two Escapes in a row, the first is a key, and the second may begin a sequence.
    if pending[1] == 27 { return (.escape, 1) }
    if pending[1] == UInt8(ascii: "O") {
      guard pending.count > 2 else { return nil }
      return (Self.key(final: pending[2], [], isShifted: false), 3)
    }
    guard pending[1] == UInt8(ascii: "[") else { return (nil, 2) }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 64 ? (nil, pending.count) : nil
    }
    let body = String(decoding: pending[2..<end], as: UTF8.self)
    if body.hasPrefix("<") { return (mouse(body.dropFirst(), final: pending[end]), end + 1) }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    // 1 + 1 for Shift, 2 for Alt, 4 for Ctrl.
    let isShifted = numbers.count > 1 && (numbers[1] - 1) & 5 != 0
    return (Self.key(final: pending[end], numbers, isShifted: isShifted), end + 1)
  }

  private static func key(final: UInt8, _ numbers: [Int], isShifted: Bool) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right(shift: isShifted)
    case "D": .left(shift: isShifted)
    case "H": .home
    case "F": .end
    case "Z": .backtab
    case "~":
      switch numbers.first {
      case 1, 7: .home
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp(shift: isShifted)
      case 6: .pageDown(shift: isShifted)
      default: nil
      }
    default: nil
    }
  }

  /// `CSI < button ; column ; row M`, with `m` for a release; with pixels in place of cells where there is a `cell`.
  private func mouse(_ body: Substring, final: UInt8) -> Key? {
    let numbers = body.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let action: Key.Mouse.Action
    // 4 for Shift, 8 for Alt, 16 for Ctrl.
    let held: Key.Mouse.Held? = numbers[0] & 8 != 0 ? .alternate : numbers[0] & 16 != 0 ? .control : nil
    switch numbers[0] & ~28 {
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    case 0: action = final == UInt8(ascii: "m") ? .release : .press
    case 32: action = .drag
    default: return nil
    }
    let (x, y) = (max(0, numbers[1] - 1), max(0, numbers[2] - 1))
    guard let cell else { return .mouse(Key.Mouse(action, row: y, column: x, held: held)) }
    var mouse = Key.Mouse(action, row: y / cell.height, column: x / cell.width, held: held)
    // The middle of the pixel.
    mouse.x = (Double(x % cell.width) + 0.5) / Double(cell.width)
    mouse.y = (Double(y % cell.height) + 0.5) / Double(cell.height)
    return .mouse(mouse)
  }
}
