package import LuaBridge
package import ViewKit

/// Everything of the protocol that needs files, processes and other sessions: the program's part. The defaults reach
/// nothing.
package struct ProtocolHost {
  /// The script that runs, as it was named; nil where none does.
  package var file: () -> String? = { nil }
  /// The files that it has read, the script's own among them.
  package var files: () -> [String] = { [] }
  /// Replaces the session with one of another script, which is run. A script's error comes back, with the session in which
  /// it happened; any other failure leaves the session as it was.
  package var open: ((OpenRequest) throws(ProtocolError) -> ScriptError?)?
  /// Checks a file, and returns an object of JSON for each finding.
  package var check: ((CheckRequest) throws(ProtocolError) -> [String])?
  /// Runs what a row of a check replays, and returns the fields of a finding's result. The file is the one that was checked.
  package var finding: ((_ replay: String, _ file: String) throws(ProtocolError) -> String)?

  package init() {}
}

/// A script to be opened.
package struct OpenRequest {
  package enum Source {
    case file(String)
    case code(String)
    /// The one that runs.
    case same
  }

  package let source: Source
  package var arguments: [String] = []
  package var device: String?
  /// The system it behaves as: `26`; nil for that of the project.
  package var era: SystemEra?
  package var seed: Int?
  package var framesPerSecond: Int?
  /// In seconds; nil: to its rest.
  package var until: Double?
  /// The command line of a finding, whose scenario and world it goes through.
  package var replay: String?

  package init(_ source: Source) { self.source = source }
}

/// A script to be checked.
package struct CheckRequest {
  package enum Source {
    case file(String)
    case code(String)

    /// Nil for a text that is in no file.
    var path: String? { if case .file(let path) = self { path } else { nil } }
  }

  package let source: Source
  /// Only these; nil: all.
  package var scenarios, rules: [String]?

  package init(_ source: Source, scenarios: [String]? = nil, rules: [String]? = nil) {
    (self.source, self.scenarios, self.rules) = (source, scenarios, rules)
  }
}
