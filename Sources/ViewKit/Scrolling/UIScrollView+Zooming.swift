public import MotionMath

extension UIScrollView {
  /// How large the delegate's view is shown; 1 at first. Kept between the two limits.
  public final var zoomScale: Double {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales about the middle of what is seen. Animated, it takes 0.3 s (chosen here).
  public final func setZoomScale(_ scale: Double, animated: Bool) {
    let new = min(max(scale, minimumZoomScale), maximumZoomScale)
    let middle = CGPoint(x: bounds.midX / self.scale, y: bounds.midY / self.scale)
    zoom(to: new, around: middle, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  /// Scales and scrolls so that `rect`, in the zoomed view's own coordinates, fills the view as far as the limits let.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let new = min(max(wanted, minimumZoomScale), maximumZoomScale)
    zoom(
      to: new, around: CGPoint(x: rect.midX, y: rect.midY), at: CGPoint(x: bounds.width / 2, y: bounds.height / 2),
      animated: animated)
  }

  func handlePinch() {
    let pinch = pinchGestureRecognizer
    let view = delegate?.viewForZooming(in: self)
    switch pinch.state {
    case .began:
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
      fallthrough
    case .changed:
      let place = pinch.location(in: self)
      let fixed = CGPoint(x: place.x / scale, y: place.y / scale)
      let seen = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
      let new = min(max(scale * pinch.scale, minimumZoomScale), maximumZoomScale)
      pinch.scale = 1
      zoom(to: new, around: fixed, at: seen, animated: false)
    case .ended, .cancelled:
      isZooming = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    case .possible, .failed: break
    }
  }

  /// - Parameters:
  ///   - point: In the zoomed view's own coordinates.
  ///   - place: Where that point is to be seen, from the view's top left.
  private func zoom(to new: Double, around point: CGPoint, at place: CGPoint, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let change = { [self] in
      scale = new
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: new, y: new)
      let moved = view.frame.origin
      // Through the centre: setting the frame of a scaled view would round its bounds.
      view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
      contentSize = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
      contentOffset = allowedOffset(CGPoint(x: point.x * new - place.x, y: point.y * new - place.y))
      delegate?.scrollViewDidZoom(self)
    }
    if animated {
      app.animate(
        withDuration: UIScrollView.animationDuration, options: .allowUserInteraction, animations: change,
        completion: { [weak self] _ in
          guard let self else { return }
          delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        })
    } else {
      change()
    }
  }
}
