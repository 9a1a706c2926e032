import LayerKit

extension UIApplication {
  /// Sends the application to the background and back: animations are removed, and told that they did not finish
  /// (reported). Those that are not removed on completion stay (reported).
  public func enterBackground() {
    log("applicationDidEnterBackground", self)
    for window in windows { window.layer.removeAnimationsInside() }
  }
}

extension CALayer {
  fileprivate func removeAnimationsInside() {
    for animation in attachedAnimations where animation.isRemovedOnCompletion { removeAnimation(animation) }
    for layer in sublayers { layer.removeAnimationsInside() }
    mask?.removeAnimationsInside()
  }
}
