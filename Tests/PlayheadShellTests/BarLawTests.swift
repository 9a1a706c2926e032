import LayerKit
import MotionMath
import RecordingKit
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

/// Bars of random interactive runs against the values on screen.
@Suite("Bars tell the truth") struct BarLawTests {
  /// A box that moves, and ten random commands with pauses between them.
  private static func script(_ generator: inout SeededGenerator) -> String {
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &generator) * 60).rounded() / 60
    }
    let kind = Int.random(in: 0...2, using: &generator)
    let curve = ["curveLinear", "curveEaseIn", "curveEaseInOut"].randomElement(using: &generator) ?? "curveLinear"
    var lines = ["box = UIView(CGRect(0, 0, 100, 100)); window:addSubview(box)"]
    let change = "function() box.center = CGPoint(350, 450) end"
    switch kind {
    case 0:
      lines.append("UIView.animate{withDuration = 0.8, delay = 0, options = {'\(curve)'}, animations = \(change)}")
    case 1:
      lines.append("animator = UIViewPropertyAnimator{duration = 0.8, curve = 'easeIn', animations = \(change)}")
      lines.append("animator:startAnimation()")
    default:
      lines.append(
        "move = CABasicAnimation('position'); move.fromValue, move.toValue = CGPoint(50, 50), CGPoint(99, 9)")
      lines.append("move.duration, move.autoreverses, move.repeatCount = 0.25, true, 3; box.layer:add(move, 'move')")
    }
    // Nothing may be left to drive, which is an error.
    let driven = ["begin()", "update(\(number(0.1...0.9)))", "finish()", "cancel()", "reverse()"]
    let clocks =
      driven.map { "pcall(function() timeline:\($0) end)" } + [
        "box.layer.speed = 0", "box.layer.speed = 0.5", "window.layer.timeOffset = 0.1", "window.layer.speed = 2",
      ]
    let animator = [
      "if animator.state == 'active' then animator:pauseAnimation() end",
      "if animator.state == 'active' then animator:startAnimation() end",
      "if animator.state == 'active' then animator.fractionComplete = \(number(0.1...0.9)) end",
      "if animator.state == 'active' then animator:pauseAnimation(); animator.isReversed = not animator.isReversed end",
    ]
    for _ in 0..<10 {
      lines.append("timeline:advance(\(number(0...0.3)))")
      lines.append((kind == 1 ? animator : clocks).randomElement(using: &generator) ?? "")
    }
    lines.append("timeline:advance(0.5)")
    return lines.joined(separator: "\n")
  }

  @Test("a lane moves exactly while its value changes, and in the direction it says", arguments: Seed.first(60))
  func moving(seed: Seed) throws {
    var generator = seed.generator
    let script = Self.script(&generator)
    let session = try BarTests.session(script)
    let world = session.world
    let recording = world.recording
    let tracks = RunBar.all(in: recording, upTo: world.now)
    try #require(!tracks.isEmpty)
    for track in tracks {
      let bar = track.bar
      #expect(bar.phases.first?.from == bar.from && bar.phases.last?.to == bar.end || bar.phases.isEmpty, "\(script)")
      for (phase, next) in zip(bar.phases, bar.phases.dropFirst()) { #expect(phase.to == next.from) }
    }
    let layer = tracks[0].layer
    // A frame counts where nothing begins or ends in the hundredth of a millisecond after it.
    let edges = tracks.flatMap { $0.bar.phases.flatMap { [$0.from, $0.to] } + $0.bar.jumps.map(\.time) }
    let step = 1e-5
    for frame in 0...Int((world.now * 60).rounded(.down)) {
      let time = Double(frame) / 60 + 0.0043
      guard time + step < world.now, !edges.contains(where: { time - step < $0 && $0 < time + 2 * step }) else {
        continue
      }
      let before = recording.frame(at: time).value(layer, .position).components
      let after = recording.frame(at: time + step).value(layer, .position).components
      let moves = tracks.contains { $0.bar.kind(at: time)?.isMoving == true && $0.bar.from <= time }
      #expect(moves == (before != after), "at \(time) of\n\(script)\n\(tracks.map { BarProbe.text($0) })")
    }
  }
}

extension BarLawTests {
  /// A way to move something of `box`: what it moves, and the Lua that does, for so many seconds.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let lua: @Sendable (_ seconds: Double) -> String
    var testDescription: String { name }

