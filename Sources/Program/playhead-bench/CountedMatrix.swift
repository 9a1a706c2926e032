import ScriptAPI
import ScriptRuntime
import TransitionChecker

/// The cost of scenarios, counted in the copies that they run in: no tool counts a process that forks as a whole.
struct CountedMatrix {
  private let counter: InstructionCounter
  private let folder: String

  init(_ counter: InstructionCounter, _ folder: String) { (self.counter, self.folder) = (counter, folder) }

  func add(to report: inout Report) throws {
    report.add(
      .swipeScenario, Comparison(instructions: try count(["swipe.lua"], Shard(1, of: 4)), allowed: 40e6))
    // The tour goes back in time and on from there, which no plain session does.
    let scripts = try VerdictComparisons.names(in: folder).filter {
      $0.hasSuffix(".lua") && !$0.hasSuffix("_test.lua") && $0 != "tour.lua"
    }
    report.add(.exampleScenario, Comparison(instructions: try count(scripts, Shard(1, of: 32)), allowed: 100e6))
  }

  /// Instructions of a scenario, on average over a part of all that some scripts have.
  private func count(_ scripts: [String], _ shard: Shard) throws -> Double {
    var (sum, scenarios) = (0.0, 0)
    for script in scripts {
      let text = try VerdictComparisons.contents(of: "\(folder)/\(script)")
      var options = VerdictComparisons.options(in: folder)
      options.inCopy = { _, body in
        guard let (instructions, lines) = counter.count(inCopy: body) else { return .failure(.died("did not end")) }
        sum += instructions
        return .success(lines)
      }
      var selection = TrialRunner.Selection()
      selection.shard = shard
      guard let session = try? ScriptSession(options), let trials = session.trialRunner(selection) else {
        throw BenchFailure("\(script) cannot be judged")
      }
      let result = session.load(text, name: script).flatMap { session.run($0) }
      if case .failure(let error) = result { throw BenchFailure("\(script): \(error)") }
      _ = trials.end()
      guard trials.lost.isEmpty else { throw BenchFailure("\(script): a scenario did not come to its end") }
      scenarios += trials.scenarioPlaces.joined().count
    }
    guard scenarios > 0 else { throw BenchFailure("no scenario was run") }
    return sum / Double(scenarios)
  }
}
