/// One request to be notified of the changes of a property: key-value observation.
///
/// It ends when it is invalidated, or when nothing refers to it any more (documented).
public final class NSKeyValueObservation: NSObject {
  public let key: String
  fileprivate weak var object: NSObject?
  /// Called before and after the property is set.
  public var willChange: () -> Void = {}
  public var didChange: () -> Void = {}

  fileprivate init(_ key: String, of object: NSObject) {
    self.key = key
    self.object = object
  }

  public override var className: String { "NSKeyValueObservation" }

  public func invalidate() {
    object?[attached: KeyValueObservers.key]?.remove(self)
    object = nil
  }
}

/// The requests for one object's changes, in the order they were made. They are not kept alive.
final class KeyValueObservers {
  static var key: AttachmentKey<KeyValueObservers> { AttachmentKey("key-value observers") }

  private struct Entry {
    weak var observation: NSKeyValueObservation?
    let key: String
    /// Finds out whether anything still refers to the request; see `observation(of:settle:whenLost:)`.
    let settle: () -> Void
    /// Called when it is gone before the first change; nil after a change.
    var whenLost: (() -> Void)?
  }

  private var entries: [Entry] = []

  func add(_ observation: NSKeyValueObservation, settle: @escaping () -> Void, whenLost: @escaping () -> Void) {
    entries.removeAll { $0.observation == nil && $0.whenLost == nil }
    entries.append(Entry(observation: observation, key: observation.key, settle: settle, whenLost: whenLost))
  }

  func remove(_ observation: NSKeyValueObservation) { entries.removeAll { $0.observation === observation } }

  /// The requests that are to be told of a change now.
  func observations(of key: String) -> [NSKeyValueObservation] {
    // What settles may release requests, and so change the list.
    for settle in entries.filter({ $0.key == key }).map(\.settle) { settle() }
    var lost: [() -> Void] = []
    for index in entries.indices where entries[index].key == key {
      if entries[index].observation == nil, let whenLost = entries[index].whenLost { lost.append(whenLost) }
      entries[index].whenLost = nil
    }
    entries.removeAll { $0.observation == nil && $0.whenLost == nil }
    for whenLost in lost { whenLost() }
    return entries.compactMap { $0.key == key ? $0.observation : nil }
  }
}

extension NSObject {
  /// A request to be notified each time `key` is set, also to the value it has (documented).
  ///
  /// - Parameters:
  ///   - key: One of `observableKeys`.
  ///   - settle: Called before each change is reported. Releases the request where nothing refers to it, which a program
  ///     with a collector does not know by itself.
  ///   - whenLost: Called once, in place of the first report, when the request is gone by then and was not invalidated.
  public final func observation(
    of key: String, settle: @escaping () -> Void = {}, whenLost: @escaping () -> Void = {}
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(key, of: self)
    let observers = self[attached: KeyValueObservers.key] ?? KeyValueObservers()
    observers.add(observation, settle: settle, whenLost: whenLost)
    self[attached: KeyValueObservers.key] = observers
    isObserved = true
    return observation
  }

  /// Sets a property that observers may be notified of: before and after `change`.
  public final func report(_ key: String, _ change: () -> Void) {
    let observations = self[attached: KeyValueObservers.key]?.observations(of: key) ?? []
    for observation in observations { observation.willChange() }
    change()
    for observation in observations where observation.isOn { observation.didChange() }
  }

  /// For the `willSet` of a stored property; with `didChangeValue` it is what `report` is for others.
  public final func willChangeValue(_ key: StaticString) {
    guard isObserved, let observers = self[attached: KeyValueObservers.key] else { return }
    for observation in observers.observations(of: key.description) { observation.willChange() }
  }

  public final func didChangeValue(_ key: StaticString) {
    guard isObserved, let observers = self[attached: KeyValueObservers.key] else { return }
    for observation in observers.observations(of: key.description) where observation.isOn { observation.didChange() }
  }
}

extension NSKeyValueObservation {
  fileprivate var isOn: Bool { object != nil }
}
