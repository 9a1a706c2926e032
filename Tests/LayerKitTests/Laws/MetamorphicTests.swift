import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing

/// Laws that need no measured number: two ways of saying the same thing show the same, whatever is said.
@Suite("Metamorphic law") struct MetamorphicTests {
  /// Expects two stages to show the same opacity at the same times.
  private func agree(_ first: PausedStage, _ second: PausedStage, at times: [Double], _ tolerance: Double) throws {
    let (a, b) = (try first.numbers("opacity", at: times), try second.numbers("opacity", at: times))
    #expect(isClose(a, b, tolerance), "\(a) and \(b)")
  }

  @Test("a layer at speed s shows at t what one at speed 1 shows at s t", arguments: Seed.first(40))
  func speed(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let speed = fade.times(to: 3)[2] + 0.1
    let (scaled, plain) = (EventStage(), EventStage())
    scaled.layer.speed = speed
    for stage in [scaled, plain] {
      stage.layer.add(fade.makeRepeated(), forKey: "a")
      stage.world.drain()
    }
    for time in fade.times(to: 6) {
      let a = scaled.world.recording.frame(at: time / speed)
      let b = plain.world.recording.frame(at: time)
      #expect(
        isClose(a.value(a.roots[0], .opacity).components, b.value(b.roots[0], .opacity).components, Tolerance.law))
    }
  }

  @Test("an autoreversing run is the same at t and at 2d - t", arguments: Seed.first(40))
  func mirror(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let animation = fade.make()
    animation.autoreverses = true
    let stage = PausedStage()
    stage.add(animation)
    for time in fade.times(to: fade.duration) {
      let back = try stage.number("opacity", at: 2 * fade.duration - time)
      #expect(isClose(try stage.number("opacity", at: time), back, Tolerance.law))
    }
  }

  @Test("a group of one child of its own length is that child", arguments: Seed.first(40))
  func group(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let child = fade.makeRepeated()
    let group = CAAnimationGroup()
    group.animations = [child]
    group.duration = (child.autoreverses ? 2 : 1) * child.duration * child.repeatCount / child.speed
    group.fillMode = .both
    let (alone, grouped) = (PausedStage(), PausedStage())
    alone.add(child)
    grouped.add(group)
    try agree(alone, grouped, at: fade.times(to: group.duration), Tolerance.law)
  }

  @Test("adding the old difference, shrinking to nothing, is going from old to new", arguments: Seed.first(40))
  func additive(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let (old, new) = (fade.times(to: 1)[2], fade.times(to: 1)[3])
    let template = fade.make()
    let additive = try CABasicAnimation("opacity", from: .number(old - new), to: 0, duration: fade.duration)
    additive.isAdditive = true
    let plain = try CABasicAnimation("opacity", from: .number(old), to: .number(new), duration: fade.duration)
    for animation in [additive, plain] { animation.timingFunction = template.timingFunction }
    let stage = PausedStage { $0.opacity = new }
    stage.add(additive)
    let other = PausedStage { $0.opacity = new }
    other.add(plain)
    try agree(stage, other, at: fade.times(to: fade.duration), Tolerance.rounding)
  }

  @Test("two keyframes are a basic animation", arguments: Seed.first(20))
  func keyframes(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let (from, to) = (fade.times(to: 1)[2], fade.times(to: 1)[3])
    let curve = fade.make().timingFunction
    let keyframes = CAKeyframeAnimation(keyPath: LayerKeyPath(.opacity))
    keyframes.values = [.number(from), .number(to)]
    keyframes.duration = fade.duration
    keyframes.timingFunctions = curve.map { [$0] } ?? []
    let basic = try CABasicAnimation("opacity", from: .number(from), to: .number(to), duration: fade.duration)
    basic.timingFunction = curve
    let (first, second) = (PausedStage(), PausedStage())
    first.add(keyframes)
    second.add(basic)
    try agree(first, second, at: fade.times(to: fade.duration), Tolerance.rounding)
  }

  @Test("anchored at its own time first, a layer changes speed without a jump", arguments: Seed.first(40))
  func anchoring(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let stage = EventStage()
    stage.layer.add(fade.make(), forKey: "a")
    for moment in fade.times(to: fade.duration).dropFirst(2).prefix(4).sorted() {
      stage.world.advance(to: max(moment, stage.world.now))
      let before = try #require(stage.layer.presentation()).opacity
      stage.layer.timeOffset = stage.layer.convertTime(stage.world.now, from: nil)
      stage.layer.beginTime = stage.world.now
      stage.layer.speed = fade.times(to: 2)[2] - 0.5
      stage.world.drain()
      #expect(isClose(try #require(stage.layer.presentation()).opacity, before, Tolerance.law))
    }
  }

  @Test("pauses shift what comes after them by their length", arguments: Seed.first(20))
  func pauses(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let (paused, plain) = (EventStage(), EventStage())
    for stage in [paused, plain] { stage.layer.add(fade.make(), forKey: "a") }
    var lost = 0.0
    for moment in fade.times(to: fade.duration).dropFirst(2).prefix(3).sorted() {
      let layer = paused.layer
      paused.world.advance(to: moment + lost)
      let stood = layer.convertTime(paused.world.now, from: nil)
      (layer.speed, layer.timeOffset) = (0, stood)
      let pause = fade.times(to: 2)[2]
      paused.world.advance(to: paused.world.now + pause)
      lost += pause
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(paused.world.now, from: nil) - stood
      paused.world.drain()
      plain.world.advance(to: moment)
      let (a, b) = (try #require(paused.layer.presentation()), try #require(plain.layer.presentation()))
      #expect(isClose(a.opacity, b.opacity, Tolerance.law))
    }
  }

  @Test("splitting one advance into many changes nothing", arguments: Seed.first(20))
  func splitting(_ seed: Seed) throws {
    var fade = try RandomFade(seed)
    let (whole, split) = (EventStage(), EventStage())
    for stage in [whole, split] { stage.layer.add(fade.makeRepeated(), forKey: "a") }
    whole.world.advance(to: 0.9)
    for time in fade.times(to: 0.9).sorted() { split.world.advance(to: time) }
    #expect(whole.layer.presentation()?.opacity == split.layer.presentation()?.opacity)
  }

  @Test("committing in two steps at one instant shows what one commit shows", arguments: Seed.first(10))
  func twoCommits(_ seed: Seed) throws {
    var (first, second) = (try RandomFade(seed), try RandomFade(Seed(seed.value + 100)))
    let (once, twice) = (EventStage(), EventStage())
    for (stage, flushes) in [(once, false), (twice, true)] {
      stage.layer.add(first.makeRepeated(), forKey: "a")
      if flushes { stage.world.transaction.flush() }
      let more = second.makeRepeated()
      more.isAdditive = true
      stage.layer.add(more, forKey: "b")
      stage.world.advance(to: 0.6)
    }
    #expect(once.layer.presentation()?.opacity == twice.layer.presentation()?.opacity)
    #expect(once.world.recording.commitCount + 1 == twice.world.recording.commitCount)
  }
}
