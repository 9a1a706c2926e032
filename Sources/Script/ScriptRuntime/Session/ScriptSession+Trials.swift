package import LayerKit
import LuaBridge
package import TransitionChecker
package import ViewKit

/// Judging the transitions of a script that runs.
extension ScriptSession {
  /// Begins to judge every transition from now on; nil where copies of the world cannot be made.
  ///
  /// - Parameter replay: A transition that goes another way than the script's, after which the script is interrupted.
  package func trialRunner(
    _ selection: TrialRunner.Selection = TrialRunner.Selection(), replaying replay: Replay? = nil
  ) -> TrialRunner? {
    guard let inCopy = options.inCopy else { return nil }
    let seconds = options.scenarioTimeout
    var means = TrialRunner.Means(inCopy: { inCopy(seconds, $0) }) { [unowned self] in
      // Of the others `title` says more: what holds them, and the line that made them.
      let names = LayerNames(in: self, byAssignment: false)
      return { names.named(self.world.label(of: $0)) }
    }
    means.collect = { [unowned self] in $0 == 0 ? lua.collectNew() : lua.collectGarbage(passes: $0) }
    means.aroundCopies = { [unowned self] in lua.whileOld($0) }
    means.overrides = { [unowned self] in callbacks.overrides($0, $1) }
    let escaped = EscapedErrors()
    let report = onCallbackError
    onCallbackError = { error in
      escaped.texts.append(error.description)
      report(error)
    }
    means.errors = { escaped.texts }
    let leaks = only(LeakWatch.self)
    means.beginsRun = { [unowned self] in
      leaks.end()
      existing(Gaps.self)?.beginRun(ways: $0)
    }
    means.stillAlive = { leaks.stillAlive() }
    means.branches = { [unowned self] in existing(Gaps.self)?.branchCount ?? 0 }
    means.isOpen = { [unowned self] in existing(Gaps.self)?.isOpen ?? false }
    means.isOfOtherWay = { [unowned self] in existing(Gaps.self)?.isOfOtherWay(warning: $0) ?? false }
    means.doubt = { [unowned self] in doubt }
    let lines = SettingLines(in: self)
    settingLines = lines
    means.place = { lines.place(of: $1, in: $0) }
    means.holds = { [unowned self] in isImported && drives($0) }
    means.showsAfresh = { [unowned self] in setUpRows.isAfresh }
    means.cancels = { [unowned self] in !isImported || drives($0) }
    means.setUp = { [unowned self] in setUpRows.last }
    means.title = { lines.title(of: $0) }
    means.placeOfRemoved = { lines.place(of: $1, inRemoved: $0) }
    means.titleOfRemoved = { lines.title(ofRemoved: $0) }
    means.stop = { [unowned self] in
      lua.interrupt()
      world.interrupt()
    }
    return TrialRunner(app, means, selection, replaying: replay)
  }

  /// True when a finger may drive a change of screens, as far as an imported script says it.
  private func drives(_ change: Subject.Change) -> Bool { setUpRows.driven?.contains(change.rawValue) ?? true }

  /// Watches every transition as it runs.
  func makeWatch() -> TransitionWatch {
    let watch = TransitionWatch(app) { [unowned self] in
      let names = LayerNames(in: self)
      return { names.named(self.world.label(of: $0)) }
    } overrides: { [unowned self] in
      callbacks.overrides($0, $1)
    }
    watch.onFinding = { [unowned self] in onFinding(placed($0)) }
    return watch
  }

  /// Tells what is not put right when the script ends.
  package func endWatch() { _ = watch?.findings }

  /// Notes that a hunt disturbs what goes on, by a layout or otherwise.
  package func noteDisturbance(isLayout: Bool) { watch?.noteDisturbance(isLayout: isLayout) }

  /// The findings of transitions so far, in the order of becoming certain.
  package var findingsInOrder: [Finding] { watch?.findings ?? [] }

  /// The findings of the run so far, one for each bug, the gravest first.
  package var watchedFindings: [Finding] {
    let seen = (watch?.findings ?? []).map(placed)
    // Each test asks, and few are warned of anything.
    guard !app.warnings.isEmpty else { return seen.merged }
    let names = LayerNames(in: self)
    let warned = app.warnings.compactMap { Finding($0, names.named(WarningText($0.warning).message)) }
    return (seen + warned).merged
  }

  /// A finding with the line in which its animator begins, where no other line of a script is to blame; of an imported
  /// script, the line of Swift.
  package func placed(_ finding: Finding) -> Finding {
    guard finding.source.map({ $0.file == scriptName || isAbout($0) }) ?? true,
      let animator = finding.transition?.animator, let line = line(ofAnimator: animator)
    else { return finding }
    let origin = lua.origin(of: line)
    // A line that is known says more, unless it is of what was imported.
    if finding.source != nil, origin == line { return finding }
    var placed = finding
    placed.source = WarningReport.Place(origin)
    return placed
  }

  /// Where an animator of the script's begins; nil for another's.
  package func place(ofAnimator animator: NSObject) -> WarningReport.Place? {
    let line =
      (animator as? TableDelegate).map { definition(of: Self.animate, in: $0) } ?? line(ofAnimator: animator.className)
    return line.map { WarningReport.Place(lua.origin(of: $0)) }
  }

  private static let animate = "animateTransition"

  /// The animators' classes that the script declares, but for those that another refines, with the line where each begins,
  /// in the order of their definition.
  package var animators: [(name: String, place: WarningReport.Place?)] {
    let declared = classes.scriptClasses.filter { id in
      classes.protocols(of: id).contains("UIViewControllerAnimatedTransitioning")
        || lua.scriptMethods(of: id).contains { $0.name == Self.animate }
    }
    let refined = Set(declared.compactMap { lua.superclass(of: $0) })
    return declared.filter { !refined.contains($0) }.map { id in
      let name = classes.name(of: id)
      return (name, line(ofAnimator: name).map { WarningReport.Place(lua.origin(of: $0)) })
    }
  }

  private func line(ofAnimator name: String) -> (file: String, line: Int)? {
    classes.id(named: name).flatMap { id in lua.scriptMethods(of: id).first { $0.name == Self.animate }?.definition }
  }

  private func definition(of name: String, in table: TableDelegate) -> (file: String, line: Int)? {
    table.pushTable()
    defer { lua.pop() }
    var location: (file: String, line: Int)?
    lua.forEachEntry(of: -1) { key in
      if lua.string(at: key) == name, lua.isFunction(at: key + 1) { location = lua.definition(ofFunctionAt: key + 1) }
      return location == nil
    }
    return location
  }
}

/// The errors that callbacks ended with, oldest first.
private final class EscapedErrors {
  var texts: [String] = []
}
