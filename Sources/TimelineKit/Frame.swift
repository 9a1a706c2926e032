public import MotionMath

/// Everything as it is at one instant: the presentation tree.
///
/// A frame is computed from the record alone; asking for frames in any order gives the same answers.
public final class Frame {
  public let timeline: Timeline
  /// Seconds of virtual time.
  public private(set) var time: Double
  package private(set) var commit: CommitIndex
  private var plan: Plan
  private var sample = PlanSample()

  init(_ timeline: Timeline, at time: Double) {
    self.timeline = timeline
    self.time = time
    commit = timeline.commitIndex(at: time)
    plan = timeline.plan(for: commit)
    plan.sample(at: time, into: &sample)
  }

  /// Moves the frame to another instant, forward or back. Costs nothing when neither time nor record changed.
  public func seek(to time: Double) {
    let commit = timeline.commitIndex(at: time)
    if time == self.time, commit == self.commit { return }
    self.time = time
    if commit != self.commit {
      self.commit = commit
      plan = timeline.plan(for: commit)
    }
    plan.sample(at: time, into: &sample)
  }

  /// The value on screen of any property of a layer that was ever committed; before it first was, the value it came
  /// with. The default for a layer the record does not know.
  public func value(_ layer: LayerID, _ property: LayerProperty) -> AnimatableValue {
    guard let node = timeline.node(layer) else { return property.defaultValue }
    return value(node, property)
  }

  /// The committed model value, as if nothing were animated.
  public func modelValue(_ layer: LayerID, _ property: LayerProperty) -> AnimatableValue {
    timeline.node(layer)?.value(property, at: commit) ?? property.defaultValue
  }

  package func value(_ node: LayerNode, _ property: LayerProperty) -> AnimatableValue {
    guard let slot = plan.slot(node, property) else { return node.value(property, at: commit) }
    if property.page == nil { return sample.objects[Int(slot.output)] }
    return sample.values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return property.defaultValue }
      return AnimatableValue(kind: property.kind, components: base + Int(slot.output))
    }
  }

  /// One component of a vector property, in the order of `AnimatableValue.components`.
  package func component(_ node: LayerNode, _ property: LayerProperty, _ index: Int) -> Double {
    guard let slot = plan.slot(node, property) else { return node.component(property, index, at: commit) }
    return sample.values[Int(slot.output) + index]
  }

  /// All animated vector components at this instant, in the plan's own order; for bulk readers.
  package var animatedComponents: [Double] { sample.values }

  /// Whether an animation attached now moves `property` of `layer`.
  public func isAnimated(_ layer: LayerID, _ property: LayerProperty) -> Bool {
    timeline.node(layer).map { plan.slot($0, property) != nil } ?? false
  }

  /// The roots (windows), back to front.
  public var roots: [LayerID] { timeline.roots.value(at: commit)?.map(\.id) ?? [] }

  /// A layer's sublayers, back to front as added.
  public func sublayers(of layer: LayerID) -> [LayerID] {
    timeline.node(layer)?.sublayers.value(at: commit)?.map(\.id) ?? []
  }

  public func superlayer(of layer: LayerID) -> LayerID? {
    timeline.node(layer)?.superlayer.value(at: commit)??.id
  }

  public func mask(of layer: LayerID) -> LayerID? { timeline.node(layer)?.mask.value(at: commit)??.id }

  /// Whether the layer is in a window.
  public func isHosted(_ layer: LayerID) -> Bool { timeline.node(layer)?.isHosted.value(at: commit) ?? false }

  /// `CALayer`, `CAShapeLayer`, …; nil for a layer the record does not know.
  public func kind(of layer: LayerID) -> String? { timeline.node(layer)?.kind }

  public func name(of layer: LayerID) -> String? { timeline.node(layer)?.name.value(at: commit) }

  /// The layer's own time, in seconds: where its animations are.
  public func localTime(of layer: LayerID) -> Double {
    guard let node = timeline.node(layer) else { return time }
    return localTime(node)
  }

  private func localTime(_ node: LayerNode) -> Double {
    let above = node.superlayer.value(at: commit).flatMap { $0 }.map(localTime) ?? time
    return (node.clock.value(at: commit) ?? .identity).localTime(at: above)
  }

  /// The animations attached to a layer, in the order of adding.
  public func animations(of layer: LayerID) -> [AnimationRecord] {
    timeline.node(layer)?.animations.filter { $0.added <= commit && commit < $0.removed } ?? []
  }

  /// The `CATransition` running on a layer and how far it is, from its start progress to its end progress.
  public func transition(of layer: LayerID) -> (motion: TransitionMotion, progress: Double)? {
    for transition in plan.transitions where transition.node.id == layer {
      let progress = sample.progress[transition.timing]
      if progress.isNaN { continue }
      let motion = transition.motion
      return (motion, motion.startProgress + (motion.endProgress - motion.startProgress) * progress)
    }
    return nil
  }
}
