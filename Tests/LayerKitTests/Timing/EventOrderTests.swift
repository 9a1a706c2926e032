import LayerKit
import TestSupport
import Testing

/// In which order a world does what is due.
@Suite("Event order") struct EventOrderTests {
  private let life = WorldLife()
  var world: World { life.world }
  let recorder = EventRecorder()

  @Test("events happen by time, then in the order of asking")
  func order() {
    for (name, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1)] {
      world.schedule(at: time) { [recorder] in recorder.record(name) }
    }
    world.advance(to: 1.5)
    #expect(recorder.take() == ["a", "b"])
    world.advance(to: 2)
    #expect(recorder.take() == ["c", "d"])
  }

  @Test("a world that is shut down releases its scheduled blocks, also one that retains its own event")
  func shutDown() {
    final class Keeper { var event: ScheduledEvent? }
    weak var gone: Keeper?
    do {
      let keeper = Keeper()
      keeper.event = world.schedule(at: 1) { keeper.event = nil }
      gone = keeper
    }
    #expect(gone?.event?.isPending == true)
    world.shutDown()
    #expect(gone == nil)
  }

  @Test("thousands of events, some cancelled, happen in order", arguments: Seed.first(5))
  func many(_ seed: Seed) {
    var generator = seed.generator
    var expected: [(time: Int, serial: Int)] = []
    var events: [ScheduledEvent] = []
    for serial in 0..<3000 {
      let time = Int.random(in: 1...50, using: &generator)
      expected.append((time, serial))
      events.append(world.schedule(at: Double(time)) { [recorder] in recorder.record("\(serial)") })
    }
    var cancelled: Set<Int> = []
    for _ in 0..<2500 { cancelled.insert(Int.random(in: 0..<3000, using: &generator)) }
    for serial in cancelled.shuffled(using: &generator) { events[serial].cancel() }
    #expect(events.filter(\.isPending).count == 3000 - cancelled.count)
    world.run()
    let sorted = expected.filter { !cancelled.contains($0.serial) }.sorted { $0 < $1 }
    #expect(recorder.take() == sorted.map { "\($0.serial)" })
    #expect(world.isIdle && events.allSatisfy { !$0.isPending })
  }

  @Test("at one instant: turns, then animations, then display links")
  func phases() throws {
    let stage = EventStage()
    let (recorder, world) = (stage.recorder, stage.world)
    let link = CADisplayLink(in: world) { _ in recorder.record("link") }
    link.add()
    stage.layer.add(try stage.fade("A"), forKey: "a")
    world.advance(to: 0.99)
    _ = stage.take()
    world.schedule(at: 1) {
      recorder.record("timer")
      world.nextTurn { recorder.record("turn") }
    }
    world.advance(to: 1)
    #expect(stage.take() == ["timer", "turn", "stopA true", "link"])
  }

  @Test("what an event changes is committed before the next one")
  func commits() {
    let layer = CALayer(in: world)
    world.addRoot(layer)
    world.drain()
    world.schedule(at: 1) { layer.zPosition = 3 }
    world.schedule(at: 1) { [recorder] in recorder.record("\(layer.presentation()?.model().zPosition ?? 0)") }
    world.advance(to: 1)
    #expect(recorder.take() == ["3.0"])
    #expect(layer.animation(forKey: "zPosition")?.beginTime == 1)
  }

  @Test("the past is now")
  func past() {
    world.advance(to: 3)
    world.schedule(at: 1) { [recorder] in recorder.record("late") }
    world.drain()
    #expect(recorder.take() == ["late"] && world.now == 3)
  }

  @Test("run waits for what is finite, runs endless things along, and stops at its limit")
  func run() {
    let (world, recorder) = (world, recorder)
    func tick() {
      recorder.record("tick")
      world.schedule(at: world.now + 1, isEndless: true) { tick() }
    }
    world.schedule(at: 1, isEndless: true) { tick() }
    #expect(world.run() == 0 && world.isIdle)
    world.schedule(at: 2.5) { recorder.record("done") }
    #expect(world.run() == 2.5)
    #expect(recorder.take() == ["tick", "tick", "done"])
    world.schedule(at: 100) {}
    #expect(world.run(limit: 5) == 7.5 && world.now == 7.5 && !world.isIdle)
  }

  @Test("an instant in which each turn asks for another goes on at the next frame")
  func endlessInstant() {
    let world = world
    var count = 0
    func again() {
      count += 1
      world.nextTurn { again() }
    }
    world.nextTurn { again() }
    world.drain()
    #expect(count == 10_000 && world.now == 0)
    world.step()
    #expect(count == 20_000)
  }

  @Test("any number of turns asked for at once happen at that instant")
  func wide() {
    var count = 0
    for _ in 0..<30_000 { world.nextTurn { count += 1 } }
    world.drain()
    #expect(count == 30_000)
  }

  @Test("an event cancelled by one before it does not happen")
  func cancelling() {
    let second = world.schedule(at: 1) { [recorder] in recorder.record("second") }
    let other = world.schedule(at: 0.5) { second.cancel() }
    world.advance(to: 2)
    #expect(recorder.take() == [] && !second.isPending && !other.isPending && world.isIdle)
  }
}
