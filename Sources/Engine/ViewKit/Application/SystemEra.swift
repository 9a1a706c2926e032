/// The systems whose behaviour can be asked for as a whole: a script then runs as on that of its number.
public enum SystemEra: String, CaseIterable, Sendable, Codable {
  case iOS18 = "18"
  case iOS26 = "26"

  /// Its settings; each can be set again afterwards.
  public var settings: BehaviorSettings {
    var settings = BehaviorSettings()
    guard self == .iOS26 else { return settings }
    settings.barEra = .glass
    settings.navigationEra = .fluid
    settings.sheetEra = .floating
    settings.touchBlocking = .none
    return settings
  }
}
