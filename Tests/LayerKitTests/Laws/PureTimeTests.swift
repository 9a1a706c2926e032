import LayerKit
import RecordingKit
import TestSupport
import Testing

/// The record is a function of time: in which order it is asked makes no difference, not by a single bit.
@Suite("Pure time") struct PureTimeTests {
  @Test(
    "forward, backward and random order give identical values, by one moving frame and by new ones",
    arguments: Seed.first(30))
  func anyOrder(_ seed: Seed) throws {
    var script = try RandomScript(seed)
    let times = script.times(60)
    let recording = script.world.recording
    let moving = recording.frame(at: 0)
    func moved(_ time: Double) -> [UInt64] {
      moving.seek(to: time)
      return script.values(moving)
    }
    let forward = Dictionary(times.sorted().map { ($0, moved($0)) }) { first, _ in first }
    for time in times.sorted(by: >) { #expect(moved(time) == forward[time], "backward at \(time)") }
    for time in times { #expect(moved(time) == forward[time], "random at \(time)") }
    for time in times { #expect(script.values(recording.frame(at: time)) == forward[time], "anew at \(time)") }
  }

  @Test("the record shows what was on screen live", arguments: Seed.first(30))
  func live(_ seed: Seed) throws {
    let script = try RandomScript(seed)
    // Of several looks at one instant the last counts; layers on record since then come last.
    var last: [Double: [UInt64]] = [:]
    for (time, values) in script.seen { last[time] = values }
    let frame = script.world.recording.frame(at: 0)
    for (time, values) in last {
      frame.seek(to: time)
      #expect(script.values(frame).starts(with: values), "at \(time)")
    }
  }

  @Test("the same script twice makes the same record", arguments: Seed.first(10))
  func deterministic(_ seed: Seed) throws {
    let (first, second) = (try RandomScript(seed), try RandomScript(seed))
    #expect(first.seen.map(\.values) == second.seen.map(\.values))
    #expect(first.world.recording.events == second.world.recording.events)
    #expect(first.world.now == second.world.now)
  }

  @Test("layers that were in each other in turn leave nothing of their record behind")
  func given() {
    weak var node: LayerNode?
    do {
      let life = WorldLife()
      let (root, first, second) = (CALayer(in: life.world), CALayer(in: life.world), CALayer(in: life.world))
      life.world.addRoot(root)
      root.addSublayer(first)
      first.addSublayer(second)
      life.world.drain()
      root.addSublayer(second)
      second.addSublayer(first)
      life.world.drain()
      node = life.world.recording.nodes.last
      #expect(node != nil)
    }
    #expect(node == nil)
  }

  @Test("a script in one world leaves another as it was, also when they take turns", arguments: Seed.first(10))
  func twoWorlds(_ seed: Seed) throws {
    let alone = try RandomScript(seed)
    let before = alone.values(alone.world.frame)
    let other = try RandomScript(Seed(seed.value + 1000))
    other.world.advance(by: 5)
    #expect(alone.values(alone.world.frame) == before)
    let again = try RandomScript(Seed(seed.value + 1000))
    #expect(again.seen.map(\.values) == other.seen.map(\.values))
  }
}
