import MotionMath
import TestSupport
import Testing
import TimelineKit

@Suite("Timeline") struct TimelineTests {
  @Test("before the first commit there is nothing, and nothing animates")
  func empty() {
    let frame = Timeline().frame(at: 3)
    let unknown = LayerID(index: 0)
    #expect(frame.roots.isEmpty && frame.kind(of: unknown) == nil && !frame.isHosted(unknown))
    #expect(frame.value(unknown, .opacity) == .number(1) && frame.animations(of: unknown).isEmpty)
    #expect(frame.localTime(of: unknown) == 3 && !frame.isAnimated(unknown, .opacity))
  }

  @Test(
    "values are those of the last commit at or before the time; before the first, those it came with",
    arguments: Seed.first(20))
  func history(_ seed: Seed) {
    var generator = seed.generator
    let timeline = Timeline()
    var values = LayerValues()
    var node: LayerNode?
    var model: [(time: Double, opacity: Double)] = []
    var time = 0.0
    for _ in 0..<100 {
      time += [0, 0, 0.5, 1].randomElement(using: &generator) ?? 0
      let commit = timeline.commit(at: time)
      values[.opacity] = .number(Double.random(in: 0...1, using: &generator))
      if let node {
        node.record(.opacity, of: values, at: commit)
      } else {
        node = timeline.addNode(kind: "CALayer", values: values, at: commit)
      }
      model.append((time, values.number(.opacity)))
    }
    let frame = timeline.frame(at: 0)
    for step in (0...Int(time * 4)).shuffled(using: &generator) {
      let time = Double(step) / 4
      frame.seek(to: time)
      let expected = model.last { $0.time <= time } ?? model[0]
      #expect(frame.value(LayerID(index: 0), .opacity) == .number(expected.opacity))
    }
  }

  @Test("an animation is there from the commit that attached it to the one that took it off")
  func attachment() {
    let timeline = Timeline()
    let node = timeline.addNode(kind: "CALayer", values: LayerValues(), at: timeline.commit(at: 0))
    node.isHosted.append(true, at: 0)
    let fade = PropertyMotion(
      keyPath: LayerKeyPath(.opacity), motion: .endPoints(from: .number(0), to: .number(0.5), by: nil))
    let spec = AnimationSpec(
      timing: CAMediaTiming(beginTime: 1, duration: 2, fillMode: .both), timingFunction: nil,
      effect: .property(fade))
    let record = timeline.attach(spec, key: "fade", to: node, at: timeline.commit(at: 1))
    timeline.detach(record, at: timeline.commit(at: 4))
    timeline.detach(record, at: timeline.commit(at: 5))
    let id = node.id
    func opacity(_ time: Double) -> AnimatableValue { timeline.frame(at: time).value(id, .opacity) }
    #expect([0.5, 1, 2, 3, 3.9, 4, 6].map(opacity) == [1, 0, 0.25, 0.5, 0.5, 1, 1].map(AnimatableValue.number))
    #expect(timeline.frame(at: 2).animations(of: id).map(\.key) == ["fade"])
    #expect(timeline.frame(at: 4).animations(of: id).isEmpty)
    #expect(timeline.frame(at: 2).isAnimated(id, .opacity) && !timeline.frame(at: 2).isAnimated(id, .position))
  }

  @Test("its duration is the time of the last thing that happened")
  func duration() {
    let timeline = Timeline()
    #expect(timeline.duration == 0)
    _ = timeline.commit(at: 2)
    #expect(timeline.duration == 2)
    timeline.record(StageEvent(time: 3, name: "stop", subject: "x"))
    #expect(timeline.duration == 3)
  }
}
