package import LuaBridge
import ViewKit

/// The lines of Swift that the lines of an imported script come from, as comments at its end tell them:
///
///     --@ in Card.swift
///     --@ 9 12     to.alpha = 0
///     --@ 40 ~7 class Card: UIViewController {
///     --@ end 0f3a5d2c9b1e8a47
///
/// Line 9 is made of line 12 of that file, whose text follows. Line 40 is made of none, and is about line 7. The last line
/// has a number that follows from the bytes of the script above the comments (FNV-1a, 64 bits): of a script that was changed
/// by hand the lines are its own.
package struct SourceMap {
  /// By the line of the script.
  package private(set) var origins: [Int: LuaState.Origin] = [:]
  /// The places that lines are only about.
  package private(set) var near: Set<LuaState.Origin> = []
  /// Where the lines that are known of each file stand in the script, in bytes; the others are empty.
  private var texts: [String: [Int: Range<Int>]] = [:]
  private let script: String

  private static let end = "--@ end ", head = "--@ in "

  /// Nil for a script without such comments, and for one that was changed.
  package init?(_ script: String) {
    guard Self.ends(script) else { return nil }
    // By bytes: an app has a hundred thousand lines.
    var text = script
    self.script = script
    let isWhole = text.withUTF8 { bytes in read(bytes) }
    guard isWhole else { return nil }
  }

  /// True for a script that ends with such comments: it was imported.
  package static func ends(_ script: String) -> Bool {
    script.utf8.suffix(end.utf8.count + 17).starts(with: end.utf8)
  }

  /// A script without such comments.
  package static func leavingOut(of script: String) -> String {
    var text = script
    let end = text.withUTF8 { bytes in firstLine(head, in: bytes) ?? bytes.count }
    return String(script.utf8.prefix(end)) ?? script
  }

  /// Returns whether the comments fit the script.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = Self.firstLine(Self.head, in: bytes) else { return false }
    let sum = String(Self.sum(bytes[..<start]), radix: 16)
    var file = ""
    // Of that file, as long as its lines follow.
    var lines: [Int: Range<Int>] = [:]
    var place = start
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { place = end + 1 }
      let line = bytes[place..<end]
      if line.starts(with: Self.head.utf8) {
        if !lines.isEmpty { texts[file] = lines }
        file = String(decoding: line.dropFirst(Self.head.utf8.count), as: UTF8.self)
        lines = texts.removeValue(forKey: file) ?? [:]
        continue
      }
      if line.starts(with: Self.end.utf8) {
        if !lines.isEmpty { texts[file] = lines }
        let digits = line.dropFirst(Self.end.utf8.count).drop { $0 == UInt8(ascii: "0") }
        return place > start && end + 1 == bytes.count && digits.elementsEqual(sum.utf8)
      }
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
      guard words.count == 4, let number = Self.number(words[1]) else { return false }
      let isNear = words[2].first == UInt8(ascii: "~")
      guard let other = Self.number(words[2].dropFirst(isNear ? 1 : 0)) else { return false }
      let origin = LuaState.Origin(file: file, line: other)
      origins[number] = origin
      if isNear { near.insert(origin) }
      lines[other] = words[3].startIndex..<words[3].endIndex
    }
    return false
  }

  /// Where the first line begins that has such a start.
  private static func firstLine(_ head: String, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = 0
    while place < bytes.count {
      if bytes[place...].starts(with: head.utf8) { return place }
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      place = end + 1
    }
    return nil
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= 48, digit <= 57 else { return nil }
      value = value * 10 + Int(digit - 48)
    }
    return value
  }

  /// An imported script with more lines below its own, which come from the lines of another file; the script alone where it
  /// has no such comments.
  package static func adding(_ text: String, of file: String, to script: String) -> String {
    guard let start = script.firstRange(of: "\n" + head)?.lowerBound,
      let end = script.firstRange(of: "\n" + Self.end)?.lowerBound
    else { return script }
    let added = text.hasSuffix("\n") ? text : text + "\n"
    let whole = String(script[...start]) + added
    let map = String(script[script.index(after: start)...end])
    let first = script[...start].count { $0 == "\n" } + 1
    let lines = added.dropLast().split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      "--@ \(first + $0) \($0 + 1) \($1)\n"
    }
    let digits = String(sum(Substring(whole).utf8), radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.count)
    return "\(whole)\(map)\(head)\(file)\n\(lines.joined())\(Self.end)\(zeros)\(digits)\n"
  }

  /// The files that lines come from.
  var files: some Sequence<String> { texts.keys }

  /// A file as far as it is known: every known line at its place. Nil for one that no line comes from.
  func text(of file: String) -> String? {
    guard let lines = texts[file] else { return nil }
    var script = script
    return script.withUTF8 { bytes in
      (1...max(1, lines.keys.max() ?? 1)).map { line in
        lines[line].map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
      }.joined(separator: "\n")
    }
  }

  private static func sum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension WarningReport.Place {
  init(_ location: (file: String, line: Int)) { self.init(file: location.file, line: location.line) }
}
