import PlainText

/// How a hunt has found something: the smallest gestures that show it, and how to make the hunt again.
public struct HuntedBreak: Sendable, Equatable, Codable {
  /// How many gestures were to be tried, and the seed of them.
  public let gestures: Int
  public let seed: UInt64
  /// The number of the try that has found it, from 1.
  public let number: Int
  /// How many gestures it had before it was shrunk.
  public let length: Int
  /// The smallest gestures.
  package let events: [HuntEvent]
  /// The same, as statements in the language of the program.
  public let script: [String]
  /// The line of the program before which the hunt began, as what follows leaves the screen frozen; nil: at its end.
  public let line: Int?

  package init(
    gestures: Int, seed: UInt64, number: Int, length: Int, events: [HuntEvent], script: [String], before line: Int?
  ) {
    (self.gestures, self.seed, self.number, self.length) = (gestures, seed, number, length)
    (self.events, self.script, self.line) = (events, script, line)
  }

  /// How many gestures are left: each statement but those that let time pass.
  public var count: Int { script.count { !$0.hasPrefix("timeline:") } }

  /// The part of a program's text that runs before the gestures.
  public func start(of text: String) -> String { line.map { Self.start(of: text, before: $0) } ?? text }

  /// The lines of a text before one, counted from 1.
  public static func start(of text: String, before line: Int) -> String {
    text.split(separator: "\n", maxSplits: line - 1, omittingEmptySubsequences: false).prefix(line - 1)
      .joined(separator: "\n") + "\n"
  }

  /// The gestures as phrases, a line each.
  var circumstances: [String] {
    let was = length == count ? "" : ", shrunk from \(length)"
    let start = line.map { " from line \($0)" } ?? ""
    return ["by \(count) gesture\(count == 1 ? "" : "s")\(start): try \(number) of seed \(seed)\(was)"]
      + script.map { "  " + $0 }
  }

  /// The command line that hunts again.
  ///
  /// - Parameter words: The script behind the options of its world, of which the seed is one.
  func command(_ words: String) -> String {
    "playhead check --fuzz \(gestures) -o break_test.lua \(words)"
  }
}
