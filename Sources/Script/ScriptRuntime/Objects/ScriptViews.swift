package import ViewKit

// The script subclasses of each kind of view; `ScriptOverriding` has their behaviour.

package final class ScriptView: UIView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptControl: UIControl, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptButton: UIButton, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptLabel: UILabel, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptImageView: UIImageView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptScrollView: UIScrollView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptStackView: UIStackView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptCollectionViewCell: UICollectionViewCell, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptTableView: UITableView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptTableViewCell: UITableViewCell, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptVisualEffectView: UIVisualEffectView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptTextField: UITextField, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptSlider: UISlider, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptSwitch: UISwitch, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptProgressView: UIProgressView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

package final class ScriptActivityIndicatorView: UIActivityIndicatorView, ScriptOverriding {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewOverriding)? { self }
}

extension ScriptBacked where Self: UIResponder {
  package var session: ScriptSession { .of(app.world) }
}
