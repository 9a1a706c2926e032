package import LayerKit
import MotionMath
import RecordingKit
package import TransitionKit
package import ViewKit

/// Judges each transition as the program itself runs it: what it leaves behind, and whether the picture jumps.
///
/// It looks at what is on record afterwards, and looks closer only where something may be wrong: correct transitions
/// cost next to nothing. What a script changes between two moves of the clock is its own, and no fault of a transition.
package final class TransitionWatch: TransitionWatcher {
  /// Called with each finding when it is certain.
  package var onFinding: (Finding) -> Void = { _ in }
  private unowned let app: UIApplication
  private let names: () -> (NSObject) -> String
  private let overrides: (NSObject, String) -> Bool
  private var open: [WatchedTransition] = []
  /// Those that are over and may yet put right what they have left.
  private var doubtful: [(watched: WatchedTransition, suspects: [Finding])] = []
  private var certain: [Finding] = []

  /// Begins to watch the application's transitions, as long as it is its watcher.
  ///
  /// - Parameters:
  ///   - names: Names each object as lists and logs do.
  ///   - overrides: Whether an object of the program's has a method of its own.
  package init(
    _ app: UIApplication, names: @escaping () -> (NSObject) -> String,
    overrides: @escaping (NSObject, String) -> Bool
  ) {
    (self.app, self.names, self.overrides) = (app, names, overrides)
    app.transitionCenter.watcher = self
  }

  /// The findings so far, without those put right by now.
  package var findings: [Finding] {
    let waiting = doubtful
    doubtful = []
    for (watched, suspects) in waiting { confirm(suspects, of: watched) }
    return certain
  }

  // MARK: Seen on the way

  package func willStart(_ context: UITransitionContext) {
    for other in open { other.isCrossed = true }
    guard context.animator != nil || context.presentationStyle == .custom else { return }
    let watched = WatchedTransition(context, in: app)
    watched.isCrossed = !open.isEmpty
    open.append(watched)
    app.world.onInput = { [weak self] in self?.note(input: $0) }
    app.world.atEndOfInstant { [weak self, weak watched, weak context] in
      guard let self, let watched, let context, !(context.isInteractive && context.percentComplete > 0) else { return }
      watched.startSeam = WatchedSeams(observer).start(watched)
    }
  }

  /// Notes that a hunt disturbs what goes on: what jumps at a layout, and nothing else, is worth a note.
  package func noteDisturbance(isLayout: Bool) {
    for watched in open {
      if isLayout { watched.layouts.append(app.world.now) } else { watched.isDisturbed = true }
    }
  }

  package func didEnd(_ context: UITransitionContext) {
    guard let index = open.firstIndex(where: { $0.context === context }) else { return }
    let watched = open.remove(at: index)
    app.world.atEndOfInstant { [weak self] in self?.judge(watched, context) }
  }

  /// Notes the commits of a script that acts while a transition runs.
  private func note(input commits: Range<CommitIndex>) {
    for watched in open + doubtful.map(\.watched) { watched.inputs.append(commits) }
  }

  // MARK: Judging

  private var observer: Observer { Observer(app: app, names: names) }

  private func judge(_ watched: WatchedTransition, _ context: UITransitionContext) {
    defer { stopListening() }
    watched.end = app.world.now
    watched.isCancelled = context.didComplete == false
    // One that says the contrary of what has happened is judged elsewhere; a turned device lays everything out anew.
    guard watched.isCancelled || !context.transitionWasCancelled, app.keyWindow?.bounds == watched.screen else {
      return
    }
    watched.isExplained = watched.isCancelled && hasCallbacks(context)
    var seams = watched.startSeam.map { [$0] } ?? []
    if open.isEmpty, let seam = WatchedSeams(observer).end(watched) { seams.append(seam) }
    let jumps = seams.isEmpty ? [] : Rule.named(.jump).findings(in: watched.run(seams, names()))
    for finding in jumps + laidOut(watched) { add(finding) }
    let suspects = left(by: watched)
    guard !suspects.isEmpty else { return }
    doubtful.append((watched, suspects))
    makeSure()
  }

  /// The jumps of layouts that a hunt made on the way.
  private func laidOut(_ watched: WatchedTransition) -> [Finding] {
    let observer = observer
    // A finger moves what it drives by itself.
    guard !watched.isInteractive, !watched.isCrossed, !watched.isDisturbed else { return [] }
    let times = watched.layouts.filter { $0 > watched.start && $0 + 2 * observer.frameLength < watched.end }
    guard !times.isEmpty else { return [] }
    var run = watched.run(times.map { observer.seam(.layout, at: $0) }, names())
    run.isLayoutForced = true
    return Rule.named(.jump).findings(in: run)
  }

  /// Findings about the state that it has left; some programs put it right a frame later.
  private func left(by watched: WatchedTransition) -> [Finding] {
    guard !watched.isCrossed, let run = watched.run(in: app, observer) else { return [] }
    return [.state, .tree, .hitTest].flatMap { Rule.named($0).findings(in: run) }
  }

  /// Tells what is not put right within two frames, or when nothing is left that could.
  private func makeSure() {
    while let first = doubtful.first {
      guard app.world.isIdle || app.world.now >= first.watched.end + 2 * observer.frameLength else {
        return app.world.atEndOfInstant { [weak self] in self?.makeSure() }
      }
      doubtful.removeFirst()
      confirm(first.suspects, of: first.watched)
    }
    stopListening()
  }

  private func confirm(_ suspects: [Finding], of watched: WatchedTransition) {
    let still = left(by: watched)
    for suspect in suspects
    where still.contains(where: { ($0.rule, $0.subject, $0.after) == (suspect.rule, suspect.subject, suspect.after) }) {
      add(suspect)
    }
  }

  private func add(_ finding: Finding) {
    certain.append(finding)
    onFinding(finding)
  }

  private func stopListening() { if open.isEmpty, doubtful.isEmpty { app.world.onInput = nil } }

  /// Whether a controller that takes part is told of its coming and going: what it changes then is its own.
  private func hasCallbacks(_ context: UITransitionContext) -> Bool {
    func has(_ controller: UIViewController) -> Bool {
      AppearanceWatch.callbacks.contains { overrides(controller, $0) } || controller.children.contains(where: has)
    }
    return [.from, .to].contains { context.viewController(forKey: $0).map(has) == true }
  }
}
