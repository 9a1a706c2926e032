import LayerKit
import LuaBridge
package import MotionMath
package import RecordingKit
package import ScriptRuntime

/// Runs the world up to the next stop.
extension Timeline {
  @discardableResult
  package func add(_ kind: Stop.Kind) -> Int {
    world.memory.add(Self.stopWeight)
    stops.append(Stop(number: nextStopNumber, kind: kind))
    nextStopNumber += 1
    return nextStopNumber - 1
  }

  /// Removes a stop; all of them for nil.
  /// - Throws: `notThere`.
  package func delete(_ number: Int?) throws(ScriptFailure) {
    guard let number else {
      world.memory.add(-Self.stopWeight * stops.count)
      return stops.removeAll()
    }
    guard let index = stops.firstIndex(where: { $0.number == number }) else {
      throw .notThere(kind: "stop", name: String(number), known: stops.map { String($0.number) })
    }
    world.memory.add(-Self.stopWeight)
    stops.remove(at: index)
  }

  /// Bytes that a stop counts, with its condition and the room of a list that grows.
  static let stopWeight = 3 * MemoryLayout<Stop>.stride

  // MARK: Running

  /// Moves forward to `time` or the first stop before it: through the recording, then by running the world.
  package func run(to time: Double) {
    let time = limitedToPart(time)
    defer { notePart() }
    if world.isLookingBack {
      runRecord(to: min(time, world.now))
      guard !hasStopped, time > world.now else { return }
    }
    guard let watched = watchedNames else { return world.advance(to: time) }
    // Limited to the clock's end, which the world never passes.
    let end = VirtualClock.seconds(VirtualClock.nanoseconds(time))
    let look = WatchedRun(names: watched)
    world.eventObserver = { [unowned world] name in
      guard watched.contains(name) else { return }
      let index = world.recording.eventCount - 1
      look.events.append(name == StageEvent.commitName ? .commit(StageEvent(commitAt: world.now)) : .logged(index))
      world.interrupt()
    }
    defer { world.eventObserver = nil }
    world.drain()
    noteWatchedValues()
    while !isStopped(by: look.takeEvents(from: world.recording.events)), !session.lua.isInterrupted, world.now < end {
      world.advance(to: hasWatches ? min(end, nextFrame) : end)
    }
  }

  /// Moves forward through the recording, and checks its events and values again.
  private func runRecord(to time: Double) {
    guard let watched = watchedNames else {
      world.playhead = time
      return
    }
    noteWatchedValues()
    let start = world.playhead
    var events = watched.flatMap { world.recording.events(named: $0, upTo: time) }.filter { $0.time > start }
      .sorted { $0.time < $1.time }[...]
    var next = start
    while !hasStopped, next < time {
      next = min(time, hasWatches ? nextFrame : time, events.first?.time ?? time)
      world.playhead = next
      let here = events.prefix { $0.time <= next }
      events = events.dropFirst(here.count)
      _ = isStopped(by: Array(here))
    }
  }

  private var hasStopped: Bool { !stopReasons.isEmpty || session.lua.isInterrupted }

  private var nextFrame: Double { world.frameRate.time(of: world.frameRate.frame(at: world.playhead) + 1) }

  /// Runs until nothing finite is pending, for at most `limit` seconds, or to the first stop.
  func runUntilIdle(limit: Double) {
    let limit = part == nil ? limit : limitedToPart(world.now + limit) - world.now
    defer { if !world.isIdle { notePart() } }
    guard watchedNames != nil else {
      world.run(limit: limit)
      return
    }
    if world.isLookingBack { runRecord(to: world.now) }
    let end = world.now + limit
    while !hasStopped {
      run(to: min(end, world.isIdle ? world.now : world.nextEventTime ?? end))
      if world.isIdle || world.now >= end { return }
    }
  }

  private var hasWatches: Bool {
    stops.contains { if case .watch = $0.kind { true } else { false } }
  }

  /// The names of the events that stop; nil when nothing stops at all.
  private var watchedNames: Set<String>? {
    var names: Set<String> = []
    var isAny = false
    for stop in stops {
      switch stop.kind {
      case .event(let name, _): names.insert(name)
      case .watch: break
      case .display: continue
      }
      isAny = true
    }
    return isAny ? names : nil
  }

