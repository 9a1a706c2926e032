import LayerKit
import LuaBridge
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl

/// Declares the members of `timeline` that compare times and branches.
extension Catalog {
  static func declareBranches(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "checkpoint", [Parameter(nil, "name", .optional(.string), "The checkpoint's name; numbered when omitted.")],
      returns: .string,
      "Saves the current state so that restart can return to it."
    ) { .string(try $0.checkpoint($1.string(orNil: 0))) }
    c.method(
      "restart", [Parameter(nil, "name", .any, "The name of a checkpoint.")],
      "Restarts from a checkpoint in a new branch, after the current input."
    ) { timeline, call in
      try timeline.restart(call.nameOrNumber(0))
      return .none
    }
    c.method("branches", returns: .array(.table), "The branches: name, from, time, isCurrent.") {
      timeline, _ in
      guard let branching = timeline.branches else { return .array([]) }
      return .array(
        branching.branches.map {
          .table([
            ("name", .string($0.name)), ("from", $0.origin.map { .string($0.branch) } ?? .none),
            ("time", .optional($0.origin?.time)), ("isCurrent", .bool($0 === branching.current)),
          ])
        })
    }
    c.method(
      "switch", [Parameter(nil, "name", .string, "The name of a branch.")],
      "Continues in another branch, after the current input."
    ) { timeline, call in
      try timeline.show(branch: try call.string(0))
      return .none
    }
    c.method(
      "whatIf",
      [
        Parameter(nil, "fraction", .number(.part), "The fraction at which the transition is released."),
        Parameter(nil, "path", .string, isOptional: true, "A picture of both on their way, ending in .png or .svg."),
      ],
      returns: .string,
      "Compares finishing with cancelling what is in progress; changes nothing."
    ) { timeline, call in
      .string(try timeline.whatIf(call.number(0), path: call.has(1) ? call.string(1) : nil, call))
    }
    c.method(
      "bisect",
      [
        Parameter(nil, "branch", .string, "The name of another branch."),
        Parameter(
          nil, "path", .string, isOptional: true, "A picture of both at the first difference, ending in .png or .svg."),
      ],
      returns: .string,
      "The first value and the first event in which another branch differs, as far as both have run, with the lines that have "
        + "set the value; empty where nothing differs. Changes nothing."
    ) { timeline, call in
      .string(try timeline.bisect(call.string(0), path: call.has(1) ? call.string(1) : nil))
    }
    c.method(
      "check",
      [
        Parameter(nil, "body", .function([:]), "A function that starts a transition."),
        Parameter(
          "by", nil, .object("UIPanGestureRecognizer"), isOptional: true, "A gesture that starts it too, and is tried."),
        Parameter(
          "at", nil, .array(.number(.part)), isOptional: true, "Where held transitions are let go."),
        Parameter(
          "ignore", nil, .array(.string), isOptional: true,
          "Rules whose findings are left out, and names of views that findings are about."),
        Parameter("rule", nil, .string, isOptional: true, "The only rule whose findings count."),
        Parameter("scenario", nil, .string, isOptional: true, "The only scenario that is tried, M3@25%."),
      ], returns: .array(.table),
      "Tries the transitions that a function starts in every way they can end, and returns what breaks; changes nothing."
    ) { timeline, call in
      let fractions =
        call.has(2) ? try call[2].elements(of: .number(.part)).map { try $0.number() } : []
      let names = call.has(3) ? try call[3].elements(of: .string).map { try $0.string() } : []
      return .array(
        try timeline.check(
          try call.function(0), by: try call.object(orNil: 1), at: fractions, ignoring: names,
          rule: call.has(4) ? try call.string(4) : nil, scenario: call.has(5) ? try call.string(5) : nil, call.name))
    }
    c.method(
      "fuzz",
      [
        Parameter(nil, "body", .function([:]), "A function that shows something to touch."),
        Parameter("gestures", nil, .integer(.oneOrMore), isOptional: true, "How many gestures; default 100."),
        Parameter("seed", nil, .integer(.any), isOptional: true, "Another seed gives others; default 0."),
      ], returns: .array(.table),
      "Tries random gestures on what a function shows, and returns the first break with the smallest gestures that show it; "
        + "changes nothing."
    ) { timeline, call in
      .array(
        try timeline.hunt(
          try call.function(0), gestures: call.has(1) ? try call.integer(1) : 100,
          seed: UInt64(bitPattern: Int64(call.has(2) ? try call.integer(2) : 0)), call.name))
    }
    c.method(
      "diff",
      [
        Parameter(nil, "from", .time, "The other time, in any form of a time."),
        Parameter(nil, "to", .time, isOptional: true, "The time; default the playhead."),
      ], returns: .string, "What differs on screen between two times."
    ) { timeline, call in
      .string(
        ValueDifferences(timeline.world.recording, from: try call.time(0), to: try call.time(1)).text(timeline.session))
    }
    c.method("checkpoints", returns: .array(.table), "The checkpoints: name, time, branch.") { timeline, _ in
      .array(
        (timeline.branches?.checkpoints ?? []).map {
          .table([("name", .string($0.name)), ("time", .number($0.time)), ("branch", .string($0.branch))])
        })
    }
  }
}

