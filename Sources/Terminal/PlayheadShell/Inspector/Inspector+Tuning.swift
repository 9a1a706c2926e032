import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl

/// Tuning the chosen animation: its parameters as rows, each change seen at once in a run that Enter keeps.
struct TuningState {
  /// The branch whose motion is tuned.
  let source: Branch
  /// The motion's number, and what it is.
  let number: Int
  let kind: MotionTuning.Kind
  /// As it was when tuning began, and as it is now.
  let former: MotionTuning.Parameters
  var parameters: MotionTuning.Parameters
  /// The run that shows them; nil while nothing was changed.
  var run: BranchingSession.TunedRun?
  var row = 0
  /// The text typed for the row; empty for nothing.
  var typed = ""

  var rows: [TuningRow] { TuningRow.all(for: parameters.course) }
}

/// One parameter of a motion, as a number that can be stepped and typed.
struct TuningRow {
  let name: String
  let unit: String
  let step: Double
  let digits: Int
  let get: (MotionTuning.Parameters) -> Double
  /// Nil for a value that no motion has.
  let set: (MotionTuning.Parameters, Double) -> MotionTuning.Parameters?

  static func all(for course: MotionTuning.Course) -> [TuningRow] {
    let delay = TuningRow(name: "delay", unit: "s", step: 0.01, digits: 3, get: { $0.delay }) { parameters, value in
      value < 0 ? nil : changed(parameters) { $0.delay = value }
    }
    switch course {
    case .curve:
      let duration = TuningRow(name: "duration", unit: "s", step: 0.01, digits: 3, get: { $0.duration }) {
        parameters, value in
        value <= 0 ? nil : changed(parameters) { $0.duration = value }
      }
      return [
        duration, delay, handle("x1", 0, isTime: true), handle("y1", 1), handle("x2", 2, isTime: true), handle("y2", 3),
      ]
    case .spring:
      return [
        spring("response", "s", 0.01, 3, { $0.perceptualDuration }) { spring, value in
          let (frequency, ratio) = (2 * Double.pi / value, spring.dampingRatio)
          let stiffness = spring.mass * frequency * frequency
          return (spring.mass, stiffness, 2 * ratio * (stiffness * spring.mass).squareRoot(), spring.initialVelocity)
        },
        spring("ratio", "", 0.01, 3, { $0.dampingRatio }) { spring, value in
          (
            spring.mass, spring.stiffness, 2 * value * (spring.stiffness * spring.mass).squareRoot(),
            spring.initialVelocity
          )
        },
        spring("bounce", "", 0.01, 3, { $0.bounce }) { spring, value in
          let ratio = value >= 0 ? 1 - value : 1 / (1 + value)
          return (
            spring.mass, spring.stiffness, 2 * ratio * (spring.stiffness * spring.mass).squareRoot(),
            spring.initialVelocity
          )
        },
        spring("mass", "", 0.1, 2, { $0.mass }) { ($1, $0.stiffness, $0.damping, $0.initialVelocity) },
        spring("stiffness", "", 1, 1, { $0.stiffness }) { ($0.mass, $1, $0.damping, $0.initialVelocity) },
        spring("damping", "", 0.5, 2, { $0.damping }) { ($0.mass, $0.stiffness, $1, $0.initialVelocity) },
        spring("velocity", "/s", 0.1, 2, { $0.initialVelocity }) { ($0.mass, $0.stiffness, $0.damping, $1) }, delay,
      ]
    }
  }

  private static func changed(
    _ parameters: MotionTuning.Parameters, _ body: (inout MotionTuning.Parameters) -> Void
  ) -> MotionTuning.Parameters {
    var result = parameters
    body(&result)
    return result
  }

  /// One of the four numbers of a Bézier curve. Time does not run backwards, so an x is from 0 to 1.
  private static func handle(_ name: String, _ index: Int, isTime: Bool = false) -> TuningRow {
    func numbers(_ parameters: MotionTuning.Parameters) -> [Double] {
      guard case .curve(let curve) = parameters.course else { return [0, 0, 1, 1] }
      return [curve.x1, curve.y1, curve.x2, curve.y2]
    }
    return TuningRow(name: name, unit: "", step: 0.01, digits: 3, get: { numbers($0)[index] }) { parameters, value in
      var points = numbers(parameters)
      points[index] = value
      guard !isTime || (0...1).contains(value) else { return nil }
      return changed(parameters) {
        $0.course = .curve(CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]))
      }
    }
  }

  /// A number of a spring. A motion that lasted until its spring had settled does so afterwards; the length of one that
  /// was given another keeps its share of that, so that the way back leads to the same length.
  private static func spring(
    _ name: String, _ unit: String, _ step: Double, _ digits: Int, _ get: @escaping (Spring) -> Double,
    _ set: @escaping (Spring, Double) -> (mass: Double, stiffness: Double, damping: Double, velocity: Double)
  ) -> TuningRow {
    func spring(_ parameters: MotionTuning.Parameters) -> Spring {
      if case .spring(let spring) = parameters.course { spring } else { .standard }
    }
    return TuningRow(name: name, unit: unit, step: step, digits: digits, get: { get(spring($0)) }) {
      parameters, value in
      let parts = set(spring(parameters), value)
      guard
        let next = try? Spring(
          mass: parts.mass, stiffness: parts.stiffness, damping: parts.damping, initialVelocity: parts.velocity,
          allowsOverdamping: true), next.settlingDuration < 60
      else { return nil }
      let former = spring(parameters).settlingDuration
      let share = former > 0 ? parameters.duration / former : 1
      return changed(parameters) {
        $0.course = .spring(next)
        $0.duration = next.settlingDuration * share
      }
    }
  }
}

