import PlainText

/// A report in JUnit's XML, as the schema of Ant's JUnit tasks has it: each suite with its properties, tests and output.
///
/// The schema has no place for files and lines: the file is the class, and texts have the line. Its time stamp is that of
/// every world's beginning, so that the same run gives the same bytes.
package struct JUnitFile {
  package enum Outcome {
    case passed
    case skipped(String)
    /// An error is a test that came to no verdict.
    case failed(String, String, type: String, isError: Bool)
  }

  package struct Case {
    let name: String
    let seconds: Double
    let outcome: Outcome

    package init(name: String, seconds: Double, outcome: Outcome) {
      (self.name, self.seconds, self.outcome) = (name, seconds, outcome)
    }
  }

  package struct Suite {
    let name: String
    let cases: [Case]
    let output: String

    package init(name: String, cases: [Case], output: String) {
      (self.name, self.cases, self.output) = (name, cases, output)
    }

    fileprivate var counts: String {
      let failures = cases.count { if case .failed(_, _, _, isError: false) = $0.outcome { true } else { false } }
      let errors = cases.count { if case .failed(_, _, _, isError: true) = $0.outcome { true } else { false } }
      let skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
      return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
        + "time=\"\(NumberText.trimmed(cases.reduce(0) { $0 + $1.seconds }))\""
    }
  }

  let suites: [Suite]

  package init(suites: [Suite]) { self.suites = suites }

  package var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for (number, suite) in suites.enumerated() {
      lines.append(
        "  <testsuite name=\"\(token(suite.name))\" package=\"playhead\" id=\"\(number)\" "
          + "timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" \(suite.counts)>")
      lines.append("    <properties>")
      lines.append("      <property name=\"playhead\" value=\"\(ProgramVersion.number)\"/>")
      lines.append("    </properties>")
      for one in suite.cases {
        let head =
          "    <testcase name=\"\(token(one.name))\" classname=\"\(token(suite.name))\" "
          + "time=\"\(NumberText.trimmed(one.seconds))\""
        switch one.outcome {
        case .passed: lines.append(head + "/>")
        case .skipped(let reason):
          lines += [head + ">", "      <skipped message=\"\(XMLText.escaped(reason))\"/>", "    </testcase>"]
        case .failed(let message, let report, let type, let isError):
          let element = isError ? "error" : "failure"
          lines += [
            head + ">",
            "      <\(element) message=\"\(XMLText.escaped(message))\" type=\"\(XMLText.escaped(type))\">"
              + "\(XMLText.escaped(report))</\(element)>",
            "    </testcase>",
          ]
        }
      }
      lines.append("    <system-out>\(XMLText.escaped(suite.output))</system-out>")
      lines += ["    <system-err></system-err>", "  </testsuite>"]
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  /// Escaped, and without blanks around it or more than one in a row, which the schema's tokens have not.
  private func token(_ text: String) -> String {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }
    return words.isEmpty ? "-" : XMLText.escaped(words.joined(separator: " "))
  }

  /// A number without an exponent.
}
