/// One request to be notified of the changes of a property: key-value observation.
///
/// It ends when it is invalidated, or when nothing refers to it any more.
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

  deinit { invalidate() }

  public override var className: String { "NSKeyValueObservation" }

  public func invalidate() {
    object?[attached: KeyValueObservers.key]?.remove(self)
    object = nil
  }
}

/// The requests for one object's changes, in the order they were made. They are not kept alive.
final class KeyValueObservers {
  static var key: AttachmentKey<KeyValueObservers> { AttachmentKey("key-value observers") }

  private struct Entry { weak var observation: NSKeyValueObservation? }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ observation: NSKeyValueObservation) { entries.append(Entry(observation: observation)) }

  func remove(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil || $0.observation === observation }
  }

  func observations(of key: String) -> [NSKeyValueObservation] {
    entries.compactMap(\.observation).filter { $0.key == key }
  }
}

extension NSObject {
  /// A request to be notified each time `key` is set, also to the value it has (documented).
  ///
  /// - Parameter key: One of `observableKeys`.
  public final func observation(of key: String) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(key, of: self)
    let observers = self[attached: KeyValueObservers.key] ?? KeyValueObservers()
    observers.add(observation)
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
}

extension NSKeyValueObservation {
  fileprivate var isOn: Bool { object != nil }
}
