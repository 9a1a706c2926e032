import ScriptRuntime
import TransitionChecker
import ViewKit

/// The animators that a script declares and no transition of its run has used.
struct UnseenAnimators {
  static let cure = "add a set-up"
  /// One for each, in the order of their definition.
  let rows: [NotJudged]

  /// - Parameters:
  ///   - isWhole: True when the run came to its end.
  ///   - isImported: True for a script that is made of Swift.
  init(in session: ScriptSession, _ runner: TrialRunner, isWhole: Bool, isImported: Bool) {
    let seen = Set((runner.subjects + runner.drawnBySystem).map(\.animator))
    let declared = session.animators
    let open = session.setUpRows.open.filter { row in !seen.contains { Self.isSame($0, row.what) } }
    let told = declared.filter { !seen.contains($0.name) }.map { animator in
      if let row = open.first(where: { Self.isSame(animator.name, $0.what) }) { return row }
      return NotJudged(
        animator.name, isWhole ? "nothing shows it" : "the run ends before it is shown",
        in: animator.place?.file ?? "", line: animator.place?.line,
        cure: !isWhole ? "" : isImported ? Self.cure : "present or push with it in the script")
    }
    // One that no script declares as an animator is named by the set-up alone.
    rows = told + open.filter { row in !declared.contains { Self.isSame($0.name, row.what) } }
  }

  /// Whether two names are of one class: a class of Swift within another has one name in Swift, and one in the script.
  private static func isSame(_ name: String, _ other: String) -> Bool {
    name == other || name.split { "._".contains($0) } == other.split { "._".contains($0) }
  }
}
