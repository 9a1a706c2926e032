/// One event of the log.
public struct StageEvent: Hashable, Sendable {
  /// Virtual time in seconds.
  public let time: Double
  /// Apple's name of the callback or call, or one of the log's own words (`begin`, `stop`, `commit`, `touch`).
  public let name: String
  /// The object it happened to, as a label or a word.
  public let subject: String
  /// Further values, as text; empty when there are none.
  public let detail: String

  public init(time: Double, name: String, subject: String, detail: String = "") {
    self.time = time
    self.name = name
    self.subject = subject
    self.detail = detail
  }

  /// The commit of a transaction's changes.
  public init(commitAt time: Double) {
    self.init(time: time, name: Self.commitName, subject: "CATransaction")
  }

  public static let commitName = "commit"

  /// How long status bar and home indicator take to fade, in seconds (chosen here). A run is at rest when they have.
  public static let statusFade = 0.25

  /// Further words of a status bar that fades along with an animation block: its delay, where it has one, and its duration.
  package static func fade(after delay: Double, over duration: Double) -> String {
    (delay == 0 ? "" : " delay=\(delay)") + " duration=\(duration)"
  }

  /// How far a fade has come that the event began: 0…1.
  package func fade(at time: Double) -> Double {
    let words = detail.split(separator: " ")
    if words.contains("none") { return 1 }
    func number(_ name: String) -> Double? {
      words.first { $0.hasPrefix(name) }.flatMap { Double($0.dropFirst(name.count)) }
    }
    let (since, duration) = (time - self.time - (number("delay=") ?? 0), number("duration=") ?? Self.statusFade)
    return duration > 0 ? max(0, min(since / duration, 1)) : since < 0 ? 0 : 1
  }
}
