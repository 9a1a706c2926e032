import MotionFitting
import RecordingFiles
import ScriptRuntime

/// The position of a layer over a trace, or one of its coordinates.
struct PositionLane {
  /// As it was named: `card.position`, `card.position.y`.
  let name: String
  /// The coordinates that are meant: 0 is x, 1 is y.
  let axes: [Int]
  /// In points of the layer's superlayer, with a time for each frame.
  let course: MotionCourse

  struct Problem: Error { let message: String }

  /// - Throws: `Problem` for a name that is no position, or of a layer that does not move.
  init(_ name: String, in trace: Trace) throws(Problem) {
    let endings = [(".position", [0, 1]), (".position.x", [0]), (".position.y", [1])]
    let found = endings.lazy.compactMap { ending, axes -> (changes: [Trace.Change], axes: [Int])? in
      guard name.hasSuffix(ending) else { return nil }
      let lane = Trace.Lane(layer: String(name.dropLast(ending.count)), property: "position")
      return trace.lanes[lane].map { ($0, axes) }
    }.first
    let moving = trace.lanes.filter { $0.key.property == "position" && $0.value.count > 1 }.keys.map(\.description)
      .sorted()
    let list = moving.prefix(8).joined(separator: ", ") + (moving.count > 8 ? ", …" : "")
    guard let found else {
      if trace.lanes.keys.contains(where: { $0.description == name }) {
        throw Problem(message: "a film shows where a thing is, and '\(name)' does not say that; what moves: \(list)")
      }
      let near = Suggestion.nearest(to: name, among: moving + moving.flatMap { [$0 + ".x", $0 + ".y"] })
      throw Problem(
        message: "no position is called '\(name)'; "
          + (near.map { "did you mean '\($0)'?" } ?? (moving.isEmpty ? "nothing moves" : "what moves: \(list)")))
    }
    (self.name, axes) = (name, found.axes)
    let frames = 0...min(trace.lastFrame, (found.changes.last?.frame ?? 0) + 1)
    var values = [[Double]](repeating: [], count: axes.count)
    var (index, now) = (0, [0.0, 0])
    for frame in frames {
      while index < found.changes.count, found.changes[index].frame <= frame {
        if case .numbers(let point) = found.changes[index].value, point.count == 2 { now = point }
        index += 1
      }
      for (row, axis) in axes.enumerated() { values[row].append(now[axis]) }
    }
    course = MotionCourse(times: frames.map(trace.time), values: values)
    guard course.reach > 0 else {
      throw Problem(message: "'\(name)' does not move in the run" + (moving.isEmpty ? "" : "; what moves: \(list)"))
    }
  }
}
