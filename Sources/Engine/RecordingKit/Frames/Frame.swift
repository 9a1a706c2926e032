public import MotionMath

/// Everything as it is at one instant: the presentation tree.
///
/// A frame is computed from the record alone; frames are the same in whatever order they are computed.
public final class Frame {
  public let recording: Recording
  /// Seconds of virtual time.
  public private(set) var time: Double
  package private(set) var commit: CommitIndex
  private var epoch: Int
  private var plan: Plan
  private let sample = PlanSample()

  convenience init(_ recording: Recording, at time: Double) {
    self.init(recording, at: time, after: recording.commitIndex(at: time))
  }

  /// - Parameter commit: Of several commits at `time`, the last that counts.
  init(_ recording: Recording, at time: Double, after commit: CommitIndex) {
    self.recording = recording
    self.time = time
    self.commit = commit
    epoch = recording.epoch(of: commit)
    plan = recording.plan(of: epoch)
    sample.update(plan, at: time)
  }

  /// The same instant with the animations inside `layer` running `delay` seconds of its time later, as one copy of a
  /// replicator shows them. `seek(to:)` must not be called on it.
  private init(_ frame: Frame, delay: Double, inside layer: LayerID) {
    (recording, time, commit, epoch) = (frame.recording, frame.time, frame.commit, frame.epoch)
    plan = recording.plan(of: epoch, delay: delay, inside: layer)
    sample.update(plan, at: time)
  }

  func delayed(by delay: Double, inside layer: LayerID) -> Frame { Frame(self, delay: delay, inside: layer) }

  /// Moves the frame to another instant, forward or back. Costs nothing when neither time nor record changed.
  public func seek(to time: Double) {
    let commit = recording.commitIndex(at: time)
    if time == self.time, commit == self.commit { return }
    let epoch = commit == self.commit ? self.epoch : recording.epoch(of: commit)
    let isSame = epoch == self.epoch && time == self.time
    self.time = time
    self.commit = commit
    if isSame { return }
    if epoch != self.epoch {
      self.epoch = epoch
      plan = recording.plan(of: epoch)
    }
    sample.update(plan, at: time)
  }

  /// The value on screen of any property of a layer that was ever committed; before its first commit, the value of that
  /// commit. The default for a layer the record does not know.
  public func value(_ layer: LayerID, _ property: LayerProperty) -> AnimatableValue {
    guard let output = plan.slots.output(of: layer, property) else { return modelValue(layer, property) }
    if property.page == nil { return sample.objects[output] }
    return AnimatableValue(kind: property.kind, components: sample.components + output)
  }

  /// The committed model value, as if nothing were animated.
  public func modelValue(_ layer: LayerID, _ property: LayerProperty) -> AnimatableValue {
    recording.node(layer)?.value(property, at: commit) ?? property.defaultValue
  }

  /// One component of a vector property, in the order of `AnimatableValue.components`.
  public func component(_ layer: LayerID, _ property: LayerProperty, _ index: Int) -> Double {
    if let output = plan.slots.output(of: layer, property) { return sample.components[output + index] }
    return modelComponent(layer, property, index)
  }

  /// A property that is a point.
  public func point(_ layer: LayerID, _ property: LayerProperty) -> CGPoint {
    if let output = plan.slots.output(of: layer, property) {
      return CGPoint(x: sample.components[output], y: sample.components[output + 1])
    }
    return CGPoint(x: modelComponent(layer, property, 0), y: modelComponent(layer, property, 1))
  }

  /// Whether `property` of `layer` was never set: its model value is the default.
  public func isDefault(_ layer: LayerID, _ property: LayerProperty) -> Bool {
    recording.node(layer)?.isDefault(property) ?? true
  }

  private func modelComponent(_ layer: LayerID, _ property: LayerProperty, _ index: Int) -> Double {
    recording.node(layer)?.component(property, index, at: commit) ?? property.defaultValue.components[index]
  }

  /// Whether an animation attached now moves `property` of `layer`.
  public func isAnimated(_ layer: LayerID, _ property: LayerProperty) -> Bool {
    plan.slots.output(of: layer, property) != nil
  }

  /// The properties of `layer` that animations attached now move, in the order of `LayerProperty.allCases`.
  /// - Complexity: O(n) in their number.
  public func animatedProperties(of layer: LayerID) -> [LayerProperty] { plan.slots.properties(of: layer) }

  /// The roots (windows), back to front.
  public var roots: [LayerID] { recording.roots.value(at: commit)?.map(\.id) ?? [] }

  /// A layer's sublayers, back to front as added.
  public func sublayers(of layer: LayerID) -> [LayerID] {
    recording.node(layer)?.sublayers.value(at: commit)?.map(\.id) ?? []
  }

  public func superlayer(of layer: LayerID) -> LayerID? {
    recording.node(layer)?.superlayer.value(at: commit)??.id
  }

  public func mask(of layer: LayerID) -> LayerID? { recording.node(layer)?.mask.value(at: commit)??.id }

  /// Whether the layer is in a window.
  public func isHosted(_ layer: LayerID) -> Bool { recording.node(layer)?.isHosted.value(at: commit) ?? false }

  /// Whether a layer comes into a window only later.
  public func isYetToCome(_ layer: LayerID) -> Bool {
    guard let history = recording.node(layer)?.isHosted else { return false }
    return history.value(at: commit) == nil && history.last != nil
  }

  /// The layer's kind; nil for a layer the record does not know.
  public func kind(of layer: LayerID) -> LayerKind? { recording.node(layer)?.layerClass.kind }

  /// True for a layer that belongs to the system's own motion, as the shades of a push do.
  package func isAdornment(_ layer: LayerID) -> Bool { recording.node(layer)?.layerClass.isAdornment == true }

  /// The layer's class, as printed; nil for a layer the record does not know.
  public func className(of layer: LayerID) -> String? { recording.node(layer)?.layerClass.name }

  /// The class of the view whose layer it is: `UIView`, `UIButton`, …; nil for a layer without a view.
  public func owner(of layer: LayerID) -> String? { recording.node(layer)?.layerClass.owner }

  /// The number of the layer among those of its kind; 0 for none.
  public func number(of layer: LayerID) -> Int { recording.node(layer).map(\.number) ?? 0 }

  /// The name the program had given the layer or its view.
  public func name(of layer: LayerID) -> String? { recording.node(layer)?.name.value(at: commit) }

  /// How the layer's time follows that of the layer it is in.
  package func clock(of layer: LayerID) -> LayerClock { recording.node(layer)?.clock.value(at: commit) ?? .identity }

  /// The layer's own time, in seconds, by which its animations run.
  public func localTime(of layer: LayerID) -> Double {
    recording.node(layer)?.localTime(at: time, after: commit) ?? time
  }

  /// The animations attached to a layer, in the order of adding.
  public func animations(of layer: LayerID) -> [AnimationRecord] {
    recording.node(layer)?.animations.filter { $0.added <= commit && commit < $0.removed } ?? []
  }

  /// Whether a `CATransition` runs on any layer.
  package var hasTransitions: Bool { plan.transitions.contains { !sample.progress(of: $0.timing).isNaN } }

  /// The `CATransition` running on a layer and its progress, from its start progress to its end progress.
  public func transition(of layer: LayerID) -> (motion: TransitionMotion, progress: Double)? {
    for transition in plan.transitions where transition.layer == layer {
      let progress = sample.progress(of: transition.timing)
      if progress.isNaN { continue }
      let motion = transition.motion
      return (motion, motion.startProgress + (motion.endProgress - motion.startProgress) * progress)
    }
    return nil
  }
}
