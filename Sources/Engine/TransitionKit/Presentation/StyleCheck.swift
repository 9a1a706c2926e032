import LayerKit
import ViewKit

/// Warns of presentation styles that no presentation reads: set on the controller that presents, or after the presentation
/// controller of another style was made.
final class StyleCheck {
  /// A style that was set on a controller on screen which nothing presents: no presentation of it can be meant.
  private struct Entry {
    weak var controller: UIViewController?
    let place: WarningReport.Place?
  }

  fileprivate unowned let app: UIApplication
  private var entries: [Entry] = []
  /// The lines that have set the styles of controllers which say how the status bar looks.
  private var barEntries: [Entry] = []

  init(in app: UIApplication) { self.app = app }

  func noteChange(of controller: UIViewController, from old: UIModalPresentationStyle) {
    let style = controller.modalPresentationStyle
    if controller.overriding?.overridesStatusBar == true {
      barEntries.removeAll { $0.controller == nil || $0.controller === controller }
      barEntries.append(Entry(controller: controller, place: app.placeOfCall()))
    }
    if controller.ownPresentation == nil, controller.preparedPresentationController != nil,
      style.resolved != old.resolved
    {
      app.warn(
        .oversight(
          .styleTooLate(controller: app.world.label(of: controller), style: style.rawValue, made: old.resolved.rawValue)
        ),
        about: controller)
    } else if controller.presentingViewController == nil, controller.viewIfLoaded?.window != nil {
      entries.removeAll { $0.controller == nil || $0.controller === controller }
      entries.append(Entry(controller: controller, place: app.placeOfCall()))
    }
  }

  /// Judges the style of a presenter, where the presented controller has none of its own.
  func check(_ controller: UIViewController, presentedBy presenter: UIViewController) {
    guard !entries.isEmpty, controller.modalPresentationStyle == .automatic,
      let index = entries.firstIndex(where: { $0.controller === presenter })
    else { return }
    let place = entries.remove(at: index).place
    app.warn(
      .oversight(
        .styleOfPresenter(presenter: app.world.label(of: presenter), presented: app.world.label(of: controller))),
      at: place, about: presenter)
  }

  /// Warns of a controller that covers the screen, says how the status bar looks, and is not asked. One that covers a part
  /// of it leaves that to the presenter by its nature. To blame is the line that has set its style.
  func checkStatusBar(of controller: UIViewController) {
    let style = controller.modalPresentationStyle.resolved
    guard [.custom, .overFullScreen].contains(style), !controller.modalPresentationCapturesStatusBarAppearance,
      controller.overriding?.overridesStatusBar == true
    else { return }
    app.warn(
      .oversight(.statusBarNotAsked(controller: app.world.label(of: controller), style: style.rawValue)),
      at: barEntries.first { $0.controller === controller }?.place, about: controller)
  }
}

extension UIApplication {
  var styleCheck: StyleCheck { part { StyleCheck(in: self) } }
}

extension UIResponder {
  /// Warns of a responder that cannot become the first because its view is in no window. A controller that is about to appear
  /// is left alone: the keyboard then comes along with it (reported).
  package final func warnIfOutOfWindow() {
    guard !(self is UIApplication), respondingView?.window == nil else { return }
    var next: UIResponder? = self
    while let responder = next {
      if let controller = responder as? UIViewController, controller.appearance.stage == .appearing { return }
      next = responder.next
    }
    app.warn(.oversight(.focusOutsideWindow(responder: app.world.label(of: self))), about: self)
  }
}
