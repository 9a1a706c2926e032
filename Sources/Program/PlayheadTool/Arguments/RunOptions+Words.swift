import PlainText
import ViewKit

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

extension RunOptions {
  /// The options that make the world of a script, as they can be typed before its name, each followed by a blank; empty for
  /// the world of no option. The command that opens a finding's scenario again needs all of them.
  var worldWords: String { worldArguments.map { ShellWord.text($0) + " " }.joined() }

  /// The same as arguments of a program.
  var worldArguments: [String] {
    var words: [String] = []
    if let era { words += ["--era", era.rawValue] }
    if reducesMotion { words.append("--reduce-motion") }
    switch device {
    case nil: break
    case .named(let name): words += ["--device", name]
    case .screen(let width, let height, let scale):
      let sides = [width, height, scale].map { NumberText.shortest($0) }
      words += ["--device", "\(sides[0])x\(sides[1])@\(sides[2])"]
    }
    if framesPerSecond != 60 { words += ["--fps", "\(framesPerSecond)"] }
    if seed != 0 { words += ["--seed", "\(seed)"] }
    if isTrusted { words.append("--trusted") }
    if let setUp { words += ["--set-up", setUp] }
    return words
  }

  /// The device that is named, iPhone 15 without one; nil for one that is not known.
  var chosenDevice: ViewKit.Device? {
    switch device {
    case nil: .iPhone15
    case .named(let name):
      ViewKit.Device(name) ?? ViewKit.Device.all.first { Self.plain($0.name) == Self.plain(name) }
    case .screen(let width, let height, let scale): ViewKit.Device("\(width)x\(height)@\(scale)")
    }
  }

  /// A name as anybody types it: without blanks and in small letters.
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
