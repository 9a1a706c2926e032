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

/// Knows whether a program still refers to a request, where the program has a collector.
public protocol ObservationKeeper: AnyObject {
  /// Called before a change is reported: releases the request if nothing refers to it.
  func settle()
  /// Called once, in place of the first report, when the request is gone by then and was not invalidated.
  func observationWasLost()
}

/// The requests for one object's changes, in the order they were made. They are not kept alive.
final class KeyValueObservers {
  static var key: AttachmentKey<KeyValueObservers> { AttachmentKey("key-value observers") }

  private final class Entry {
    weak var observation: NSKeyValueObservation?
    let key: String
    /// Nil when a change was reported, or the program itself knows what it refers to.
    var newKeeper: (any ObservationKeeper)?
    let keeper: (any ObservationKeeper)?

    init(_ observation: NSKeyValueObservation, _ keeper: (any ObservationKeeper)?) {
      (self.observation, key, self.keeper, newKeeper) = (observation, observation.key, keeper, keeper)
    }
  }

  private var entries: [Entry] = []

  func add(_ observation: NSKeyValueObservation, keptBy keeper: (any ObservationKeeper)?) {
    entries.append(Entry(observation, keeper))
  }

  func remove(_ observation: NSKeyValueObservation) { entries.removeAll { $0.observation === observation } }

  /// The requests that are to be told of a change now.
  func observations(of key: String) -> [NSKeyValueObservation] {
    for entry in entries where entry.key == key { entry.keeper?.settle() }
    var notified: [NSKeyValueObservation] = []
    for entry in entries where entry.key == key {
      if let observation = entry.observation {
        notified.append(observation)
      } else {
        entry.newKeeper?.observationWasLost()
      }
      entry.newKeeper = nil
    }
    entries.removeAll { $0.observation == nil && $0.newKeeper == nil }
    return notified
  }
}

extension NSObject {
  /// A request to be notified each time `key` is set, also to the value it has (documented).
  ///
  /// - Parameters:
  ///   - key: One of `observableKeys`.
  ///   - keeper: Nil where the program itself knows what it refers to.
  public final func observation(of key: String, keptBy keeper: (any ObservationKeeper)? = nil) -> NSKeyValueObservation
  {
    let observation = NSKeyValueObservation(key, of: self)
    let observers = self[attached: KeyValueObservers.key] ?? KeyValueObservers()
    observers.add(observation, keptBy: keeper)
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
