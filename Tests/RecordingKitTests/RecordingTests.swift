import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Timeline") struct RecordingTests {
  @Test("before the first commit there is nothing, and nothing animates")
  func empty() {
    let frame = Recording().frame(at: 3)
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
    let recording = Recording()
    var values = LayerValues()
    var node: LayerNode?
    var model: [(time: Double, opacity: Double)] = []
    var time = 0.0
    for _ in 0..<100 {
      time += [0, 0, 0.5, 1].randomElement(using: &generator) ?? 0
      let commit = recording.commit(at: time)
      values[.opacity] = .number(Double.random(in: 0...1, using: &generator))
      if let node {
        node.record(.opacity, of: values, at: commit)
      } else {
        node = recording.addNode(values: values, at: commit)
      }
      model.append((time, values.number(.opacity)))
    }
    let frame = recording.frame(at: 0)
    for step in (0...Int(time * 4)).shuffled(using: &generator) {
      let time = Double(step) / 4
      frame.seek(to: time)
      let expected = model.last { $0.time <= time } ?? model[0]
      #expect(frame.value(LayerID(index: 0), .opacity) == .number(expected.opacity))
    }
  }

  @Test("an animation is there from the commit that attached it to the one that took it off")
  func attachment() {
    let recording = Recording()
    let node = recording.addNode(values: LayerValues(), at: recording.commit(at: 0))
    node.setIsHosted(true, at: 0)
    let fade = PropertyMotion(
      keyPath: LayerKeyPath(.opacity), motion: .endPoints(from: .number(0), to: .number(0.5), by: nil))
    let spec = AnimationSpec(
      timing: CAMediaTiming(beginTime: 1, duration: 2, fillMode: .both), timingFunction: nil,
      effect: .property(fade))
    let record = recording.attach(spec, key: recording.number(of: "fade"), to: node, at: recording.commit(at: 1))
    recording.detach(record, at: recording.commit(at: 4))
    recording.detach(record, at: recording.commit(at: 5))
    let id = node.id
    func opacity(_ time: Double) -> AnimatableValue { recording.frame(at: time).value(id, .opacity) }
    #expect([0.5, 1, 2, 3, 3.9, 4, 6].map(opacity) == [1, 0, 0.25, 0.5, 0.5, 1, 1].map(AnimatableValue.number))
    #expect(recording.frame(at: 2).animations(of: id).map(\.key) == ["fade"])
    #expect(recording.frame(at: 4).animations(of: id).isEmpty)
    #expect(recording.frame(at: 2).isAnimated(id, .opacity) && !recording.frame(at: 2).isAnimated(id, .position))
  }

  @Test("its duration is the time of the last thing that happened")
  func duration() {
    let recording = Recording()
    #expect(recording.duration == 0)
    _ = recording.commit(at: 2)
    #expect(recording.duration == 2)
    recording.record(StageEvent(time: 3, name: "stop", subject: "x"))
    #expect(recording.duration == 3)
  }
}
