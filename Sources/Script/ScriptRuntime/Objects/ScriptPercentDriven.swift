package import LayerKit
package import TransitionKit
package import ViewKit

/// An instance of a script class below `UIPercentDrivenInteractiveTransition`, which may be its own animator.
package final class ScriptPercentDriven: UIPercentDrivenInteractiveTransition, ScriptBacked {
  package unowned let session: ScriptSession
  package var scriptClassID: Int32 = 0

  package init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  package override var className: String { scriptClassName }

  package override var owners: [NSObject] { session.app.transitionContexts(holding: self) }

  package override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    if !script("startInteractiveTransition", [.object(context as? NSObject)]) {
      super.startInteractiveTransition(context)
    }
  }

  package override var completionSpeed: Double {
    get { script("completionSpeed") { try $0.number() } ?? super.completionSpeed }
    set { super.completionSpeed = newValue }
  }

  package override var completionCurve: UIView.AnimationCurve {
    get { script("completionCurve") { try $0.curve() } ?? super.completionCurve }
    set { super.completionCurve = newValue }
  }

  package override var wantsInteractiveStart: Bool {
    get { flag("wantsInteractiveStart", [], else: super.wantsInteractiveStart) }
    set { super.wantsInteractiveStart = newValue }
  }

  package override func update(_ percentComplete: Double) {
    if !script("update", [.number(percentComplete)]) { super.update(percentComplete) }
  }

  package override func finish() {
    if !script("finish") { super.finish() }
  }

  package override func cancel() {
    if !script("cancel") { super.cancel() }
  }

  package override func pause() {
    if !script("pause") { super.pause() }
  }
}
