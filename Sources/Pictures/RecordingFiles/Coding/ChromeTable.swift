import FrameRendering
import MotionMath
import PlainText
import RecordingKit

/// The device's drawings over the screen of a run: each once, and the time from which it is seen.
struct ChromeTable {
  private let chrome: DeviceChrome
  private let typeface: Typeface
  private var looks: [String] = []
  private var changes: [(time: Double, look: Int)] = []

  init(_ chrome: DeviceChrome, _ typeface: Typeface) { (self.chrome, self.typeface) = (chrome, typeface) }

  /// Notes the look over a screen.
  ///
  /// - Parameters:
  ///   - time: Of the screen, rising from call to call.
  ///   - events: Of the run.
  mutating func note(_ screen: Picture, at time: Double, in events: [StageEvent]) {
    var status = DeviceChrome.Status(at: time, in: events)
    // Four steps of a fade are enough: each is a picture.
    status.barOpacity = (status.barOpacity * 4).rounded() / 4
    status.indicatorOpacity = (status.indicatorOpacity * 4).rounded() / 4
    let over = chrome.over(screen, status, typeface: typeface)
    // Vectors of these few shapes are never too large.
    guard let file = try? SVGFile.encode(over) else { return }
    let text = String(decoding: file, as: UTF8.self)
    let look = looks.firstIndex(of: text) ?? looks.count
    if look == looks.count { looks.append(text) }
    if changes.last?.look != look { changes.append((time, look)) }
  }

  var text: String {
    JSONText.object([
      "corner": JSONText.number(chrome.cornerRadius), "images": JSONText.array(looks.map(JSONText.string)),
      "at": JSONText.array(changes.map { "[\(NumberText.trimmed($0.time, 6)),\($0.look)]" }),
    ])
  }
}
