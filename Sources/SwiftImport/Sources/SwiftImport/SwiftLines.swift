import LuaTree

/// Puts lines of Swift in the place of those of the Lua that came of them, in what playhead says of a script.
public struct SwiftLines {
  private let script: String
  private let sources: [SwiftSource]
  private let origins: [LuaStatement.Origin?]
  /// Where animators begin to animate, by their classes.
  private var animators: [String: LuaStatement.Origin] = [:]

  /// - Parameter script: The name under which playhead has read the Lua.
  public init(_ result: ImportResult, _ sources: [SwiftSource], script: String) {
    self.script = script
    self.sources = sources
    origins = result.origins
    for (index, line) in result.lua.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("function "), let place = origin(index + 1) else { continue }
      let words = line.dropFirst(9).split(separator: ":", maxSplits: 1)
      if words.count == 2, words[1].hasPrefix("animateTransition(") { animators[String(words[0])] = place }
    }
  }

  private func origin(_ line: Int) -> LuaStatement.Origin? {
    origins.indices.contains(line - 1) ? origins[line - 1] : nil
  }

  private func name(of origin: LuaStatement.Origin) -> String { "\(sources[origin.file].name):\(origin.line)" }

  /// The same text, where a line of Lua that has one in Swift is named by that: `Card.swift:12` for `Card.swift.lua:9:4`.
  /// What names no line names the animator's; what is quoted is quoted from the Swift.
  public func inSwift(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var out: [String] = []
    var quoted: (lua: Int, place: LuaStatement.Origin)?
    for (index, line) in lines.enumerated() {
      if let (lua, place) = quoted, line.drop(while: { $0 == " " }).hasPrefix("\(lua) | ") {
        out.append(quote(place))
        continue
      }
      if quoted != nil, line.contains("^"), line.allSatisfy({ " |^".contains($0) }) {
        quoted = nil
        continue
      }
      if line.hasPrefix("  see:  "), line.hasSuffix(" " + script) {
        out.append(opened(line))
        continue
      }
      if line.hasPrefix("{"), line.contains("\"file\":\"\(script)\"") {
        out.append(object(String(line)))
        continue
      }
      quoted = nil
      var rest = line
      if line.hasPrefix(script + ": ") {
        let next = index + 1 < lines.count ? lines[index + 1] : ""
        let place = animator(in: next).map { name(of: $0) } ?? sources.first?.name ?? script
        out.append(place + line.dropFirst(script.count))
        continue
      }
      var changed = ""
      while let found = rest.firstRange(of: script + ":") {
        let number = rest[found.upperBound...].prefix { $0.isASCII && $0.isNumber }
        guard let lua = Int(number), let place = origin(lua) else {
          changed += rest[..<found.upperBound]
          rest = rest[found.upperBound...]
          continue
        }
        if quoted == nil { quoted = (lua, place) }
        changed += rest[..<found.lowerBound]
        changed += name(of: place)
        rest = rest[number.endIndex...]
        // A column of Lua is none of Swift.
        let column = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        if rest.first == ":", !column.isEmpty { rest = rest[column.endIndex...] }
      }
      out.append(changed + rest)
    }
    return out.joined(separator: "\n")
  }

  private func quote(_ place: LuaStatement.Origin) -> String {
    let lines = sources[place.file].text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let text = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    let number = "\(place.line)"
    return String(repeating: " ", count: max(0, 5 - number.count)) + "\(number) | \(text)"
  }

  /// The animator that a line such as `  present a to b, by Fade, left alone (M1), at 0.3 s` names.
  private func animator(in line: Substring) -> LuaStatement.Origin? {
    line.firstRange(of: ", by ").flatMap { animators[String(line[$0.upperBound...].prefix { $0 != "," })] }
  }

  /// A line that opens the script, behind one that makes it.
  private func opened(_ line: Substring) -> String {
    let file = sources.first?.name ?? ""
    let out = script.hasSuffix(".swift.lua") ? String(script.dropLast(10)) + ".lua" : script
    let command = line.dropFirst(8).dropLast(script.count)
    return "  see:  playhead import --harness -o \(out) \(file); \(command)\(out)"
  }

  /// An object of JSON whose file and line are those of Swift.
  private func object(_ line: String) -> String {
    let head = "\"file\":\"\(script)\""
    guard let found = line.firstRange(of: head) else { return line }
    var rest = line[found.upperBound...]
    var file = sources.first?.name ?? script
    var number = ""
    if rest.hasPrefix(",\"line\":") {
      let digits = rest.dropFirst(8).prefix { $0.isNumber }
      if let lua = Int(digits), let place = origin(lua) {
        file = sources[place.file].name
        number = ",\"line\":\(place.line)"
      }
      rest = rest[digits.endIndex...]
    }
    return String(line[..<found.lowerBound]) + "\"file\":\(ReportText.quoted(file))\(number)\(rest)"
  }
}
