import PlainText

/// The result of one test.
package struct TestResult: Equatable {
  package enum Outcome: Equatable, Codable {
    case passed
    /// To be written; with the reason.
    case pending(String)
    case failed(Failure)
  }

  package struct Failure: Equatable, Codable {
    /// In one sentence.
    package let message: String
    package let line: Int?
    /// For people: with the place and the line.
    package let report: String
    /// True without a verdict: a file that does not run, a process that died, a test that took too long.
    package let isError: Bool

    package init(_ message: String, line: Int?, report: String, isError: Bool = false) {
      self.message = VisibleText.escaped(message)
      self.line = line
      self.report = VisibleText.escaped(report)
      self.isError = isError
    }
  }

  /// A failure of a file itself has no test's name.
  package static let nameOfFile = "the file runs"

  /// Its path and its name, on one line whatever they hold.
  package let file: String
  package let name: String
  /// The line of the test; nil when it is not known.
  package let line: Int?
  package let outcome: Outcome
  /// Of real time.
  package let seconds: Double

  package init(file: String, name: String, line: Int? = nil, outcome: Outcome, seconds: Double = 0) {
    self.file = VisibleText.escaped(file, keepsLines: false)
    self.name = VisibleText.escaped(name, keepsLines: false)
    self.line = line
    self.outcome = outcome
    self.seconds = seconds
  }

  package var failure: Failure? { if case .failed(let failure) = outcome { failure } else { nil } }
  package var isFailure: Bool { failure != nil }
  package var isPending: Bool { if case .pending = outcome { true } else { false } }
}
