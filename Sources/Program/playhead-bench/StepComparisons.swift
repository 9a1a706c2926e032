import CBaselines
import LayerKit
import MotionMath
import RecordingKit

/// W2: frame after frame, forward, backward and at random. The engine against itself: what a frame costs must not
/// depend on what rests, on the direction or on how long the past is.
enum StepComparisons {
  static func run(into report: inout Report) throws {
    let crowded = StepStage(animated: 100, resting: 99_900)
    let alone = StepStage(animated: 100, resting: 0)
    try report.compare(.activeStep, crowded.steps, with: alone.steps)
    let many = StepStage(animated: 10_000, resting: 0)
    try report.compare(.linearStep, many.steps, with: alone.steps)

    let past = StepStage(animated: 1_000, resting: 0)
    past.runAhead(frames: 1_000)
    try report.compare(.backwardStep, past.frames(.backward), with: past.frames(.forward))
    try report.compare(.randomSeek, past.frames(.random), with: past.frames(.forward))

    let endless = try EndlessStage(layers: 1_000)
    try report.compare(.manySteps, endless.steps, with: endless.baselineScrubs)

    let long = HistoryStage(commits: 10_000)
    let short = HistoryStage(commits: 10)
    try report.compare(.longHistory, long.seeks, with: short.seeks)
    let session = HistoryStage(commits: 60_000)
    try report.compare(.lateSeek, session.seeks(from: 599), with: session.seeks(from: 0))
  }
}

/// Layers of which some are animated for ever, one animation after the other, at 120 frames a second.
private final class StepStage {
  enum Order { case forward, backward, random }

  private let world = World(framesPerSecond: 120)
  private let animated: [CALayer]
  private var total = 0.0
  private var stepsTaken = 0

  init(animated count: Int, resting: Int) {
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

  func runAhead(frames: Int) {
    for _ in 0..<frames { step() }
  }

  /// Steps on, an animated layer an item.
  var steps: Workload { Workload(items: Double(animated.count), period: 42) { [self] _ in step() } }

  /// Frames of the past, a frame an item.
  func frames(_ order: Order) -> Workload {
    let count = stepsTaken
    return Workload(items: 1, period: count) { [self] call in
      let frame =
        switch order {
        case .forward: call % count
        case .backward: count - 1 - call % count
        case .random: Int(UInt32(truncatingIfNeeded: call) &* 2_654_435_761) % count
        }
      world.playhead = world.frameRate.time(of: frame)
      read()
    }
  }
}

/// Layers that move for ever, opacity and position.x: frames in which nothing begins, ends or calls back.
private final class EndlessStage {
  private let world = World(framesPerSecond: 120)
  private let layers: [CALayer]
  private let baseline: OpaquePointer
  private var total = 0.0

  init(layers count: Int) throws {
    guard let baseline = cb_scrub_open(count, cb_staggered) else { throw BenchFailure("no memory for \(count) layers") }
    self.baseline = baseline
    let root = CALayer(in: world)
    world.addRoot(root)
    layers = (0..<count).map { [world] _ in CALayer(in: world) }
    let x = try LayerKeyPath(.position, .x)
    for (index, layer) in layers.enumerated() {
      root.addSublayer(layer)
      for (keyPath, from, to) in [(LayerKeyPath(.opacity), 1.0, 0.25), (x, 20, 320)] {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = .number(from)
        animation.toValue = .number(to)
        animation.duration = 0.35
        animation.timeOffset = Double(index % 64) * 1e-3
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: index % 2 == 0 ? .easeIn : .easeOut)
        layer.add(animation, forKey: nil)
      }
    }
    world.drain()
  }

  deinit { cb_scrub_close(baseline) }

  /// A frame, with every property read: a property an item.
  var steps: Workload {
    Workload(items: Double(2 * layers.count)) { [self] _ in
      world.step()
      world.frame.withAnimatedComponents { values in
        total += values.isEmpty ? 0 : values[values.count / 2]
      }
    }
  }

  var baselineScrubs: Workload {
    Workload(items: Double(2 * layers.count)) { [baseline] in cb_scrub_objects(baseline, cb_scrub_time($0)) }
  }
}

/// A world that committed 5 changes every 10 ms, and is then sought at random.
private final class HistoryStage {
  private let world = World()
  private let layers: [CALayer]
  private let end: Double
  private var total = 0.0

  init(commits: Int) {
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
  var seeks: Workload { seeks(from: 0, seconds: end) }

  /// The same within one second.
  func seeks(from start: Double, seconds: Double = 1) -> Workload {
    Workload(items: 1) { [self] call in
      let turns = Double(call) * 0.6180339887498949
      world.playhead = start + (turns - turns.rounded(.down)) * seconds
      for layer in layers { total += layer.shown?.opacity ?? 0 }
    }
  }
}