extension Inspector {
  /// Opens tuning for the chosen animation.
  func tune() {
    guard let row = tracks.rows.first(where: { $0.shows(state.chosen) }),
      let record = row.bars.last(where: { $0.bar.from <= playhead && $0.record != nil })?.record
        ?? row.bars.compactMap(\.record).first
    else {
      state.message = ["choose an animation in TRACKS, then T tunes it"]
      return
    }
    pause()
    let source = shell.current.current
    do {
      let run = try shell.current.tuned(source, [:])
      guard let (number, motion) = run.tuning.motion(of: record.serial) else {
        state.message = ["\(row.title) cannot be tuned: it is no block, animator or animation of its own"]
        return
      }
      let now = source.tuning[number] ?? motion.original
      state.tuning = TuningState(
        source: source, number: number, kind: motion.kind, former: now, parameters: now)
    } catch {
      state.message = [ScriptError(error, in: session).message]
    }
  }

  /// A key while tuning.
  func tune(_ key: Key) {
    guard var tuning = state.tuning else { return }
    func step(_ times: Double) {
      let row = tuning.rows[tuning.row]
      set(row.get(tuning.parameters) + row.step * times)
    }
    switch key {
    case .up: (tuning.row, tuning.typed) = (max(0, tuning.row - 1), "")
    case .down: (tuning.row, tuning.typed) = (min(tuning.rows.count - 1, tuning.row + 1), "")
    case .left(let shift): return step(shift ? -10 : -1)
    case .right(let shift): return step(shift ? 10 : 1)
    case .backspace: tuning.typed = String(tuning.typed.dropLast())
    case .enter:
      guard tuning.typed.isEmpty else { return set(Double(tuning.typed) ?? .nan) }
      return endTuning(keeps: true)
    case .escape:
      guard tuning.typed.isEmpty else {
        tuning.typed = ""
        break
      }
      return endTuning(keeps: false)
    case .character("y"):
      let text = CopyableText(tuning)
      if state.copyable?.lua != text.lua { state.copyable = text }
      return copy()
    case .character(" "): return togglePlay()
    case .character(let character) where "0123456789.-".contains(character): tuning.typed.append(character)
    case .paste(let text) where text.trimmed.allSatisfy { "0123456789.-".contains($0) }:
      tuning.typed += text.trimmed
    default: break
    }
    state.tuning = tuning
  }

  /// Gives the chosen parameter a value, and shows it.
  private func set(_ value: Double) {
    guard var tuning = state.tuning else { return }
    let row = tuning.rows[tuning.row]
    tuning.typed = ""
    // Steps do not gather rounding errors.
    let rounded = (value * 1e6).rounded() / 1e6
    guard value.isFinite, let parameters = row.set(tuning.parameters, rounded) else {
      state.message = ["\(row.name) cannot be \(value.isFinite ? NumberText.shortest(rounded) : "that")"]
      state.tuning = tuning
      return
    }
    let time = playhead
    do {
      let run = try shell.current.tuned(tuning.source, [tuning.number: parameters])
      (tuning.parameters, tuning.run) = (parameters, run)
      shell.current.show(run)
      // A longer motion ends after the record that the shorter one made.
      if let end = world.lastAnimationEnd, end > world.now { look(at: end) }
      look(at: time)
    } catch {
      state.message = [ScriptError(error, in: session).message]
    }
    state.tuning = tuning
  }

  private func endTuning(keeps: Bool) {
    guard let tuning = state.tuning else { return }
    pause()
    state.tuning = nil
    guard let run = tuning.run else { return }
    let time = playhead
    guard keeps else {
      shell.current.drop(run, returningTo: tuning.source)
      look(at: time)
      state.message = ["as it was"]
      return
    }
    let former = InspectorState.Place(branch: tuning.source.name, time: time)
    shell.current.keep(run, from: tuning.source)
    remember(former)
    look(at: time)
    state.copyable = CopyableText(tuning)
    state.formerTracks = RunBar.all(
      in: tuning.source.session.world.recording, upTo: tuning.source.session.world.now)
    state.message = ["\(place.branch) begins here; u goes back; y copies it, y again as Swift"]
    if run.followsRecord {
      state.message.insert("the script goes back in time itself: what it does after that was not done again", at: 0)
    }
  }
}
