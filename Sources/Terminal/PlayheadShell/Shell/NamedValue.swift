import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import ScriptRuntime
import TimeControl
import ViewKit

/// A value of a layer, as a person names it.
struct NamedValue {
  let layer: LayerID
  let keyPath: LayerKeyPath
  /// Lua that leads to the layer or its view; nil when no variable does.
  let owner: String?
}

extension Shell {
  /// The value `box.position.x`, or `position.x` of the first layer whose `position.x` moves; nil for other text.
  func value(named words: Substring) -> NamedValue? {
    if let path = LayerKeyPath(ofView: words) {
      let track = RunBar.all(in: session.world.recording, upTo: session.world.now).first { Self.moves($0, path) }
      return track.map {
        NamedValue(layer: $0.layer, keyPath: path, owner: LayerNames(in: session).expression(for: $0.layer))
      }
    }
    for dot in words.indices.reversed() where words[dot] == "." {
      guard let path = LayerKeyPath(ofView: words[words.index(after: dot)...]), dot > words.startIndex else { continue }
      let owner = words[..<dot]
      if let id = recordedLayer(owner) { return NamedValue(layer: id, keyPath: path, owner: String(owner)) }
      if let id = namedLayer(owner) { return NamedValue(layer: id, keyPath: path, owner: nil) }
    }
    return nil
  }

  private func recordedLayer(_ expression: Substring) -> LayerID? {
    guard let values = try? ask("return \(expression)"), let value = values.first else { return nil }
    guard case .object(let object, _) = value else { return nil }
    return Self.layer(of: object)?.recordID
  }

  private static func moves(_ track: RunBar, _ path: LayerKeyPath) -> Bool {
    (try? LayerKeyPath(track.keyPath)).map { $0.property == path.property } ?? false
  }
}
