/// Whose time an animation runs by.
package enum AnimationClockSource {
  /// Added by hand: its layer's, unless that is in one of `World.layersFreeingAnimations`. Settled at the commit.
  case unspecified
  /// Its layer's, which may be held or run backwards.
  case layer
  /// The world's, whatever the clocks of its layer do.
  case world
}
