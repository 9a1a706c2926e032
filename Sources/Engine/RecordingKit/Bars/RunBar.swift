package import MotionMath
import PlainText

/// A bar of the ruler: what moves, from when to when, and how.
package struct RunBar {
  /// Its animation; for a property animator the first of several. Nil for what a script moves without one.
  package let record: AnimationRecord?
  package let layer: LayerID
  /// The layer's name when the bar begins; empty until a session names it.
  package var layerName = ""
  /// `opacity`, `position.x`; `group` or `transition` for an animation without a single key path.
  package let keyPath: String
  /// `easeInEaseOut`, `linear`, `spring`, `cubic(…)`; empty without an animation.
  package let curve: String
  package let bar: Bar
  /// The bars that add to the same value at the same time: theirs run on.
  package private(set) var partners: [Partner] = []

  /// Another bar that adds to the same value.
  package struct Partner {
    /// Its key, or its key path.
    package let name: String
    /// True for an animation that began before this one.
    package let isEarlier: Bool
  }

  package init(record: AnimationRecord?, layer: LayerID, keyPath: String, curve: String, bar: Bar) {
    self.record = record
    self.layer = layer
    self.keyPath = keyPath
    self.curve = curve
    self.bar = bar
  }

  /// The animation's key; nil without one.
  package var key: String? { record?.key }
  /// Nil for a spring, and without an animation.
  package var timing: CAMediaTimingFunction? {
    curve == "spring" ? nil : record.map { $0.spec.timingFunction ?? CAMediaTimingFunction(name: .linear) }
  }
  /// World time of its begin, after its delay, in seconds.
  package var begin: Double { bar.phases.first { $0.kind != .waiting }?.from ?? bar.from }
  /// Seconds of the world from its begin to its end, were its clocks to run on; infinite when it never ends.
  package var duration: Double { max(0, bar.expectedEnd - begin) }

  /// Every animation recorded so far, in the order of adding; one for each key path of a group.
  ///
  /// - Parameters:
  ///   - root: Only animations of this layer and the layers inside it, by the tree when they were added.
  ///   - now: The live edge, in seconds.
  package static func all(in recording: Recording, upTo now: Double, under root: LayerID? = nil) -> [RunBar] {
    let bars = chains(in: recording).flatMap { chain -> [RunBar] in
      let record = chain.records[0]
      if let root, !recording.wasAdded(record, inside: root) { return [] }
      if chain.records.count == 1 { return RunBar.bars(of: record, [record.spec], recording, now) }
      return RunBar.bars(of: record, [record.spec], recording, now, bar: chain.bar(in: recording, upTo: now))
    }
    return meeting(bars)
  }

  /// Movements by scripts without an animation: for each property, every stretch of at least three changes.
  package static func driven(in recording: Recording, under root: LayerID? = nil) -> [RunBar] {
    let inside = root.map { Set(recording.frame(at: recording.duration).layers(under: $0)) }
    return DrivenLane.all(in: recording).filter { inside?.contains($0.layer) ?? true }.map {
      RunBar(record: nil, layer: $0.layer, keyPath: $0.property.name, curve: "", bar: $0.bar)
    }
  }

  /// Every bar of a run: its animations, what scripts moved without one, and what animations of no length changed.
  package static func lanes(in recording: Recording, upTo now: Double, under root: LayerID? = nil) -> [RunBar] {
    all(in: recording, upTo: now, under: root) + driven(in: recording, under: root)
      + immediate(in: recording, under: root)
  }

  /// Changes by animations of no length.
  private static func immediate(in recording: Recording, under root: LayerID?) -> [RunBar] {
    guard !recording.immediateChanges.isEmpty else { return [] }
    let inside = root.map { Set(recording.frame(at: recording.duration).layers(under: $0)) }
    return recording.immediateChanges.filter { inside?.contains($0.layer) ?? true }.map {
      RunBar(record: nil, layer: $0.layer, keyPath: $0.property.name, curve: "", bar: $0.bar(in: recording))
    }
  }

  /// The animations, with those of one motion of a property animator together.
  private static func chains(in recording: Recording) -> [BarChain] {
    var chains: [BarChain] = []
    var chainOfPlace: [Place: Int] = [:]
    for record in recording.allAnimations where !record.node.layerClass.isAdornment {
      let key = record.key.map { Place(layer: record.layer, key: $0) }
      if let key, let index = chainOfPlace[key], chains[index].append(record) { continue }
      if let key { chainOfPlace[key] = chains.count }
      chains.append(BarChain(record))
    }
    return chains
  }

  private struct Place: Hashable {
    let layer: LayerID
    let key: String
  }

  private static func bars(
    of record: AnimationRecord, _ path: [AnimationSpec], _ recording: Recording, _ now: Double, bar: Bar? = nil
  ) -> [RunBar] {
    guard let spec = path.last else { return [] }
    func made(_ keyPath: String, _ curve: String) -> RunBar {
      RunBar(
        record: record, layer: record.layer, keyPath: keyPath, curve: curve,
        bar: bar ?? recording.bar(of: record, path: path, upTo: now))
    }
    let curve = spec.timingFunction?.shortName ?? "linear"
    switch spec.effect {
    case .nothing: return []
    case .property, .path:
      return spec.effect.motions.map { motion in
        if case .spring = motion.motion { return made(motion.keyPath.description, "spring") }
        return made(motion.keyPath.description, curve)
      }
    case .group(let children):
      return children.flatMap { bars(of: record, path + [$0], recording, now) }
    case .transition: return [made("transition", curve)]
    }
  }

  /// Names to each other the animations that add to one value at one time, as a view's do that is animated again on its
  /// way.
  private static func meeting(_ bars: [RunBar]) -> [RunBar] {
    var lanes: [Lane: [Int]] = [:]
    for (index, one) in bars.enumerated() where one.motion?.isAdditive == true {
      lanes[Lane(layer: one.layer, keyPath: one.keyPath), default: []].append(index)
    }
    var result = bars
    for indexes in lanes.values where indexes.count > 1 {
      for index in indexes {
        let one = bars[index]
        result[index].partners = indexes.compactMap { other in
          let partner = bars[other]
          guard other != index, partner.bar.from != one.bar.from, partner.bar.from < one.bar.end,
            one.bar.from < partner.bar.end
          else { return nil }
          return Partner(
            name: partner.record?.key ?? partner.keyPath, isEarlier: partner.bar.from < one.bar.from)
        }
      }
    }
    return result
  }

  private struct Lane: Hashable {
    let layer: LayerID
    let keyPath: String
  }

  private var motion: PropertyMotion? {
    record?.spec.effect.motions.first { $0.keyPath.description == keyPath }
  }

  /// The given ends of the first motion: from, to.
  package var ends: (from: AnimatableValue?, to: AnimatableValue?) {
    guard let motion else { return (nil, nil) }
    switch motion.motion {
    case .endPoints(let from, let to, _), .spring(_, let from, let to, _): return (from, to)
    case .keyframes(let keyframes): return (keyframes.values.first, keyframes.values.last)
    case .path, .turn: return (nil, nil)
    }
  }
}

extension CAMediaTimingFunction {
  /// `easeIn`, or `cubic(0.5, 0, 0.2, 1)` for a curve without a name, to a thousandth.
  fileprivate var shortName: String {
    if let name { return name.rawValue }
    let (first, second) = controlPoints
    let numbers = [first.x, first.y, second.x, second.y].map { NumberText.shortest(($0 * 1000).rounded() / 1000) }
    return "cubic(\(numbers.joined(separator: ", ")))"
  }
}
