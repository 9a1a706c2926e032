// A static property that runs code when it is set.
// prints: false
struct Settings {
  private static var stored = true
  static var isOn: Bool {
    get { stored }
    set { stored = newValue }
  }
}
func turnOff() {
  Settings.isOn = false
}
turnOff()
print(Settings.isOn)
