import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

// Script classes below the views that have an appearance of their own. What a script may say of a view is in
// `ScriptOverriding`, once; a class here only joins the two.

/// An instance of a script class below `UIView`.
final class ScriptView: UIView, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}

/// An instance of a script class below `UIControl`.
final class ScriptControl: UIControl, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}

/// An instance of a script class below `UIButton`.
final class ScriptButton: UIButton, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}

/// An instance of a script class below `UILabel`.
final class ScriptLabel: UILabel, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}

/// An instance of a script class below `UIImageView`.
final class ScriptImageView: UIImageView, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(image: nil, in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}

/// An instance of a script class below `UIScrollView`.
final class ScriptScrollView: UIScrollView, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}

/// An instance of a script class below `UICollectionViewCell`.
final class ScriptCollectionViewCell: UICollectionViewCell, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}

/// An instance of a script class below `UIVisualEffectView`.
final class ScriptVisualEffectView: UIVisualEffectView, ScriptOverriding, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(effect: nil, in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any ViewOverriding)? { self }
}
