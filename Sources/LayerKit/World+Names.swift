import RecordingKit

/// What the log and messages call things, and who is told of owners.
extension World {
  /// Adds to the event log, at the live time.
  public func log(_ name: String, _ subject: String, _ detail: String = "") {
    recording.record(StageEvent(time: now, name: name, subject: subject, detail: detail))
    eventObserver?(name)
  }

  /// Tells the script side that `object` may have other owners than before.
  public func ownersDidChange(of object: NSObject) {
    if object.hasScriptSide { ownership?.ownersDidChange(of: object) }
  }

  /// The number printed after `#` for `object`: given on first asking, in order.
  public func serialNumber(of object: NSObject) -> Int {
    if object.serialNumber == 0 {
      lastSerialNumber += 1
      object.serialNumber = lastSerialNumber
    }
    return object.serialNumber
  }

  /// Gives `object` the number it had in a world like this one, and says how many numbers were given there.
  public func renumber(_ object: NSObject?, as number: Int, of count: Int) {
    object?.serialNumber = number
    lastSerialNumber = max(lastSerialNumber, count)
  }

  /// `UIView #3 "card"`: how the log and messages name an object.
  public func label(of object: NSObject) -> String { objectLabel(of: object).description }

  func objectLabel(of object: NSObject) -> ObjectLabel {
    ObjectLabel(className: object.className, serialNumber: serialNumber(of: object), name: object.debugName)
  }

  /// Adds an animation's begin (`finished` nil) or stop to the event log.
  func log(_ attached: AttachedAnimation, finished: Bool?) {
    if let record = attached.record, let layer = attached.layer {
      recording.record(
        AnimationEvent(time: now, animation: record, layer: objectLabel(of: layer), finished: finished))
      eventObserver?(finished == nil ? "begin" : "stop")
    } else {
      let subject = attached.layer.map { label(of: $0) } ?? "a layer that is gone"
      log(finished == nil ? "begin" : "stop", subject, attached.summary + (finished.map { " finished=\($0)" } ?? ""))
    }
  }
}
