import LuaBridge
package import TransitionChecker

/// The ways in which an imported script has put its transitions on the screen, as its last lines tell in the global `setUps`,
/// a row each:
///
///     drives  dismiss,pop
///     finger  no gesture drives a transition
///     tries   a push with the delegate Router (Router.swift:12)
///     tries   Home.open() (Home.swift:31) presents Card   afresh
///     shows   a push with the delegate Router (Router.swift:12)
///     open    FlipAnimator   Flip.swift   8   nothing shows it
///
/// A tab stands between the parts of a row. A set-up that was tried and shows nothing has stopped; one that shows afresh
/// makes another controller each time.
package struct SetUpRows {
  /// In sentences, in their order.
  package private(set) var shown: [String] = []
  /// The animators that did not begin.
  package private(set) var open: [NotJudged] = []
  /// The changes of screens that a finger drives; nil where the script does not say it.
  private(set) var driven: [String]?
  /// Why no finger may begin one, as part of a sentence; nil where the script does not say it.
  package private(set) var fingerless: String?
  /// The one that was tried last; empty before the first.
  private(set) var last = ""
  /// True when that makes what it shows.
  private(set) var isAfresh = false

  private static func cure(of reason: String) -> String {
    // A set-up that an author has written is there already, and none stands in for a base class.
    if reason.hasPrefix("the set-up ") { return "show it there" }
    return reason.hasSuffix("that was given") ? "" : "add a set-up"
  }

  init(_ text: String) {
    for row in text.split(separator: "\n") {
      let parts = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("drives", 2): driven = parts[1].split(separator: ",").map(String.init)
      case ("finger", 2): fingerless = parts[1]
      case ("tries", 2), ("tries", 3): (last, isAfresh) = (parts[1], parts.count == 3)
      case ("shows", 2): shown.append(parts[1])
      case ("open", 5):
        open.append(NotJudged(parts[1], parts[4], in: parts[2], line: Int(parts[3]), cure: Self.cure(of: parts[4])))
      default: break
      }
    }
  }
}

extension ScriptSession {
  /// The rows of the global `setUps` now; none for a script that has no such text.
  package var setUpRows: SetUpRows {
    let top = lua.top
    defer { lua.setTop(top) }
    lua.pushGlobal("setUps")
    return SetUpRows(lua.string(at: lua.top) ?? "")
  }
}
