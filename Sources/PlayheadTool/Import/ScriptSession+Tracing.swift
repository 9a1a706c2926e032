import LuaBridge
import ScriptRuntime
import TransitionChecker
import ViewKit

extension ScriptSession {
  /// A finding that names a line of Swift, if its script was imported: where no line of it is to blame, the one in which
  /// its animator begins.
  func traced(_ finding: Finding) -> Finding {
    guard finding.source.map({ $0.file == scriptName || isAbout($0) }) ?? true,
      let animator = finding.transition?.animator, let id = classes.id(named: animator),
      let method = lua.scriptMethods(of: id).first(where: { $0.name == "animateTransition" }),
      let place = method.definition
    else { return finding }
    let origin = lua.origin(of: place)
    var traced = finding
    if origin != place { traced.source = WarningReport.Place(file: origin.file, line: origin.line) }
    return traced
  }
}
