import LayerKit
import MotionMath
import RecordingKit

/// Layers of which some are animated for ever, one animation after the other, at 120 frames a second. The engine beside
/// itself: a frame's cost depends neither on what rests nor on the direction.
final class StepStage {
  private let world = World(framesPerSecond: 120)
  private let animated: [CALayer]
  private var total = 0.0
  private var stepsTaken = 0

  /// Steps of 100 animated layers, an animated layer an item.
  static func besideResting() -> Pair {
    Pair(subject: StepStage(animated: 100, resting: 99_900).steps, other: StepStage(animated: 100, resting: 0).steps)
  }

  /// Frames of the past, a frame an item.
  static func inAnyOrder() -> Pair {
    let stage = StepStage(animated: 1_000, resting: 0)
    for _ in 0..<1_000 { stage.step() }
    return Pair(
      subject: stage.frames { call, count in Int(UInt32(truncatingIfNeeded: call) &* 2_654_435_761) % count },
      other: stage.frames { call, count in call % count })
  }

  private init(animated count: Int, resting: Int) {
    let root = CALayer(in: world)
    world.addRoot(root)
    animated = (0..<count).map { [world] _ in CALayer(in: world) }
    for layer in animated { root.addSublayer(layer) }
    // Fan-out 4, as in a tree of views.
    var parents = [root]
    for index in 0..<resting {
      let layer = CALayer(in: world)
      parents[index / 4 % parents.count].addSublayer(layer)
      parents.append(layer)
    }
    addAnimations()
    world.drain()
  }

  private func addAnimations() {
    for (index, layer) in animated.enumerated() {
      let animation = CABasicAnimation(keyPath: LayerKeyPath(.opacity))
      animation.fromValue = .number(1)
      animation.toValue = .number(0.25)
      animation.duration = 0.35
      animation.timingFunction = CAMediaTimingFunction(name: index % 2 == 0 ? .easeIn : .easeOut)
      layer.add(animation, forKey: nil)
    }
  }

  private func read() {
    var sum = 0.0
    for layer in animated { sum += layer.shown?.opacity ?? 0 }
    total += sum
  }

  private func step() {
    // 42 frames of 1/120 s are 0.35 s.
    if stepsTaken % 42 == 41 { addAnimations() }
    stepsTaken += 1
    world.step()
    read()
  }

  private var steps: Workload { Workload(items: Double(animated.count), period: 42) { [self] _ in step() } }

  /// - Parameter number: The frame that a call shows, of so many.
  private func frames(_ number: @escaping (_ call: Int, _ count: Int) -> Int) -> Workload {
    let count = stepsTaken
    return Workload(items: 1, period: count) { [self] call in
      world.playhead = world.frameRate.time(of: number(call, count))
      read()
    }
  }
}

/// A world that committed 5 changes every 10 ms, and is then sought at random.
final class HistoryStage {
  private let world = World()
  private let layers: [CALayer]
  private let end: Double
  private var total = 0.0

  static func pair() -> Pair {
    Pair(subject: HistoryStage(commits: 10_000).seeks, other: HistoryStage(commits: 10).seeks)
  }

  private init(commits: Int) {
    let root = CALayer(in: world)
    world.addRoot(root)
    layers = (0..<5).map { [world] _ in CALayer(in: world) }
    for layer in layers { root.addSublayer(layer) }
    end = Double(commits) * 0.01
    for commit in 0..<commits {
      world.turn {
        world.transaction.disableActions = true
        for layer in layers { layer.opacity = Double(commit % 100) / 100 }
      }
      world.advance(by: 0.01)
    }
  }

  /// A seek to anywhere and five values read an item.
  private var seeks: Workload {
    Workload(items: 1) { [self] call in
      let turns = Double(call) * 0.6180339887498949
      world.playhead = (turns - turns.rounded(.down)) * end
      for layer in layers { total += layer.shown?.opacity ?? 0 }
    }
  }
}
