import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Doing one input.
extension BranchingSession {
  /// Does an input in `session`, freely or on a course, and writes down in `entry` what it did.
  func perform(
    _ entry: inout EnteredInput, in session: ScriptSession, on course: InputTracer.Course? = nil
  ) -> Result<[LuaValue], ScriptError> {
    session.tracer.begin(course)
    let result = run(entry.input.action, in: session)
    entry.trace = session.tracer.trace
    if session.request != nil || session.tracer.isUnwinding { session.lua.clearInterrupt() }
    if case .success(let values) = result, let number = entry.input.resultNumber {
      keep(values, as: number, in: session)
    }
    entry.nameCount = session.world.lastSerialNumber
    return result
  }

  private func run(_ action: SessionInput.Action, in session: ScriptSession) -> Result<[LuaValue], ScriptError> {
    switch action {
    case .chunk(let chunk):
      let arguments: [LuaValue] =
        chunk.takesTimeline ? [.object(session.timeline, classID: session.classID(of: session.timeline))] : []
      return session.load(chunk.source, name: chunk.name, shownAs: chunk.shown).flatMap { session.run($0, arguments) }
    case .script(let source, let name, let arguments):
      return session.runMainChunk(source, name: name, arguments: arguments)
    case .run(let end):
      do throws(ScriptFailure) {
        if let end {
          try session.timeline.seek(to: max(end, session.world.now))
        } else {
          _ = try session.timeline.runOn(limit: 60, warns: false)
        }
        return .success([])
      } catch {
        return .success([])
      }
    case .clock:
      session.timeline.followCourse()
      return .success([])
    }
  }

  /// The first of an input's results is kept under the input's number, unless it is nil.
  private func keep(_ values: [LuaValue], as number: Int, in session: ScriptSession) {
    guard let first = values.first else { return }
    if case .nil = first { return }
    session.lua.push(first)
    session.results.keepTop(asResultOf: number)
    session.lua.pop()
  }

  // MARK: Numbers for print

  /// Remembers which objects on screen were given a number since the last input: whoever shows a value gives numbers.
  func noteNames() {
    let world = session.world
    guard let last = current.entries.last, world.lastSerialNumber > last.nameCount else { return }
    var names: [NamedObject] = []
    for root in world.roots {
      root.forEachInside { layer in
        guard let id = layer.recordID else { return }
        if layer.serialNumber > last.nameCount {
          names.append(NamedObject(layer: id, isOwner: false, number: layer.serialNumber))
        }
        if let owner = layer.owner as? UIView, owner.serialNumber > last.nameCount {
          names.append(NamedObject(layer: id, isOwner: true, number: owner.serialNumber))
        }
      }
    }
    current.entries[current.entries.count - 1].names = names
    current.entries[current.entries.count - 1].nameCount = world.lastSerialNumber
  }

  /// Gives the objects of another world the numbers of those in this one, where they have none.
  func copyNames(from source: ScriptSession, to session: ScriptSession) {
    var numbered: [LayerID: CALayer] = [:]
    source.world.roots.forEach { $0.forEachInside { layer in layer.recordID.map { numbered[$0] = layer } } }
    let count = source.world.lastSerialNumber
    session.world.roots.forEach {
      $0.forEachInside { layer in
        guard let named = layer.recordID.flatMap({ numbered[$0] }) else { return }
        let pairs: [(NSObject?, NSObject?)] = [(layer, named), (layer.owner as? UIView, named.owner as? UIView)]
        for case (let object?, let other?) in pairs where object.serialNumber == 0 && other.serialNumber > 0 {
          session.world.renumber(object, as: other.serialNumber, of: count)
        }
      }
    }
    session.world.renumber(nil, as: 0, of: count)
  }

  /// Gives objects the numbers they had when the input was done first.
  func restoreNames(of entry: EnteredInput, in session: ScriptSession) {
    let world = session.world
    for name in entry.names {
      let layer = session.layer(for: name.layer)
      world.renumber(name.isOwner ? layer?.owner as? UIView : layer, as: name.number, of: entry.nameCount)
    }
    world.renumber(nil, as: 0, of: entry.nameCount)
  }
}

extension CALayer {
  /// Calls `body` with this layer and everything in it, masks included.
  func forEachInside(_ body: (CALayer) -> Void) {
    body(self)
    for layer in sublayers { layer.forEachInside(body) }
    mask?.forEachInside(body)
  }
}
