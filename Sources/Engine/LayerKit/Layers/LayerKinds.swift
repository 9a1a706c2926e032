public import MotionMath

// The layer classes that differ from `CALayer` only in the properties they add: the rows of the property table whose
// `owner` is the class.

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  open override var kind: LayerKind { .shape }
}

/// A layer that shows a gradient of colours.
open class CAGradientLayer: CALayer {
  open override var kind: LayerKind { .gradient }
}

/// A layer that shows a text.
open class CATextLayer: CALayer {
  open override var kind: LayerKind { .text }
}

/// A layer that only contains others, each at its own depth: it draws nothing itself.
open class CATransformLayer: CALayer {
  open override var kind: LayerKind { .transform }
  /// Documented: hit testing passes over it directly to its sublayers, and it does not clip.
  open override var isSurface: Bool { false }
}

/// A layer that shows copies of its sublayers, each moved, delayed and tinted against the one before.
open class CAReplicatorLayer: CALayer {
  open override var kind: LayerKind { .replicator }
}
