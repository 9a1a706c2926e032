public import LayerKit
import ViewKit

/// A way from one controller to another, as a storyboard draws it. Here `addSegue` declares it.
open class UIStoryboardSegue: NSObject {
  /// How the destination is shown.
  public enum Kind: String, CaseIterable, Sendable {
    /// Pushed inside a navigation controller, else presented.
    case show
    case presentModally
  }

  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  private let kind: Kind

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, kind: Kind = .show
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.kind = kind
  }

  open override var className: String { "UIStoryboardSegue" }

  /// Shows the destination.
  open func perform() {
    switch kind {
    case .show: source.show(destination, sender: nil)
    case .presentModally: source.present(destination, animated: true)
    }
  }
}

extension UIViewController {
  /// Declares a segue, as an arrow in a storyboard does. Each time it is performed, `destination` makes its controller.
  public final func addSegue(
    withIdentifier identifier: String, kind: UIStoryboardSegue.Kind = .show,
    destination: @escaping () -> UIViewController
  ) {
    segues[identifier] = { source in
      UIStoryboardSegue(identifier: identifier, source: source, destination: destination(), kind: kind)
    }
  }

  /// Makes the destination of a declared segue, passes it to `prepare(for:sender:)`, and shows it.
  public final func performSegue(withIdentifier identifier: String, sender: NSObject?) {
    guard let make = segues[identifier] else {
      return app.warn(
        .noSuchSegue(identifier: identifier, controller: app.world.label(of: self), known: segues.keys.sorted()),
        about: self)
    }
    let segue = make(self)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
