import LayerKit
import MotionMath

/// A view's place in its window during a layout, computed from its superview's, as layout needs it for every view on
/// its way down and would otherwise walk up to the window each time.
///
/// Good for the view's subviews until something it was computed from changes: the layers above tell of that, and the
/// reserves of controllers are compared. An override that moves what is inside it, as overrides do, changes nothing here.
final class WindowPlace {
  private let view: UIView
  private let window: UIWindow
  private let app: UIApplication
  private let place: SafePlace
  private let reserves: ControllerReserves
  private let placeChanges: Int
  private let methodCount: Int

  /// - Parameter outer: The superview's place, if known.
  init(of view: UIView, in window: UIWindow, inside outer: WindowPlace?) {
    (self.view, self.window) = (view, window)
    app = outer?.app ?? view.app
    placeChanges = app.world.placeReadings.changes
    methodCount = app.layoutMethodCount
    if let outer, outer.isGood(for: view) {
      place = outer.place(of: view)
      reserves = ControllerReserves.of(view, inside: outer.reserves)
    } else {
      place = SafePlace(of: view, in: window)
      reserves = ControllerReserves.of(view, in: window)
    }
  }

  /// How much of the view is covered.
  var insets: UIEdgeInsets { place.insets }

  /// How much is covered of a view inside this one; nil where this is not the place of its superview.
  func insets(of subview: UIView) -> UIEdgeInsets? { isGood(for: subview) ? place(of: subview).insets : nil }

  private func place(of subview: UIView) -> SafePlace {
    SafePlace(of: subview, in: window, inside: place, of: view.layer)
  }

  /// The place for the view's subviews, after the methods of the view have run, which may have moved it.
  ///
  /// - Parameter outer: The superview's place, if known.
  func afterMethods(inside outer: WindowPlace?) -> WindowPlace? {
    guard methodCount != app.layoutMethodCount else { return read() }
    return view.window.map { WindowPlace(of: view, in: $0, inside: outer).read() }
  }

  /// The same place, which the view changes from now on if it moves.
  func read() -> WindowPlace {
    view.layer.notePlaceReading()
    return self
  }

  private func isGood(for subview: UIView) -> Bool {
    subview.superview === view && placeChanges == app.world.placeReadings.changes
      && (methodCount == app.layoutMethodCount || reserves.isUnchanged)
  }
}
