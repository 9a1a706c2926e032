package import FrameRendering
package import RecordingKit

/// The state of status bar and home indicator, by a run's log.
extension DeviceChrome.Status {
  /// - Parameter time: In seconds; later events do not count.
  package init(at time: Double, in events: [StageEvent]) {
    self.init()
    for event in events where event.time <= time + 1e-9 {
      let words = event.detail.split(separator: " ")
      let opacity = words.contains("hidden=true") ? 0.0 : 1
      // Until the end of its way a change is not over.
      let way = event.fade(at: time)
      switch event.name {
      case "statusBar":
        barOpacity += (opacity - barOpacity) * way
        isLight = words.contains("style=lightContent")
      case "homeIndicator": indicatorOpacity += (opacity - indicatorOpacity) * way
      default: break
      }
    }
  }
}
