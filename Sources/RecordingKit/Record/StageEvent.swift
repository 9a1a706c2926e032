/// One thing that happened, as an inspector lists it.
public struct StageEvent: Hashable, Sendable {
  /// Virtual time in seconds.
  public let time: Double
  /// Apple's name of the callback or call, or one of the stage's own words (`begin`, `stop`, `commit`, `touch`).
  public let name: String
  /// Who it happened to, as one word or description.
  public let subject: String
  /// What else there is to say; empty when nothing.
  public let detail: String

  public init(time: Double, name: String, subject: String, detail: String = "") {
    self.time = time
    self.name = name
    self.subject = subject
    self.detail = detail
  }

  /// A transaction's changes went on record.
  public init(commitAt time: Double) {
    self.init(time: time, name: Self.commitName, subject: "CATransaction")
  }

  public static let commitName = "commit"
}
