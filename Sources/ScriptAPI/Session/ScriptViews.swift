import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

// Script classes below the views that have an appearance of their own. What a script may say of a view is in
// `ScriptOverriding`, once; a class here only joins the two.

final class ScriptView: UIView, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptControl: UIControl, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptButton: UIButton, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptLabel: UILabel, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptImageView: UIImageView, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptScrollView: UIScrollView, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptCollectionViewCell: UICollectionViewCell, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptVisualEffectView: UIVisualEffectView, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptSlider: UISlider, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}

final class ScriptSwitch: UISwitch, ScriptOverriding {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewOverriding)? { self }
}
