import LayerKit
package import MotionMath

extension UIView {
  /// Sets the frame, as a program does: warns where the view has a transform, under which UIKit leaves it undefined.
  package final func place(in frame: CGRect) {
    if !transform.isIdentity, frame != self.frame, !warnedOfFrame {
      warnedOfFrame = true
      app.warn(.frameUnderTransform(view: app.world.label(of: self)), about: self)
    }
    self.frame = frame
  }
}
