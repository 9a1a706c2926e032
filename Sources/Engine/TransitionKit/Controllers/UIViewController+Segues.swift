public import LayerKit
import ViewKit

/// A way from one controller to another, as a storyboard draws it. Here `addSegue` declares it.
open class UIStoryboardSegue: NSObject {
  /// How the destination is shown.
  public enum Kind: String, CaseIterable, Sendable {
    /// Pushed inside a navigation controller, else presented.
    case show
    case presentModally
    /// Made a child, whose view fills the view that performs it: a container view of a storyboard.
    case embed
  }

  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  private let kind: Kind
  /// The view that an embedded destination fills; nil: that of the source.
  fileprivate weak var container: UIView?

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
    case .embed: embed(in: container ?? source.view)
    }
  }

  private func embed(in container: UIView) {
    source.addChild(destination)
    destination.view.frame = container.bounds
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(destination.view)
    destination.didMove(toParent: source)
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
    segue.container = sender as? UIView
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
