public import MotionMath

/// The record of everything that was committed, and when: append-only, and a pure function of time.
///
/// A commit appends what changed and shares the rest with the past, so its cost is that of the change. Nothing between
/// two commits is stored: values there are computed from the animations attached by then.
public final class Recording {
  package private(set) var nodes: [LayerNode] = []
  package private(set) var animations: [AnimationRecord] = []
  package var roots = StepHistory<[LayerNode]>()
  private var commitTimes: [Double] = []
  private var lifespans = LifespanIndex()
  /// The commits at which the set of animations, a clock they follow or a value under them changed: from one to the next
  /// a single plan serves.
  private var epochs: [CommitIndex] = []
  private var plans = PlanCache()

  /// Everything that happened, in order.
  public var events: [StageEvent] { log.events }
  private let log = EventLog()
  /// What is in the images that layers show, by the image's number.
  private var images: [Int: ImageContent] = [:]

  /// What happened up to `time`: all of it for nil, else what has this name. Commits are many, and only there by their
  /// name, `commit`.
  public func events(named name: String?, upTo time: Double) -> [StageEvent] {
    if name == StageEvent.commitName { return commitTimes.prefix { $0 <= time }.map(StageEvent.init(commitAt:)) }
    return events.filter { $0.time <= time && (name == nil || $0.name == name) }
  }

  /// How many events there are; `events` words them all first.
  public var eventCount: Int { log.count }

  public init() {}

  deinit {
    // A layer on record and what is in it refer to each other.
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
  /// Before the first commit nothing is there. After the last one the animations go on by themselves.
  /// - Complexity: O(log n) for n commits, plus the animations running at `time`.
  public func frame(at time: Double) -> Frame { Frame(self, at: time) }

  /// World time at which an animation begins, as its layer's clock ran when it was added, in seconds.
  public func begin(of record: AnimationRecord) -> Double {
    let added = time(of: record.added)
    if record.spec.followsWorld { return record.spec.timing.beginTime }
    return added + record.spec.timing.beginTime - record.node.localTime(at: added, after: record.added)
  }

  /// Whether an animation's layer was `root`, or in it, right after the commit that added the animation.
  public func wasAdded(_ record: AnimationRecord, inside root: LayerID) -> Bool {
    var next: LayerNode? = record.node
    while let node = next {
      if node.id == root { return true }
      next = node.superlayer.value(at: record.added).flatMap { $0 }
    }
    return false
  }

  /// What commit number `commit` left behind, at `time`: how things looked just before the next one, or how the
  /// animations it had would look at another time.
  package func frame(at time: Double, commit: CommitIndex) -> Frame { Frame(self, at: time, after: commit) }

  public func record(_ event: StageEvent) { log.append(event) }

  package func record(_ event: AnimationEvent) { log.append(event) }

  /// What is in an image; nil for one the record was never given.
  public func content(of image: ImageReference) -> ImageContent? { images[image.id] }

  // MARK: Writing

  /// Keeps what is in an image as long as there is a record that may show it.
  package func keep(_ content: ImageContent, for image: ImageReference) { images[image.id] = content }

  /// Opens the next commit, at `time`; never before the last one's.
  package func commit(at time: Double) -> CommitIndex {
    commitTimes.append(time)
    return CommitIndex(commitTimes.count - 1)
  }

  package func addNode(
    kind: String, owner: String? = nil, number: Int = 0, values: LayerValues, at commit: CommitIndex
  ) -> LayerNode {
    let node = LayerNode(
      in: self, id: LayerID(index: Int32(nodes.count)), kind: kind, owner: owner, number: number, values: values)
    nodes.append(node)
    return node
  }

  package func attach(
    _ spec: AnimationSpec, key: String?, to node: LayerNode, at commit: CommitIndex
  ) -> AnimationRecord {
    let record = AnimationRecord(node: node, key: key, spec: spec, serial: animations.count, added: commit)
    animations.append(record)
    node.attach(record)
    lifespans.open(at: commit)
    beginEpoch(at: commit)
    return record
  }

  package func detach(_ record: AnimationRecord, at commit: CommitIndex) {
    guard record.removed == .max else { return }
    record.removed = commit
    record.node.detach(record)
    lifespans.close(record.serial, at: commit)
    beginEpoch(at: commit)
  }

  /// Something that animations depend on is different from `commit` on.
  func beginEpoch(at commit: CommitIndex) {
    if epochs.last != commit { epochs.append(commit) }
  }

  // MARK: Reading

  /// Every animation that was ever attached, in the order of adding.
  public var allAnimations: [AnimationRecord] { animations }

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

  /// Calls `body` with each animation attached at `commit`, in the order of adding.
  package func forEachAnimation(at commit: CommitIndex, _ body: (AnimationRecord) -> Void) {
    lifespans.forEachOpen(at: commit) { body(animations[$0]) }
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
