import LayerKit
import MotionMath

/// A view's place in its window during a layout, computed from its superview's, as layout needs it for every view on
/// its way down and would otherwise walk up to the window each time.
///
/// Good for the view's subviews until something it was computed from changes: the layers above tell of that, and the
/// reserves of controllers are compared. An override that moves what is inside it, as overrides do, changes nothing here.
final class WindowPlace {
  private let view: UIView
  private let app: UIApplication
  /// How the view's coordinates become the window's; nil where there is perspective in between.
  private let map: CGAffineTransform?
  private let reserved: ReservedEdges
  private let placeChanges: Int
  private let methodCount: Int

  /// - Parameter outer: The superview's place, if known.
  init(of view: UIView, in window: UIWindow, inside outer: WindowPlace?) {
    self.view = view
    app = outer?.app ?? view.app
    placeChanges = app.world.placeReadings.changes
    methodCount = app.layoutMethodCount
    if let outer, outer.isGood(for: view) {
      map = view.layer.map(through: outer.view.layer, to: outer.map)
      reserved = ReservedEdges.of(view, in: window, inside: outer.reserved)
    } else {
      map = view.layer.map(through: window.layer, to: .identity)
      reserved = ReservedEdges.of(view, in: window)
    }
  }

  /// The edges of the window's part that the view's controller and those around it leave free.
  var free: UIEdgeInsets { reserved.free }

  /// The box around the view in the window; nil where it has to be converted.
  var frame: CGRect? { map.map { Self.box(of: view, $0) } }

  /// The box in the window around a view without a controller, which leaves the same edges free; nil where this is not the
  /// place of its superview, or where the box has to be converted.
  func frame(ofPlain subview: UIView) -> CGRect? {
    guard subview.controller == nil, isGood(for: subview) else { return nil }
    return subview.layer.map(through: view.layer, to: map).map { Self.box(of: subview, $0) }
  }

  private static func box(of view: UIView, _ map: CGAffineTransform) -> CGRect {
    let bounds = view.bounds
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return bounds.applying(map) }
    return CGRect(
      x: bounds.minX + map.tx, y: bounds.minY + map.ty, width: bounds.width, height: bounds.height)
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
      && (methodCount == app.layoutMethodCount || reserved.isUnchanged)
  }
}
