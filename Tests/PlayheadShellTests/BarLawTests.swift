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
    let tracks = Track.all(in: recording, upTo: world.now)
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
      #expect(moves == (before != after), "at \(time) of\n\(script)\n\(tracks.map { BarWordsProbe.text($0) })")
    }
  }
}

/// The stretches of a track, for a failed expectation.
private enum BarWordsProbe {
  static func text(_ track: Track) -> String {
    track.bar.phases.map { "\($0.kind) \($0.from)…\($0.to)" }.joined(separator: ", ") + " \(track.bar.outcome)"
  }
}
