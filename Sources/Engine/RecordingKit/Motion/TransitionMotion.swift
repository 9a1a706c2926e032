public import MotionMath

/// A `CATransition`: a picture of the layer as it was gives way to one of the layer as it is.
///
/// Only its progress moves, from `startProgress` to `endProgress`; the places of the two pictures follow from it.
public struct TransitionMotion: Hashable, Sendable {
  public var type: CATransitionType
  /// The side the movement comes from; nil is `fromLeft`.
  public var subtype: CATransitionSubtype?
  public var startProgress: Double
  public var endProgress: Double

  public init(type: CATransitionType, subtype: CATransitionSubtype?, startProgress: Double, endProgress: Double) {
    self.type = type
    self.subtype = subtype
    self.startProgress = startProgress
    self.endProgress = endProgress
  }

  /// One of the two pictures: its offset from its place, and its opacity.
  public struct Picture: Hashable, Sendable {
    /// In widths and heights of the layer, x to the right and y down.
    public var offset: CGVector
    public var opacity: Double

    public init(offset: CGVector = CGVector(dx: 0, dy: 0), opacity: Double = 1) {
      (self.offset, self.opacity) = (offset, opacity)
    }
  }

  /// Both pictures at `progress`, and which is in front.
  ///
  /// `fade` blends; `moveIn` slides the new one over the old; `push` moves both; `reveal` slides the old one away from the
  /// new (documented). While they move, the new picture fades in and the old one fades out (reported of iOS).
  public func pictures(at progress: Double) -> (old: Picture, new: Picture, isOldInFront: Bool) {
    let side = side
    func moved(_ share: Double, _ opacity: Double) -> Picture {
      Picture(offset: CGVector(dx: side.dx * share, dy: side.dy * share), opacity: opacity)
    }
    let leaving = moved(-progress, 1 - progress)
    let coming = moved(1 - progress, progress)
    return switch type {
    case .fade: (Picture(opacity: 1 - progress), Picture(opacity: progress), false)
    case .moveIn: (Picture(), coming, false)
    case .push: (leaving, coming, false)
    case .reveal: (leaving, Picture(), true)
    }
  }

  /// The side the movement comes from, as a direction from the layer's middle. Top and bottom are named for coordinates
  /// that grow upwards, so that on screen `fromTop` comes up from below (reported of iOS).
  private var side: CGVector {
    switch subtype {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    case .fromLeft, nil: CGVector(dx: -1, dy: 0)
    }
  }
}
