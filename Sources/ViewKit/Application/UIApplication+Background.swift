import LayerKit

extension UIApplication {
  /// Sends the application to the background and back: every animation is removed, and told that it did not finish
  /// (reported).
  public func enterBackground() {
    log("applicationDidEnterBackground", self)
    for window in windows { window.layer.removeAnimationsInside() }
  }
}

extension CALayer {
  fileprivate func removeAnimationsInside() {
    removeAllAnimations()
    for layer in sublayers { layer.removeAnimationsInside() }
    mask?.removeAnimationsInside()
  }
}
