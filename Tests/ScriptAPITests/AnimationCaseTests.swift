import TestStages
import TestSupport
import Testing

/// Recorded cases said in scripts: `Cases/*.lua` hold set-ups with the numbers and words they show.
///
/// A file begins with what its cases share. A case begins with `--[[ A01 ]]`, in which `~ 1e-3` sets how far numbers may
/// be off, and `not` says that the numbers are another implementation's mistake, not to be repeated. It ends with
/// `-->` and what it shows by `show`; `...` stands for anything.
@Suite("Recorded animations, through scripts")
struct AnimationCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let source: String
    let expected: [String]
    var tolerance = Tolerance.time
    var isMistake = false
    var testDescription: String { id }
  }

  static let cases: [Case] = SourceTree.names(in: folder, ending: ".lua").flatMap { read("\(folder)/\($0)") }
  private static let folder = "Tests/ScriptAPITests/Cases"

  private static func read(_ path: String) -> [Case] {
    var cases: [Case] = []
    var shared: [Substring] = []
    var body: [Substring] = []
    var heading: [Substring] = []
    for line in (SourceTree.text(of: path) ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--[[ "), let end = line.firstRange(of: "]]") {
        heading = line[..<end.lowerBound].dropFirst(4).split { " ,".contains($0) }
        body = [line[end.upperBound...]]
      } else if line.hasPrefix("--> "), let id = heading.first {
        var read = Case(
          id: String(id), source: (shared + body).joined(separator: "\n"),
          expected: line.dropFirst(4).split(separator: " ").map { String($0) })
        if let sign = heading.firstIndex(of: "~") { read.tolerance = Double(heading[sign + 1]) ?? .nan }
        read.isMistake = heading.contains("not")
        cases.append(read)
        heading = []
      } else if heading.isEmpty {
        if cases.isEmpty { shared.append(line) }
      } else {
        body.append(line)
      }
    }
    return cases
  }

  private static let show = """
    local function show(...)
      for i = 1, select("#", ...) do
        local value = (select(i, ...))
        print(type(value) == "number" and string.format("%.17g", value) or value)
      end
    end

    """

  @Test("shows what was recorded", arguments: cases)
  func shows(_ recorded: Case) throws {
    let shown = try Stage.output(Self.show + recorded.source).split(separator: "\n").map { String($0) }
    let agrees = shown.count == recorded.expected.count && zip(shown, recorded.expected).allSatisfy(recorded.agrees)
    #expect(agrees != recorded.isMistake, "\(recorded.id) shows \(shown.joined(separator: " "))")
  }
}

extension AnimationCaseTests.Case {
  /// Whether a word that was shown is the recorded one, or a number near it.
  func agrees(_ shown: String, _ expected: String) -> Bool {
    if expected == "..." || shown == expected { return true }
    guard let number = Double(shown), let recorded = Double(expected) else { return false }
    return isClose(number, recorded, tolerance)
  }
}