extension Timeline {
  func checkpoint(_ name: String?) throws(ScriptFailure) -> String {
    guard let branching = branches else { return name ?? "" }
    return branching.addCheckpoint(name, at: world.playhead)
  }

  func restart(_ name: String) throws(ScriptFailure) {
    guard let branching = branches else { return }
    guard branching.checkpoints.contains(where: { $0.name == name }) else {
      throw .notThere(kind: "checkpoint", name: name, known: branching.checkpoints.map(\.name))
    }
    session.access.trace.branchRequest = .restart(checkpoint: name)
  }

  func show(branch name: String) throws(ScriptFailure) {
    guard let branching = branches else { return }
    guard branching.branches.contains(where: { $0.name == name }) else {
      throw .notThere(kind: "branch", name: name, known: branching.branches.map(\.name))
    }
    session.access.trace.branchRequest = .show(branch: name)
  }

  /// Both outcomes as text.
  ///
  /// - Parameter path: Of a picture of both; nil: none is made.
  func whatIf(_ fraction: Double, path: String?, _ call: Call) throws(ScriptFailure) -> String {
    if session.access.ends(at: call.name, in: session) || session.access.isReplaying { return "" }
    guard let branching = branches else { throw .clockIsRunning(function: call.name) }
    let request = try path.map(stillPicture)
    outcomes = try branching.outcomes(at: fraction, in: session, call: call.name)
    if let request { try write(picture(of: outcomes, as: request), to: request.path) }
    return OutcomeText(outcomes, at: fraction).text
  }

  /// The first difference of another branch from the current one, as text.
  ///
  /// - Parameter path: Of a picture of both; nil: none is made.
  func bisect(_ name: String, path: String?) throws(ScriptFailure) -> String {
    guard let branching = branches else { return "" }
    guard let other = branching.branches.first(where: { $0.name == name }) else {
      throw .notThere(kind: "branch", name: name, known: branching.branches.map(\.name))
    }
    let request = try path.map(stillPicture)
    let pair = [other, branching.current]
    // A branch that cannot be replayed knows no lines; its values are the same.
    let sessions = pair.map { branching.replayed($0) ?? $0.session }
    // Branches are compared as far as both have run.
    let end = TraceValue.rounded(pair.map(\.session.world.now).min() ?? 0)
    let runs = zip(pair, sessions).map { TracedRun(name: $0.name, trace: Trace($1).cut(at: end), session: $1) }
    let difference = FirstDifference(runs[0], runs[1])
    if let time = difference.time {
      differing = pair.map { branch in
        let world = branch.session.world
        return (branch.name, world.recording.frame(at: min(time, world.now)))
      }
      if let request { try write(picture(of: differing, as: request), to: request.path) }
    }
    return difference.text
  }

  private func write(_ bytes: [UInt8], to path: String) throws(ScriptFailure) {
    if let problem = session.options.writeFile(bytes, path) { throw .cannotExport(path, problem) }
  }
}

extension Call {
  /// A name, also one that looks like a number.
  fileprivate func nameOrNumber(_ position: Int) throws(ScriptFailure) -> String {
    if let number = session.lua.integer(at: self[position].index) { return String(number) }
    return try string(position)
  }
}
