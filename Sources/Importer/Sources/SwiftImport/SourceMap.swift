import LuaTree

/// The lines of Swift that the lines of a script come from, as comments at its end, where playhead reads them:
///
///     --@ in Card.swift
///     --@ 9 12     to.alpha = 0
///     --@ 40 ~7 class Card: UIViewController {
///     --@ end 0f3a5d2c9b1e8a47
///
/// Behind `~` is the line that a line is about which no Swift has, such as one that puts a screen on the window.
/// The last line has a number that follows from the bytes of the script above them (FNV-1a, 64 bits): of a script that is
/// changed by hand the lines are its own.
enum SourceMap {
  static func adding(to result: ImportResult, _ sources: [SwiftSource]) -> String {
    var lines: [String] = []
    var texts: [Int: [Substring]] = [:]
    var last: Int?
    for (index, origin) in result.origins.enumerated() {
      guard let origin else { continue }
      if origin.file != last { lines.append("in \(sources[origin.file].name)") }
      last = origin.file
      if texts[origin.file] == nil {
        texts[origin.file] = sources[origin.file].text.split(omittingEmptySubsequences: false) { $0.isNewline }
      }
      let known = texts[origin.file] ?? []
      let text = known.indices.contains(origin.line - 1) ? known[origin.line - 1] : ""
      lines.append("\(index + 1) \(origin.isNear ? "~" : "")\(origin.line) \(text)")
    }
    guard !lines.isEmpty else { return result.lua }
    let sum = String(result.lua.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    lines.append("end " + String(repeating: "0", count: 16 - sum.count) + sum)
    return result.lua + lines.map { "--@ \($0)\n" }.joined()
  }
}
