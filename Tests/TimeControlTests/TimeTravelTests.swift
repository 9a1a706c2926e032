import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import ScriptRuntime
import TestStages
import TestSupport
import TestTraits
import Testing
import TimeControl

/// The screen at an instant is the same whenever and from wherever it is looked at.
@Suite("Time travel") struct TimeTravelTests {
  @Test(
    "a random session shows the same live, sought back, and after a branch and the way back", .exhaustive,
    arguments: Seed.first(200))
  func randomSession(_ seed: Seed) throws {
    var script = RandomScript(seed)
    var random = Seed(seed.value &+ 1_000).generator
    let stage = try BranchStage(RandomScript.stage)
    let witness = Witness(stage.session)
    for _ in 0..<6 {
      let input = script.input()
      let error = stage.run(input)
      #expect(error == nil, "\(input)")
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        witness.look()
        stage.branching.look(at: stage.session.world.now + random.number(in: 0...0.1), numbered: 0)
      }
    }
    witness.look()
    for error in stage.callbackErrors { Issue.record("\(error)") }
    try expectTheSame(stage, witness, &random)
  }

  @Test("so does every example", arguments: Self.examples)
  func example(_ name: String) throws {
    let source = try #require(SourceTree.text(of: "Examples/\(name)"))
    var random = Seed(7).generator
    let stage = try BranchStage()
    let witness = Witness(stage.session, everySeconds: 0.05)
    let error = stage.branching.runScript(source, name: name)
    #expect(error == nil)
    stage.run(well: "timeline:switch('main')")
    stage.run(well: "timeline:live()")
    witness.look()
    try expectTheSame(stage, witness, &random)
  }

  static let examples = SourceTree.names(in: "Examples", ending: ".lua").filter { !$0.hasSuffix("_test.lua") }

  private func expectTheSame(_ stage: BranchStage, _ witness: Witness, _ random: inout SeededGenerator) throws {
    let main = stage.session
    let last = main.world.now
    #expect(witness.differences(in: main, at: witness.times.shuffled(using: &random)) == [])
    let early = witness.times.filter { $0 > 0 && $0 < last }
    let time = try #require(early.randomElement(using: &random))
    let count = stage.branching.branches.count
    stage.run(well: "timeline:seek(\(time))")
    stage.run(well: "window.alpha = 0.25")
    #expect(stage.branching.branches.count == count + 1 && stage.session !== main)
    stage.run(well: "timeline:advance(0.2)")
    // The screen at the instant of the change is another one now, and is seen to be.
    #expect(witness.differences(in: stage.session, at: [time]) != [])
    #expect(witness.differences(in: stage.session, at: witness.times.filter { $0 < time }) == [])
    stage.run(well: "timeline:switch('main')")
    #expect(stage.session === main && main.world.now == last && main.world.playhead == time)
    #expect(witness.differences(in: main, at: witness.times) == [])
  }
}

/// Remembers what was on screen at instants while they were the present.
private final class Witness {
  private typealias Values = [LayerID: [AnimatableValue]]
  private let session: ScriptSession
  private let interval: Double
  private var seen: [Double: Values] = [:]
  private(set) var times: [Double] = []
  private var latest = 0.0

  /// Looks whenever something has happened, at the instant before it, besides when it is asked to.
  ///
  /// - Parameter interval: It looks no more often, in seconds of the world.
  init(_ session: ScriptSession, everySeconds interval: Double = 0) {
    self.session = session
    self.interval = interval
    session.world.eventObserver = { [unowned self] _ in
      let now = self.session.world.now
      guard now > latest else { return }
      if latest - (times.last ?? -.infinity) >= interval {
        note(latest, self.session.world.recording.frame(at: latest))
      }
      latest = now
    }
  }

  /// Looks now, at the screen.
  func look() {
    note(session.world.now, session.world.frame)
    latest = session.world.now
  }

