public import MotionMath

extension UIScrollView {
  /// The scale of the delegate's view, between the two limits. Default 1.
  public final var zoomScale: Double {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales about the middle of the visible content, in 0.3 s when animated (chosen here).
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
    switch pinch.state {
    case .began:
      let location = pinch.location(in: self)
      pinchStart = (scale, CGPoint(x: location.x / scale, y: location.y / scale))
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
      followPinch()
    case .changed: followPinch()
    case .ended, .cancelled:
      isZooming = false
      startDrag()
      goBackToLimit()
    case .possible, .failed: break
    }
  }

  /// Keeps the same content point under the middle of the fingers.
  private func followPinch() {
    let wanted = pinchStart.scale * pinchGestureRecognizer.scale
    let limits = minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
    let location = pinchGestureRecognizer.location(in: self)
    zoom(
      to: bouncesZoom ? ScrollPhysics.bandedScale(wanted, in: limits) : limits.clamp(wanted),
      around: pinchStart.point, at: CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY), animated: false)
  }

  /// A scale past a limit returns to it; the delegate is notified afterwards (documented).
  private func goBackToLimit() {
    let limit = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard limit != scale else {
      delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: scale)
      return
    }
    stopMomentum()
    isZoomBouncing = true
    let location = pinchGestureRecognizer.location(in: self)
    zoom(
      to: limit, around: CGPoint(x: location.x / scale, y: location.y / scale),
      at: CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY), animated: true)
  }

  /// - Parameters:
  ///   - point: In the zoomed view's own coordinates.
  ///   - place: Where that point appears, from the view's top left.
  private func zoom(to new: Double, around point: CGPoint, at location: CGPoint, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let change = { [self] in
      scale = new
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: new, y: new)
      let moved = view.frame.origin
      // Through the centre: setting the frame of a scaled view would round its bounds.
      view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
      if let node = view.existingNode { app.constraintEngine.zoomDidChange(node, new) }
      let wasZooming = isZooming
      isZooming = true
      contentSize = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
      isZooming = wasZooming
      contentOffset = allowedOffset(CGPoint(x: point.x * new - location.x, y: point.y * new - location.y))
      delegate?.scrollViewDidZoom(self)
    }
    if animated {
      app.animate(
        withDuration: UIScrollView.animationDuration, options: .allowUserInteraction, animations: change,
        completion: { [weak self] _ in
          guard let self else { return }
          isZoomBouncing = false
          delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        })
    } else {
      change()
    }
  }
}
