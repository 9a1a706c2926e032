import LayerKit
public import MotionMath

extension UIView {
  /// The smallest upright rectangle around the view, in the superview's coordinates, in points.
  ///
  /// Derived from `bounds`, `center` and `transform`. Setting it under a transform that is not the identity sets the
  /// other two so that the box fits, which is rarely intended; set `bounds` and `center` instead.
  public final var frame: CGRect {
    get { layer.frame }
    set { change("frame") { changeSize { layer.frame = newValue } } }
  }

  /// The view's own coordinates: the origin is the distance that subviews scroll, the size is the view's size before
  /// its transform.
  public final var bounds: CGRect {
    get { layer.bounds }
    set { change("bounds") { changeSize { layer.bounds = newValue } } }
  }

  /// Where the anchor point (the middle, unless moved) lies in the superview.
  public final var center: CGPoint {
    get { layer.position }
    set {
      change("center") {
        layer.position = newValue
        safeAreaMayHaveChanged()
      }
    }
  }

  /// The point of the bounds that lies at `center`, in fractions of the size; (0.5, 0.5) is the middle.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Turns, scales and moves the view about its anchor point without changing `bounds` or `center`.
  ///
  /// Reads as the nearest affine transform when `transform3D` has perspective.
  public final var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { change("transform") { layer.transform = CATransform3DMakeAffineTransform(newValue) } }
  }

  /// The transform in space; with perspective when `m34` is not 0.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Sets a property, and notifies those who observe it by key.
  @inline(__always) func change(_ key: StaticString, _ body: () -> Void) {
    if isObserved { reportChange(key, body) } else { body() }
  }

  /// Observers may move views as methods do.
  private func reportChange(_ key: StaticString, _ body: () -> Void) {
    report(key.description, body)
    app.layoutMethodCount &+= 1
  }

  /// Runs `change`; when it changed the size, subviews follow by their masks and the view needs layout.
  private func changeSize(_ change: () -> Void) {
    let (old, oldPosition) = (layer.bounds, layer.position)
    change()
    let new = layer.bounds
    if new.size != old.size || layer.position != oldPosition { safeAreaMayHaveChanged() }
    guard new != old else { return }
    if new.size != old.size {
      if autoresizesSubviews { resizeSubviews(from: old.size, to: new.size) }
      boundsSizeDidChange()
      askSuperviewForLayout()
    }
    setNeedsLayout()
  }
}

// MARK: Conversion

extension UIView {
  /// Converts `point` from `view`'s coordinates (nil: the window's) to the receiver's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? outermost).layer)
  }

  /// Converts `point` from the receiver's coordinates to `view`'s (nil: the window's).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? outermost).layer)
  }

  /// Converts `rect` from `view`'s coordinates (nil: the window's): the box around its corners in the receiver's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? outermost).layer)
  }

  /// Converts `rect` from the receiver's coordinates: the box around its corners in `view`'s (nil: the window's).
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? outermost).layer)
  }

  /// The window, or the top of the hierarchy when there is none.
  private var outermost: UIView {
    var view: UIView = self
    while let superview = view.superview { view = superview }
    return view
  }
}
