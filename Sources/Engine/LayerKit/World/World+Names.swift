import RecordingKit

/// How the log and messages name objects, and the notification of owners.
extension World {
  /// Adds to the event log, at the live time.
  public func log(_ name: String, _ subject: String, _ detail: String = "") {
    recording.record(StageEvent(time: now, name: name, subject: subject, detail: detail))
    memory.add(MemoryCount.Weight.event)
    eventObserver?(name)
  }

  /// Notifies the ownership observer that `object` may have other owners than before.
  public func ownersDidChange(of object: NSObject) {
    if object.isOwnershipObserved { ownership?.ownersDidChange(of: object) }
  }

  /// The next number of a layer (with its view) or a controller. They are numbered as they are made, so that printing
  /// one changes no number.
  public func nextNumber() -> Int {
    madeCount += 1
    return madeCount
  }

  /// The number printed after `#` for `object`. Other objects than layers, views and controllers get it here, on first
  /// asking, in order.
  public func serialNumber(of object: NSObject) -> Int {
    if object.serialNumber == 0 {
      lastSerialNumber += 1
      object.serialNumber = lastSerialNumber
    }
    return object.serialNumber
  }

  /// Skips the numbers up to `count`, which another world has already given out.
  public func skipNumbers(to count: Int) { lastSerialNumber = max(lastSerialNumber, count) }

  /// `UIView #3 "card"`: the log's name for an object; a view's layer has its view's.
  public func label(of object: NSObject) -> String { objectLabel(of: object).description }

  private func objectLabel(of object: NSObject) -> ObjectLabel {
    let named = (object as? CALayer)?.owner as? NSObject ?? object
    return ObjectLabel(className: named.className, serialNumber: serialNumber(of: named), name: named.debugName)
  }

  /// Adds an animation's begin (`finished` nil) or stop to the event log.
  func log(_ animation: CAAnimation, finished: Bool?) {
    guard animation.attachment.layer?.owner?.isAdornment != true else { return }
    let name = finished == nil ? "begin" : "stop"
    if let serial = animation.attachment.serial, let layer = animation.attachment.layer {
      recording.record(
        AnimationEvent(
          time: now, animation: recording.animation(serial),
          name: (layer.owner as? NSObject ?? layer).debugName, finished: finished))
      eventObserver?(name)
    } else {
      let subject = animation.attachment.layer.map { label(of: $0) } ?? "a layer that is gone"
      let key = recording.key(animation.attachment.key).map { "\"\($0)\" " } ?? ""
      let end = finished.map { " finished=\($0)" } ?? ""
      log(name, subject, "\(key)\(animation.whatMoves) over \(animation.duration)\(end)")
    }
  }
}
