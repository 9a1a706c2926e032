public import MotionMath

/// The record of everything that was committed, and when: append-only, and a pure function of time.
///
/// A commit appends what changed and shares the rest with the past, so its cost is that of the change. Nothing between
/// two commits is stored: values there are computed from the animations attached by then.
public final class Recording {
  package private(set) var nodes: [LayerNode] = []
  private(set) var layerNumbers = ChunkedList<Int32>()
  private(set) var layerClasses = Numbering<LayerClass>()
  private(set) var animations = AnimationList()
  private(set) var keys = AnimationKeys()
  private(set) var roots = StepHistory<[LayerNode]>()
  private var commitTimes: [Double] = []
  /// The commits at which the set of animations, a clock they follow or a value under them changed: from one to the next
  /// a single plan serves.
  private var epochs: [CommitIndex] = []
  private var plans = PlanCache()

  /// Everything that happened, in order.
  public var events: [StageEvent] { log.events(in: self) }
  private let log = EventLog()
  /// The contents of the images that layers show, by the image's number.
  private var images: [Int: ImageContent] = [:]

  /// The events up to `time`: those with this name, or for nil all events except commits. Commits are many, so they are
  /// listed only for the name `commit`.
  public func events(named name: String?, upTo time: Double) -> [StageEvent] {
    if name == StageEvent.commitName { return commitTimes.prefix { $0 <= time }.map(StageEvent.init(commitAt:)) }
    return events.filter { $0.time <= time && (name == nil || $0.name == name) }
  }

  /// How many events there are, without building their text as `events` does.
  public var eventCount: Int { log.count }

  /// Whether any animation was ever attached.
  package var hasAnimations: Bool { animations.count > 0 }

  /// The changes that animations without length made, in order. They leave no animation, and a bar all the same.
  package private(set) var immediateChanges: [ImmediateChange] = []

  public init() {}

  deinit {
    // A layer's node and those of its sublayers refer to each other.
    for node in nodes { node.releaseLayers() }
  }

  /// The time of the last commit or event, in seconds; 0 when nothing happened yet.
  public var duration: Double { max(commitTimes.last ?? 0, log.lastTime) }

  /// How many layers were ever on screen.
  public var layerCount: Int { nodes.count }

  /// How many commits were made.
  public var commitCount: Int { commitTimes.count }

  /// The state of everything at `time`, seconds of virtual time; the last commit of that instant counts.
  ///
  /// Before the first commit the frame is empty. After the last one the animations continue.
  /// - Complexity: O(log n) for n commits, plus the animations running at `time`.
  public func frame(at time: Double) -> Frame { Frame(self, at: time) }

  /// Whether an animation's layer was `root`, or in it, right after the commit that added the animation.
  public func wasAdded(_ record: AnimationRecord, inside root: LayerID) -> Bool {
    var next: LayerNode? = record.node
    while let node = next {
      if node.id == root { return true }
      next = node.superlayer.value(at: record.added).flatMap { $0 }
    }
    return false
  }

  /// The state after commit number `commit`, at `time`: the screen just before the next commit, or its animations at
  /// another time.
  package func frame(at time: Double, commit: CommitIndex) -> Frame { Frame(self, at: time, after: commit) }

  public func record(_ event: StageEvent) { log.append(event) }

  package func record(_ event: AnimationEvent) { log.append(event) }

  /// The content of an image; nil for one that is not in the record.
  public func content(of image: ImageReference) -> ImageContent? { images[image.id] }

  // MARK: Writing

  /// Keeps the content of an image as long as the record exists.
  package func keep(_ content: ImageContent, for image: ImageReference) { images[image.id] = content }

  /// Opens the next commit, at `time`; never before the last one's.
  package func commit(at time: Double) -> CommitIndex {
    commitTimes.append(time)
    return CommitIndex(commitTimes.count - 1)
  }

  package func addNode(
    _ layerClass: LayerClass = LayerClass(.plain), number: Int = 0, values: LayerValues, at commit: CommitIndex
  ) -> LayerNode {
    let node = LayerNode(
      in: self, id: LayerID(index: Int32(nodes.count)), classNumber: Int32(layerClasses.number(of: layerClass)),
      values: values)
    layerNumbers.append(Int32(number))
    nodes.append(node)
    return node
  }