  private final class WatchedRun {
    let names: Set<String>
    /// The events since the last check.
    var events: [Seen] = []
    init(names: Set<String>) { self.names = names }

    enum Seen {
      case commit(StageEvent)
      /// A place in the event log.
      case logged(Int)
    }

    func takeEvents(from log: @autoclosure () -> [StageEvent]) -> [StageEvent] {
      guard !events.isEmpty else { return [] }
      let log = log()
      defer { events = [] }
      return events.map { seen in
        switch seen {
        case .commit(let event): event
        case .logged(let index): log[index]
        }
      }
    }
  }

  /// Whether an event since the last check, or a value on screen now, stops the clock.
  private func isStopped(by events: [StageEvent]) -> Bool {
    for index in stops.indices {
      switch stops[index].kind {
      case .event(let name, let condition):
        for event in events where event.name == name && holds(condition, event) {
          stopReasons.append(StopReason(number: stops[index].number, what: .event(event)))
          stops[index].hits += 1
          break
        }
      case .watch(let layer, let keyPath, let subject, let last):
        let now = watchedValue(layer, keyPath)
        guard now != last else { continue }
        stops[index].kind = .watch(layer, keyPath, subject: subject, last: now)
        stops[index].hits += 1
        stopReasons.append(
          StopReason(number: stops[index].number, what: .change(subject: subject, keyPath, from: last, to: now)))
      case .display: break
      }
    }
    return !stopReasons.isEmpty
  }

  /// Notes the values on screen, so that changes made while the clock stood do not stop it.
  private func noteWatchedValues() {
    for index in stops.indices {
      guard case .watch(let layer, let keyPath, let subject, _) = stops[index].kind else { continue }
      stops[index].kind = .watch(layer, keyPath, subject: subject, last: watchedValue(layer, keyPath))
    }
  }

  /// The value on screen at the playhead.
  package func watchedValue(_ layer: LayerID, _ keyPath: LayerKeyPath) -> AnimatableValue {
    keyPath.get(from: world.recording.frame(at: world.playhead).value(layer, keyPath.property))
  }

  /// Whether the condition holds. A condition that fails counts as true, so that no stop is missed.
  private func holds(_ condition: Stop.Condition, _ event: StageEvent) -> Bool {
    session.isEvaluatingCondition = true
    defer { session.isEvaluatingCondition = false }
    switch condition {
    case .always: return true
    case .function(let function):
      return function.call(as: "the condition", [event.scriptValue]) { $0.isTrue } ?? true
    case .expression(let text):
      guard case .success(let values) = evaluate(text) else { return true }
      switch values.first {
      case .none, .nil?, .bool(false)?: return false
      default: return true
      }
    }
  }

  private func evaluate(_ expression: String) -> Result<[LuaValue], ScriptError> {
    session.load("return " + expression, name: "condition").flatMap { session.lua.call($0) }
  }

  // MARK: Displays

  /// Prints every display, or one of them: after a move.
  package func showDisplays(only number: Int? = nil) {
    if session.access.isReplaying || session.isEvaluatingCondition { return }
    // Displays are not part of the input, so a replay does not count their calls.
    let calls = session.callsSinceMove
    session.isEvaluatingCondition = true
    defer {
      session.isEvaluatingCondition = false
      session.callsSinceMove = calls
    }
    for stop in stops where number == nil || stop.number == number {
      guard case .display(let expression) = stop.kind else { continue }
      var text: String
      switch evaluate(expression) {
      case .failure(let error): text = error.message
      case .success(let values):
        text = values.map { value in
          session.lua.push(value)
          defer { session.lua.pop() }
          return session.describe(at: session.lua.top)
        }.joined(separator: "  ")
      }
      text = "\(stop.number): \(expression) = \(text)\n"
      text.withUTF8 { session.options.write(UnsafeRawBufferPointer($0)) }
    }
  }
}

extension StageEvent {
  /// The event as a script reads it.
  package var scriptValue: ScriptValue {
    .table([
      ("time", .number(time)), ("name", .string(name)), ("subject", .string(subject)), ("detail", .string(detail)),
    ])
  }
}
