import LayerKit
import LuaBridge
package import TransitionChecker
import ViewKit

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
      let names = LayerNames(in: self)
      return { names.named(self.world.label(of: $0)) }
    }
    means.collect = { [unowned self] in lua.collectGarbage() }
    means.overrides = { [unowned self] in callbacks.overrides($0, $1) }
    let escaped = EscapedErrors()
    let report = onCallbackError
    onCallbackError = { error in
      escaped.texts.append(error.description)
      report(error)
    }
    means.errors = { escaped.texts }
    means.stop = { [unowned self] in
      lua.interrupt()
      world.interrupt()
    }
    return TrialRunner(app, means, selection, replaying: replay)
  }

  /// What looks at every transition as it runs.
  func makeWatch() -> TransitionWatch {
    let watch = TransitionWatch(app) { [unowned self] in
      let names = LayerNames(in: self)
      return { names.named(self.world.label(of: $0)) }
    } overrides: { [unowned self] in
      callbacks.overrides($0, $1)
    }
    watch.onFinding = { [unowned self] in onFinding($0) }
    return watch
  }

  /// Tells what is not put right when the script ends.
  package func endWatch() { _ = watch?.findings }

  /// What the run so far has shown by itself, one for each bug, the gravest first.
  package var watchedFindings: [Finding] {
    let seen = watch?.findings ?? []
    // Each test asks, and few are warned of anything.
    guard !app.warnings.isEmpty else { return seen.merged }
    let names = LayerNames(in: self)
    let told = app.warnings.compactMap { Finding($0, names.named(WarningText($0.warning).message)) }
    return (seen + told).merged
  }
}

/// The errors that callbacks ended with, oldest first.
private final class EscapedErrors {
  var texts: [String] = []
}
