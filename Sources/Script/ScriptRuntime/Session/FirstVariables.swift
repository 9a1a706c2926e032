import LayerKit
import TransitionKit
import ViewKit

/// The global variables by which files of a run call objects: for each object the variable that held it when the clock
/// first went on after the object was made.
///
/// So nothing that happens later changes a name, and a run that is cut has the names of the whole (chosen here).
package final class FirstVariables: SessionObject {
  /// A variable, by whom it was held, and from when on.
  package struct Entry {
    /// In seconds.
    package let time: Double
    /// Class and number of the object; of a layer with a view, those of the view.
    package let object: String
    package let name: String
  }

  private var entries: [Entry] = []
  /// The highest numbers that have been looked at: of layers and controllers, and of all other objects.
  private var seen = (made: 0, others: 0)

  package init(in session: ScriptSession) {}

  /// Those of objects that are new since the last look come last.
  package func entries(in session: ScriptSession) -> [Entry] {
    var entries = entries
    func note(_ object: NSObject, _ name: String) {
      let shown = (object as? CALayer)?.owner as? NSObject ?? object
      let isMade = shown is CALayer || shown is UIView || shown is UIViewController
      guard shown.serialNumber > (isMade ? seen.made : seen.others) else { return }
      entries.append(Entry(time: session.world.now, object: LayerNames.plain(shown), name: name))
    }
    for (name, object) in GlobalVariables(in: session).objects {
      note(object, name)
      if let view = (object as? UIViewController)?.viewIfLoaded { note(view, name + ".view") }
    }
    return entries
  }

  /// Remembers what holds the objects that are new.
  func look(in session: ScriptSession) {
    entries = entries(in: session)
    seen = (session.world.madeCount, session.world.lastSerialNumber)
  }
}