    /// A basic animation.
    static func basic(_ path: String, _ from: String, _ to: String, _ more: String = "") -> Way {
      Way(name: path + (more.isEmpty ? "" : " " + more)) {
        "a = CABasicAnimation('\(path)'); a.fromValue, a.toValue, a.duration = \(from), \(to), \($0); \(more); "
          + "box.layer:add(a, 'a')"
      }
    }

    /// A block of UIView's.
    static func block(_ change: String, _ options: String = "curveEaseInOut") -> Way {
      Way(name: "block: \(change)") {
        "UIView.animate{withDuration = \($0), delay = 0.1, options = '\(options)', animations = function() \(change) end}"
      }
    }
  }

  /// Every kind of value that an animation moves, and every kind of animation.
  static let ways = [
    Way.basic("opacity", "1", "0.2"), .basic("position.y", "50", "400"), .basic("bounds.size.width", "100", "20"),
    .basic("cornerRadius", "0", "40", "a.autoreverses = true"), .basic("borderWidth", "0", "9", "a.repeatCount = 3"),
    .basic("backgroundColor", "'#ff0000'", "'#0000ff'"), .basic("transform.rotation.z", "0", "3"),
    .basic("transform.scale", "1", "2", "a.timingFunction = CAMediaTimingFunction('easeIn')"),
    .basic("shadowOffset", "CGSize(0, 0)", "CGSize(9, 5)"), .basic("zPosition", "0", "10", "a.speed = 0.5"),
    .basic("anchorPoint", "CGPoint(0.5, 0.5)", "CGPoint(0, 1)", "a.timeOffset = 0.05"),
    .basic("sublayerTransform.translation.x", "0", "30", "a.fillMode = 'both'; a.isRemovedOnCompletion = false"),
    Way(name: "spring") {
      "a = CASpringAnimation('position.x'); a.fromValue, a.toValue, a.duration = 50, 350, \($0); box.layer:add(a, 'a')"
    },
    Way(name: "keyframes") {
      "a = CAKeyframeAnimation('opacity'); a.values, a.keyTimes, a.duration = {1, 0.5, 0.8, 0}, {0, 0.3, 0.6, 1}, \($0); "
        + "box.layer:add(a, 'a')"
    },
    Way(name: "along a path") {
      "a = CAKeyframeAnimation('position'); p = CGMutablePath(); p:move(CGPoint(50, 50)); "
        + "p:addCurve(CGPoint(300, 300), CGPoint(200, 0), CGPoint(300, 100)); a.path, a.duration = p, \($0); "
        + "box.layer:add(a, 'a')"
    },
    Way(name: "group") {
      "a = CABasicAnimation('opacity'); a.fromValue, a.toValue, a.duration = 1, 0, \($0 / 2); "
        + "b = CABasicAnimation('cornerRadius'); b.fromValue, b.toValue, b.duration = 0, 30, \($0); "
        + "box.layer:add(CAAnimationGroup{animations = {a, b}, duration = \($0)}, 'g')"
    },
    .block("box.alpha = 0.1"), .block("box.bounds = CGRect(0, 0, 30, 60)"), .block("box.backgroundColor = '#00ff00'"),
    .block("box.transform = CGAffineTransform{rotationAngle = 1}"),
    .block("box.center = CGPoint(300, 500)", "curveLinear"),
    Way(name: "keyframes of a block") { seconds in
      "UIView.animateKeyframes{withDuration = \(seconds), delay = 0, animations = function() "
        + "UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.5, animations = function() box.alpha = 0.5 end} "
        + "UIView.addKeyframe{withRelativeStartTime = 0.5, relativeDuration = 0.5, animations = function() box.alpha = 0.1 end} "
        + "end}"
    },
    Way(name: "animator's spring") {
      "animator = UIViewPropertyAnimator{duration = \($0), dampingRatio = 0.5, animations = function() "
        + "box.alpha = 0.2; box.center = CGPoint(200, 300) end}; animator:startAnimation()"
    },
  ]

  @Test("so does every kind of lane, under clocks that stop, turn back and change their pace", arguments: ways)
  func everyKind(_ way: Way) throws {
    for seed in 0..<8 {
      var generator = Seed(UInt64(seed)).generator
      func number(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &generator) * 60).rounded() / 60
      }
      var lines = ["box = UIView(CGRect(0, 0, 100, 100)); box.backgroundColor = '#888888'; window:addSubview(box)"]
      lines += ["timeline:advance(0.1)", way.lua(number(0.3...0.9))]
      let driven = ["begin()", "update(\(number(0.1...0.9)))", "finish()", "cancel()", "reverse()"]
      let clocks =
        driven.map { "pcall(function() timeline:\($0) end)" } + [
          "box.layer.speed = 0", "box.layer.speed = 0.5", "window.layer.timeOffset = 0.1", "window.layer.speed = 2",
        ]
      for _ in 0..<6 {
        lines.append("timeline:advance(\(number(0...0.3)))")
        lines.append(clocks.randomElement(using: &generator) ?? "")
      }
      lines.append("timeline:advance(0.5)")
      try Self.expectTruth(of: lines.joined(separator: "\n"))
    }
  }

  /// Expects that each property of each layer changes exactly while a lane of it moves.
  private static func expectTruth(of script: String) throws {
    let session = try BarTests.session(script)
    let world = session.world
    let recording = world.recording
    let tracks = RunBar.lanes(in: recording, upTo: world.now)
    try #require(!tracks.isEmpty, "\(script)")
    var edges: [Double] = []
    for bar in tracks.map(\.bar) {
      edges += [bar.from, bar.end] + bar.phases.flatMap { [$0.from, $0.to] }
      edges += bar.jumps.map(\.time) + bar.keyframes + bar.overshoots.map(\.time)
    }
    let step = 1e-5
    for track in tracks {
      let property = try LayerKeyPath(track.keyPath).property
      let lanes = try tracks.filter { try $0.layer == track.layer && LayerKeyPath($0.keyPath).property == property }
      for frame in 0...Int((world.now * 60).rounded(.down)) {
        let time = Double(frame) / 60 + 0.0043
        guard time + step < world.now, !edges.contains(where: { time - step < $0 && $0 < time + 2 * step }) else {
          continue
        }
        let before = recording.frame(at: time).value(track.layer, property).components
        let after = recording.frame(at: time + step).value(track.layer, property).components
        let moves = lanes.contains { $0.bar.kind(at: time)?.isMoving == true && $0.bar.from <= time }
        #expect(
          moves == (before != after),
          "\(track.keyPath) at \(time) of\n\(script)\n\(lanes.map { BarProbe.text($0) })")
      }
    }
  }

  @Test("what a script moves has a lane from its first change to its last", arguments: Seed.first(20))
  func driven(seed: Seed) throws {
    var generator = seed.generator
    let every = Int.random(in: 1...5, using: &generator)
    let count = Int.random(in: 3...20, using: &generator)
    let change =
      [
        "box.alpha = 1 - 0.02 * n", "box.center = CGPoint(50 + 9 * n, 50)", "box.layer.cornerRadius = n",
        "box.transform = CGAffineTransform{rotationAngle = n / 10}",
        "box.bounds = CGRect(0, 0, 100 + n, 100)",
      ].randomElement(using: &generator) ?? ""
    let session = try BarTests.session(
      """
      box = UIView(CGRect(0, 0, 100, 100)); window:addSubview(box)
      local frames, n, link = 0, 0, nil
      link = CADisplayLink(function()
        frames = frames + 1
        if frames % \(every) ~= 0 then return end
        n = n + 1
        \(change)
        if n == \(count) then link:invalidate() end
      end)
      link:add{to = "main", forMode = "common"}
      timeline:advance(3)
      """)
    let recording = session.world.recording
    let lanes = RunBar.lanes(in: recording, upTo: session.world.now)
    let lane = try #require(lanes.first)
    #expect(lanes.count == 1 && lane.bar.changes == count)
    let property = try LayerKeyPath(lane.keyPath).property
    // Where the frames differ from those before: the lane runs from the first to the last.
    let changed = (1...180).filter { frame in
      func value(_ frame: Int) -> [Double] {
        recording.frame(at: Double(frame) / 60 + 0.004).value(lane.layer, property).components
      }
      return value(frame) != value(frame - 1)
    }
    #expect(changed == (1...count).map { $0 * every })
    #expect((lane.bar.from * 60 - Double(every)).magnitude < 1e-6)
    #expect((lane.bar.end * 60 - Double(count * every)).magnitude < 1e-6)
  }
}

/// The stretches of a track, for a failed expectation.
private enum BarProbe {
  static func text(_ track: RunBar) -> String {
    track.bar.phases.map { "\($0.kind) \($0.from)…\($0.to)" }.joined(separator: ", ") + " \(track.bar.outcome)"
  }
}
