import LayerKit
package import RecordingKit
package import ViewKit

/// Every line of a script that has set something, with the time at which it did, for those who compare values of any moment.
///
/// Layers go by their numbers: a layer that is gone is asked for, too.
struct SettingHistory {
  private struct Setting {
    /// 0 for what is no layer.
    let layer: Int
    let name: String
    let time: Double
    let place: WarningReport.Place
  }

  /// In the order of time.
  private var settings: [Setting] = []

  /// - Parameters:
  ///   - object: A layer, for a view its layer, or anything else.
  ///   - name: Of the property or the method.
  mutating func note(_ object: NSObject, _ name: String, at time: Double, _ place: WarningReport.Place) {
    let layer = (object as? CALayer)?.serialNumber ?? 0
    settings.append(Setting(layer: layer, name: name, time: time, place: place))
  }

  /// The line that has set one of some properties of a layer last, up to a time; nil where none has.
  func place(of names: [String], of layer: Int, by time: Double) -> WarningReport.Place? {
    settings.last { $0.layer == layer && $0.time <= time + Self.grain && names.contains($0.name) }?.place
  }

  /// The line that has set anything last, up to a time.
  func lastPlace(by time: Double) -> WarningReport.Place? { settings.last { $0.time <= time + Self.grain }?.place }

  /// A traced time is rounded to a microsecond.
  private static let grain = 1e-6
}

extension ScriptSession {
  /// Remembers from now on each line that sets something, with its time.
  package func keepSettings() { settingLines = SettingLines(in: self, keepsAll: true) }

  /// The line by which a property of a layer has its value at a time: it has set the property, or begun an animation of it.
  /// Nil where none has, and where nothing was remembered.
  ///
  /// - Parameter property: As traces call it, `isOnScreen` and `sublayers` among them.
  package func settingLine(of property: String, of layer: LayerID, by time: Double) -> WarningReport.Place? {
    world.recording.node(layer).flatMap { settingLines?.place(of: property, ofLayer: $0.number, by: time) }
  }

  /// The line that has set anything last, up to a time.
  package func lastSettingLine(by time: Double) -> WarningReport.Place? { settingLines?.history?.lastPlace(by: time) }
}
