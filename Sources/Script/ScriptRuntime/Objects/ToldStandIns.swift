import LayerKit
import LuaBridge
import ViewKit

/// Tells once of each class that stands in.
final class ToldStandIns: SessionObject {
  private var names: Set<String> = []
  /// The values of the classes' own properties, which last as long as the session.
  var values: [String: LuaReference] = [:]

  init(in session: ScriptSession) {}

  func tell(_ row: StandIn, of object: NSObject, in session: ScriptSession) {
    let what = String(row.sentence.dropLast())
    if row.decides || session.isImported || object is UIView {
      session.only(Gaps.self).note(object, of: row.name, standingIn: what, decides: row.decides)
    }
    guard names.insert(row.name).inserted else { return }
    session.app.warn(.oversight(.standsIn(type: row.name, what: what)), about: object)
  }
}
