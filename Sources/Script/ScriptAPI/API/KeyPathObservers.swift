import LayerKit
import ScriptRuntime

extension Catalog {
  /// The older form of observing a property: by an object with a method `observeValue`.
  static func declareKeyPathObservers(_ c: inout ClassBuilder<NSObject>) {
    let observer = Parameter(nil, "observer", .object("NSObject"), "The object whose observeValue is called.")
    let keyPath = Parameter("forKeyPath", "keyPath", .string, "The property.")
    c.method(
      "addObserver",
      [
        observer, keyPath,
        Parameter("options", nil, .options(observingOptions), isOptional: true, "What change shall have."),
        Parameter("context", nil, .optional(.any), isOptional: true, "Ignored: a closure knows its own."),
      ], changesWorld: true, "Calls observeValue(keyPath, object, change) each time a property is set."
    ) { object, call in
      let (observer, key) = (try call.object(0, NSObject.self), try call.string(1))
      let options = call.has(2) ? try call[2].words() : []
      let property = try observable(key, of: object, call, at: 1)
      try call.session.callbacks.expectMethod("observeValue", of: call[0])
      let callbacks = call.session.callbacks
      let observation = object.observation(of: key)
      let state = ObservedProperty(object, property, options, in: call.session)
      let kept = object[attached: KeyPathObservers.key] ?? KeyPathObservers()
      object[attached: KeyPathObservers.key] = kept
      kept.entries.append((KeyPathObservers.Observer(object: observer), observation))
      state.report(observation) { [weak observer, weak callbacks] object, change in
        guard let observer, let callbacks else { return }
        _ = callbacks.call("observeValue", of: observer, [.string(key), object, .table(change)]) { _ in }
      }
      return .none
    }
    c.method(
      "removeObserver",
      [
        observer, keyPath,
        Parameter("context", nil, .optional(.any), isOptional: true, "Ignored."),
      ], changesWorld: true, "Ends what addObserver began."
    ) { object, call in
      let (observer, key) = (try call.object(0, NSObject.self), try call.string(1))
      let kept = object[attached: KeyPathObservers.key]
      guard let kept, let index = kept.index(of: observer, key) else {
        let keys = kept?.entries.filter { $0.observer.object === observer }.map(\.observation.key) ?? []
        throw ScriptFailure.notThere(kind: "observation", name: key, known: keys)
      }
      kept.entries.remove(at: index).observation.invalidate()
      return .none
    }
  }
}

/// The observers by key path of one object, which does not keep them alive (documented), and what they asked for.
private final class KeyPathObservers {
  struct Observer { weak var object: NSObject? }

  static var key: AttachmentKey<KeyPathObservers> { AttachmentKey("key path observers") }

  var entries: [(observer: Observer, observation: NSKeyValueObservation)] = []

  /// The latest request of an observer for a key.
  func index(of observer: NSObject, _ key: String) -> Int? {
    entries.lastIndex { $0.observer.object === observer && $0.observation.key == key }
  }
}
