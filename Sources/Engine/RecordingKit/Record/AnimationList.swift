/// Every animation that was ever attached, in the order of adding, side by side.
struct AnimationList {
  private var entries = ChunkedList<Entry>()
  private var lifespans = LifespanIndex()
  private var recentPaces = RecentPaces()

  struct Entry {
    let spec: AnimationSpec
    let layer: LayerID
    let key: AnimationKey
    /// The layer's animation before this one, or -1.
    let previous: Int32
  }

  var count: Int { entries.count }

  subscript(serial: Int) -> Entry { entries[serial] }

  func added(_ serial: Int) -> CommitIndex { lifespans.opening(of: serial) }
  func removed(_ serial: Int) -> CommitIndex { lifespans.closing(of: serial) }

  /// - Returns: The animation's place in the list.
  mutating func append(
    _ spec: AnimationSpec, key: AnimationKey, layer: LayerID, previous: Int32, at commit: CommitIndex
  ) -> Int {
    let shared = AnimationSpec(
      pace: recentPaces.shared(spec.pace), followsWorld: spec.followsWorld, effect: spec.effect)
    entries.append(Entry(spec: shared, layer: layer, key: key, previous: previous))
    lifespans.open(at: commit)
    return entries.count - 1
  }

  mutating func remove(_ serial: Int, at commit: CommitIndex) { lifespans.close(serial, at: commit) }

  /// Calls `body` with each animation attached at `commit`, in the order of adding.
  func forEach(at commit: CommitIndex, _ body: (Entry) -> Void) {
    lifespans.forEachOpen(at: commit) { body(entries[$0]) }
  }
}

/// The key of an animation, as a number; equal keys have equal numbers.
package struct AnimationKey: Equatable {
  fileprivate let number: Int32

  /// Of an animation that was added without a key.
  package static let none = AnimationKey(number: -1)
}

/// The keys that animations were added under.
struct AnimationKeys {
  private var names = Numbering<String>()

  mutating func number(of key: String?) -> AnimationKey {
    key.map { AnimationKey(number: Int32(names.number(of: $0))) } ?? .none
  }

  /// Nil for `none`.
  func key(_ key: AnimationKey) -> String? { key.number < 0 ? nil : names.values[Int(key.number)] }
}
