import LayerKit
import LuaBridge
import PlainText
package import ScriptRuntime

/// Running the beginning of a script that moves the clock itself.
extension Timeline {
  /// A call whose function may not move the clock beyond a time.
  struct Part {
    /// In seconds.
    let end: Double
    /// Whether a move of the clock has been asked for that goes beyond the end.
    var goesBeyond = false
    /// Whether the function has asked for more, and the clock has reached the end.
    var isOver = false
  }

  /// Calls a function, and ends it where it would move the clock beyond `time`: the clock then stands there.
  ///
  /// - Throws: `outOfRange` for a time before that of the world.
  package func run(
    _ function: ScriptFunction, as name: String, upTo time: Double, at argument: Place
  ) throws(ScriptFailure) {
    guard VirtualClock.nanoseconds(time) >= VirtualClock.nanoseconds(world.now) else {
      throw .outOfRange(argument, accepted: "a time of \(NumberText.shortest(world.now)) s or more", given: time)
    }
    let outer = part
    let isOuterEnd = outer.map { $0.end <= time } ?? false
    part = Part(end: min(time, outer?.end ?? time))
    function.runBlock(as: name)
    let isOver = part?.isOver == true
    part = outer
    guard isOver else { return }
    if isOuterEnd {
      // The call around it has nothing left either, and is being left already.
      part?.isOver = true
    } else {
      session.isEndingPart = false
      session.lua.clearInterrupt()
    }
  }

  /// The time to which the world may run, of a time in seconds that is asked for.
  func limitedToPart(_ time: Double) -> Double {
    guard let part, time > part.end else { return time }
    self.part?.goesBeyond = true
    return part.end
  }

  /// Notes after a run whether the part has reached its end, and wants more.
  func notePart() {
    guard let part, part.goesBeyond, stopReasons.isEmpty, !session.lua.isInterrupted else { return }
    self.part?.goesBeyond = false
    self.part?.isOver = VirtualClock.nanoseconds(world.now) >= VirtualClock.nanoseconds(part.end)
  }

  /// Leaves the function of the part. No code of the script can catch that.
  func endPart() {
    part?.isOver = true
    session.isEndingPart = true
    session.lua.interrupt()
  }
}
