import LayerKit
import MotionMath
import ViewKit

/// The way of two pages of a stack as from iOS 26 on, where the next change of the stack may overtake its transition: what is
/// left of the way is then seen to its end.
///
/// Its animations are additive. What is left of them and those of the next slide add up, so that no page jumps (documented:
/// the picture goes on from where it is seen) and each keeps its velocity (follows).
final class PageSlide {
  private let isPush: Bool
  /// The page in front, which is pushed or popped.
  let upper: UIView
  let lower: UIView
  private unowned let container: UIViewControllerWrapperView
  private let motion: SystemMotion
  /// The time at which it began, in seconds.
  private let begin: Double
  let shade: PageShade
  /// Whether another slide has taken over the shade.
  private var hasShade = true
  /// The slide whose page in front comes back; nil when none is under way with that page.
  private weak var reversed: PageSlide?
  private(set) var isOvertaken = false
  /// True for one that began in the middle of another.
  let tookOver: Bool
  /// That of its animations, which keep it alive, and whose completion keeps the slide.
  private weak var state: ViewAnimationState?
  /// The part of a pop, in 0...1, at which the pages were seen when it was overtaken.
  private var seenFraction = 0.0
  /// The places of what moves when it was overtaken; nil where its animations simply go on.
  private var seen: [Seen]?
  /// The page that has left the window and is still seen, and where its layer was.
  private var leftover: (page: UIView, index: Int)?
  /// Gives a page that has left its former look.
  private var restore: () -> Void = {}

  private struct Seen {
    let view: UIView
    let center: CGPoint
    let alpha: Double
  }

  /// - Parameter look: Of the shades.
  init(
    isPush: Bool, upper: UIView, lower: UIView, in container: UIViewControllerWrapperView, _ motion: SystemMotion,
    look: PageShade.Look
  ) {
    (self.isPush, self.upper, self.lower) = (isPush, upper, lower)
    (self.container, self.motion, begin) = (container, motion, container.app.world.now)
    let earlier = container.slides.last
    tookOver = earlier != nil
    if let earlier, earlier.upper === upper {
      reversed = earlier
      shade = earlier.shade
      earlier.hasShade = false
      shade.put(under: upper, in: container)
    } else {
      shade = PageShade(look, under: upper, in: container, addsFades: true)
    }
    container.slides.append(self)
  }

  /// Where a finger begins that takes the pages in the middle of their way, in 0...1 of the new one; 0 elsewhere.
  var startFraction: Double {
    guard let reversed else { return 0 }
    return isPush ? 1 - reversed.seenFraction : reversed.seenFraction
  }

  /// Animates the changes. A page that turns round keeps its velocity, any other one sets out with that of the system.
  ///
  /// Two changes in one turn have shown nothing of the first, whose velocity the second then takes away.
  func run(_ changes: () -> Void, completion: @escaping () -> Void) {
    if container.app.animations.interactiveCurve != nil, reversed != nil { container.dropSlides(except: self) }
    let turns = reversed.map { $0.begin < begin } ?? false
    state = motion.animate(in: container.app, fromRest: turns, changes) { [self] _ in
      if isOvertaken { end(launch: 0) } else { completion() }
    }
  }

  // MARK: Overtaken

  private var parts: [UIView] { [upper, lower] + (hasShade ? shade.views : []) }

  /// Notes what is seen, before its transition is completed for another one.
  ///
  /// - Parameters:
  ///   - completed: Whether that is completed, or cancelled.
  ///   - keepsTime: Whether the container's time is the world's, so that the animations can go on as they are.
  func overtake(completed: Bool, keepsTime: Bool, restore: @escaping () -> Void) {
    isOvertaken = true
    self.restore = restore
    let width = max(container.bounds.width, 1)
    let shown = upper.layer.presentation()?.frame.minX ?? (isPush ? width : 0)
    seenFraction = min(max(shown / width, 0), 1)
    let page = completed == isPush ? lower : upper
    leftover = container.layer.sublayers.firstIndex { $0 === page.layer }.map { (page, $0) }
    guard !keepsTime else { return }
    seen = parts.compactMap { view in
      view.layer.presentation().map { Seen(view: view, center: $0.position, alpha: $0.opacity) }
    }
  }

  /// Goes on when the transition is completed.
  func goOn() {
    if let seen {
      container.dropSlides()
      launch(from: seen)
    }
    guard let (page, index) = leftover, page.superview == nil else {
      leftover = nil
      return
    }
    container.layer.insertSublayer(page.layer, at: index)
  }

  /// Sets what moves where it was seen, and lets it go from rest to where it stands in the model.
  private func launch(from seen: [Seen]) {
    launches += 1
    let number = launches
    let ends = seen.map { ($0.view, $0.view.center, $0.view.alpha) }
    container.app.performWithoutAnimation {
      for part in seen { (part.view.center, part.view.alpha) = (part.center, part.alpha) }
    }
    state = motion.animate(in: container.app, fromRest: true) {
      for (view, center, alpha) in ends { (view.center, view.alpha) = (center, alpha) }
    } completion: { [self] _ in
      end(launch: number)
    }
  }

  /// How often it was launched anew.
  private var launches = 0

  /// Ends its animations: nothing is to be seen of it any more.
  func drop() {
    guard let state else { return }
    for layer in parts.map(\.layer) {
      for animation in layer.attachedAnimations where animation.delegate === state { layer.removeAnimation(animation) }
    }
  }

  private func end(launch: Int) {
    guard launch == launches else { return }
    remove()
    // The last one that moves it takes it away.
    if let page = leftover?.page, page.superview == nil,
      !container.slides.contains(where: { $0.upper === page || $0.lower === page })
    {
      page.layer.removeFromSuperlayer()
      restore()
    }
  }

  /// Removes its shades, and itself from those under way.
  func remove() {
    if hasShade { shade.remove() }
    container.slides.removeAll { $0 === self }
  }
}