  private func note(_ time: Double, _ frame: Frame) {
    if seen.updateValue(Self.values(of: frame), forKey: time) == nil { times.append(time) }
  }

  /// The differences in a session at some of the times.
  func differences(in session: ScriptSession, at times: [Double]) -> [String] {
    times.flatMap { time -> [String] in
      session.world.playhead = time
      let now = Self.values(of: session.world.frame)
      guard let then = seen[time], then != now else { return [] }
      if Set(then.keys) != Set(now.keys) { return ["\(time): other layers"] }
      return then.flatMap { layer, values in
        zip(LayerProperty.allCases, zip(values, now[layer] ?? [])).filter { $1.0 != $1.1 }
          .map { "\(time): \(layer).\($0.name) was \($1.0) and is \($1.1)" }
      }
    }
  }

  private static func values(of frame: Frame) -> Values {
    var values: Values = [:]
    var layers = frame.roots
    while let layer = layers.popLast() {
      values[layer] = LayerProperty.allCases.map { frame.value(layer, $0) }
      layers += frame.sublayers(of: layer)
    }
    return values
  }
}

/// The beginning of something that moves the clock itself.
@Suite("Up to a time") struct UpToTests {
  @Test("a function ends where it would move the clock beyond the time, and what follows goes on from there")
  func ends() throws {
    let stage = try BranchStage(BranchStage.scene)
    stage.run(
      well: """
        said = {}
        timeline:upTo(0.25, function()
          timeline:advance(0.1); said[#said + 1] = timeline.now
          pcall(function() timeline:advance(0.2); said[#said + 1] = "beyond" end)
          said[#said + 1] = "after"
        end)
        said[#said + 1] = timeline.now
        """)
    #expect(stage.print("table.concat(said, ' ')") == "0.1 0.25")
    #expect(stage.print("timeline:seek('+50ms')") == "0.3")
  }

  @Test("a move that ends at the time is none beyond it; a run to rest may end there, too")
  func exactly() throws {
    let stage = try BranchStage("UIView.animate(0.2, function() window.alpha = 0.5 end)")
    stage.run(well: "timeline:upTo(0.2, function() timeline:run(); timeline:seek(0.2); done = true end)")
    #expect(stage.print("done, timeline.now") == "true\t0.2")
  }

  @Test("the nearer of two ends counts, and leaves both")
  func nested() throws {
    let stage = try BranchStage("")
    stage.run(
      well: """
        timeline:upTo(0.1, function()
          timeline:upTo(0.3, function() timeline:advance(1) end)
          inner = true
        end)
        timeline:upTo(0.5, function()
          timeline:upTo(0.3, function() timeline:advance(1) end)
          outer = timeline.now
          timeline:advance(1)
          beyond = true
        end)
        """)
    #expect(stage.print("inner, outer, beyond, timeline.now") == "nil\t0.3\tnil\t0.5")
  }

  @Test("an error of the function is the call's, and a time before now is refused")
  func errors() throws {
    let stage = try BranchStage("timeline:advance(0.2)")
    #expect(
      stage.print("select(2, pcall(timeline.upTo, timeline, 1, function() error('mine', 0) end))") == "mine")
    #expect(
      stage.print("select(2, pcall(timeline.upTo, timeline, 0.1, function() end)).message")
        .hasSuffix("takes a time of 0.2 s or more, not 0.1"))
  }

  @Test("a branch in the past of what follows replays the part to its end")
  func replayed() throws {
    let stage = try BranchStage(
      BranchStage.scene,
      "timeline:upTo(0.15, function() timeline:advance(1); window.layer.cornerRadius = 9 end); box = 1; timeline:advance(1)"
    )
    stage.run(well: "timeline:seek(0.5); window.layer.cornerRadius = 3; timeline:run()")
    #expect(stage.branching.current.name == "branch2")
    #expect(stage.print("window.layer.cornerRadius, box") == "3.0\t1")
  }
}
