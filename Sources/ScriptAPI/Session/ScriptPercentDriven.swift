import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// An instance of a script class below `UIPercentDrivenInteractiveTransition`, which may be its own animator.
final class ScriptPercentDriven: UIPercentDrivenInteractiveTransition, ScriptBacked {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  override var className: String { scriptClassName }

  override var owners: [NSObject] { session.app.transitionContexts(holding: self) }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    if !script("startInteractiveTransition", [.object(context as? NSObject)]) {
      super.startInteractiveTransition(context)
    }
  }

  override var completionSpeed: Double {
    get { script("completionSpeed") { try $0.number() } ?? super.completionSpeed }
    set { super.completionSpeed = newValue }
  }

  override var completionCurve: UIView.AnimationCurve {
    get { script("completionCurve") { try $0.curve() } ?? super.completionCurve }
    set { super.completionCurve = newValue }
  }

  override var wantsInteractiveStart: Bool {
    get { flag("wantsInteractiveStart", [], else: super.wantsInteractiveStart) }
    set { super.wantsInteractiveStart = newValue }
  }

  override func update(_ percentComplete: Double) {
    if !script("update", [.number(percentComplete)]) { super.update(percentComplete) }
  }

  override func finish() {
    if !script("finish") { super.finish() }
  }

  override func cancel() {
    if !script("cancel") { super.cancel() }
  }

  override func pause() {
    if !script("pause") { super.pause() }
  }
}
