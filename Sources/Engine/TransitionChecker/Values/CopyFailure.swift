import PlainText

/// Why a copy of the world has nothing to say.
public enum CopyFailure: Error, Equatable, Sendable, Codable {
  /// It took longer than it may, in real time.
  case overdue
  /// Its process ended, as part of a sentence: `ended by signal 11 (Segmentation fault)`.
  case died(String)
  /// Everything is to stop.
  case stopped

  /// As part of a sentence.
  ///
  /// - Parameter seconds: The limit that it had.
  public func reason(within seconds: Double) -> String {
    switch self {
    case .overdue: "it did not end within \(NumberText.shortest(seconds)) s of real time"
    case .died(let how): "its process \(how)"
    case .stopped: "it was stopped"
    }
  }
}