  /// The number that stands for `key`, here and in the animations attached under it.
  package func number(of key: String?) -> AnimationKey { keys.number(of: key) }

  /// Nil for `AnimationKey.none`.
  package func key(_ key: AnimationKey) -> String? { keys.key(key) }

  package func attach(
    _ spec: AnimationSpec, key: AnimationKey, to node: LayerNode, at commit: CommitIndex
  ) -> AnimationRecord {
    let serial = animations.append(spec, key: key, layer: node.id, previous: node.lastAnimation, at: commit)
    node.attach(serial)
    beginEpoch(at: commit)
    return AnimationRecord(recording: self, serial: serial)
  }

  package func detach(_ record: AnimationRecord, at commit: CommitIndex) {
    guard record.removed == .max else { return }
    animations.remove(record.serial, at: commit)
    record.node.detachAnimation()
    beginEpoch(at: commit)
  }

  /// Notes that an animation of no length changed `property`.
  package func noteImmediateChange(of property: LayerProperty, on layer: LayerID, at commit: CommitIndex) {
    immediateChanges.append(ImmediateChange(layer: layer, property: property, commit: commit))
  }

  /// The animation with this place in the order of adding.
  package func animation(_ serial: Int) -> AnimationRecord { AnimationRecord(recording: self, serial: serial) }

  /// Notes the windows, back to front.
  package func setRoots(_ value: [LayerNode], at commit: CommitIndex) { roots.append(value, at: commit) }

  /// Begins an epoch: something that animations depend on changes at `commit`.
  func beginEpoch(at commit: CommitIndex) {
    if epochs.last != commit { epochs.append(commit) }
  }

  // MARK: Reading

  /// Every animation that was ever attached, in the order of adding.
  public var allAnimations: [AnimationRecord] { (0..<animations.count).map(animation) }

  /// When an animation was removed, in seconds; nil while it is attached.
  public func removedTime(of record: AnimationRecord) -> Double? {
    record.removed == .max ? nil : time(of: record.removed)
  }

  package func commitIndex(at time: Double) -> CommitIndex {
    CommitIndex(commitTimes.lastIndex(notAfter: time) ?? -1)
  }

  /// The time of commit number `index`, in seconds.
  package func time(of index: CommitIndex) -> Double { commitTimes[Int(index)] }

  package func node(_ id: LayerID) -> LayerNode? {
    nodes.indices.contains(Int(id.index)) ? nodes[Int(id.index)] : nil
  }

  /// The epoch a commit belongs to: -1 before the first.
  func epoch(of commit: CommitIndex) -> Int { epochs.lastIndex(notAfter: commit) ?? -1 }

  /// The compiled animations of an epoch.
  func plan(of epoch: Int) -> Plan {
    plans.plan(of: epoch) { PlanBuilder.build(self, at: start(of: epoch)) }
  }

  /// The same with the animations inside a layer running later, in seconds of its time. Not kept.
  func plan(of epoch: Int, delay: Double, inside layer: LayerID) -> Plan {
    PlanBuilder.build(self, at: start(of: epoch), delay: (layer, delay))
  }

  private func start(of epoch: Int) -> CommitIndex { epoch < 0 ? -1 : epochs[epoch] }
}

/// The plans of the epochs used last, so that stepping, comparing and jumping compile nothing twice.
struct PlanCache {
  private var plans: [Int: Entry] = [:]
  private var useCount = 0
  private var weight = 0
  /// The most that is kept, in `Double`s; the few plans used last are kept whatever their size.
  private let budget: Int

  private struct Entry {
    let plan: Plan
    var lastUse: Int
  }

  init(budget: Int = 2_000_000) { self.budget = budget }

  /// The plan of an epoch, built when it is not there.
  mutating func plan(of epoch: Int, _ build: () -> Plan) -> Plan {
    useCount += 1
    if let cached = plans[epoch] {
      plans[epoch]?.lastUse = useCount
      return cached.plan
    }
    let plan = build()
    plans[epoch] = Entry(plan: plan, lastUse: useCount)
    weight += plan.weight
    while weight > budget, plans.count > 4 { dropOldest() }
    return plan
  }

  private mutating func dropOldest() {
    guard let oldest = plans.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    weight -= oldest.value.plan.weight
    plans[oldest.key] = nil
  }
}
