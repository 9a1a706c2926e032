import Limits
import MotionMath
import RecordingExport
import Testing
import ViewKit

@testable import FrameRendering

@Suite("Devices around pictures") struct DeviceChromeTests {
  static let notched = Device.all.filter { if case .notch = DeviceChrome(screen($0)).housing { true } else { false } }

  private static func screen(_ device: Device) -> UIScreen { UIScreen(device) }

  /// White signs on a black app, twice as large.
  private func bitmap(of chrome: DeviceChrome, showsBar: Bool = true) throws -> Bitmap {
    var status = DeviceChrome.Status()
    (status.isLight, status.barOpacity, status.indicatorOpacity) = (true, showsBar ? 1 : 0, 0)
    return try chrome.framed(Picture(size: chrome.size, ground: .black), status, typeface: .embedded, ground: .black)
      .bitmap(scale: 2, room: PixelRoom(bytes: 1 << 26))
  }

  /// How many pixels of a part of the screen, in points, are not black.
  private func lit(_ bitmap: Bitmap, _ part: CGRect) -> Int {
    var count = 0
    let rim = DeviceChrome.rim
    for y in Int((part.minY + rim) * 2)..<Int((part.maxY + rim) * 2) {
      for x in Int((part.minX + rim) * 2)..<Int((part.maxX + rim) * 2) where bitmap[x, y] & 0xffffff != 0 { count += 1 }
    }
    return count
  }

  @Test("the phones of the years with a notch have one")
  func devices() {
    #expect(
      Self.notched.map(\.name).sorted() == [
        "iPhone 11", "iPhone 11 Pro Max", "iPhone 13", "iPhone 13 mini", "iPhone 14", "iPhone 14 Plus", "iPhone X",
      ])
  }

  @Test(
    "the home indicator is white on what is dark and black on what is light, whatever the status bar is",
    // The least dark grey, the darkest light one; pure blue is dark, and yellow is light.
    arguments: [(0x7f7f7f, true), (0x808080, false), (0x0000ff, true), (0xffff00, false)], [true, false])
  func indicator(_ behind: (color: Int, isDark: Bool), _ isLight: Bool) throws {
    func channel(_ shift: Int) -> Double { Double(behind.color >> shift & 255) / 255 }
    let color = CGColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    let chrome = DeviceChrome(
      size: CGSize(width: 300, height: 100), cornerRadius: 0, housing: .none, statusBarHeight: 0, hasHomeIndicator: true
    )
    var screen = Picture(size: chrome.size, ground: behind.isDark ? .white : .black)
    let foot = CGRect(x: 0, y: 80, width: 300, height: 20)
    screen.commands = [DrawingCommand(.fill(.rect(foot), .color(color), .identity), bounds: foot)]
    var status = DeviceChrome.Status()
    status.isLight = isLight
    let bitmap = try chrome.framed(screen, status, typeface: .embedded, ground: .black).bitmap(scale: 1)
    // 13 above the screen's lower edge, in its middle; the rim is 12.
    #expect(bitmap[162, 12 + 89] & 0xffffff == (behind.isDark ? 0xffffff : 0))
  }

  @Test("the status bar is beside the notch, whole and not under it", arguments: notched)
  func notch(_ device: Device) throws {
    let chrome = DeviceChrome(Self.screen(device))
    guard case .notch(let width, let height) = chrome.housing else { return }
    let ear = (chrome.size.width - width) / 2
    let bitmap = try bitmap(of: chrome)
    #expect(lit(bitmap, CGRect(x: ear, y: 0, width: width, height: height)) == 0)
    let left = lit(bitmap, CGRect(x: 0, y: 0, width: ear, height: device.safeAreaInsets.top))
    let right = lit(bitmap, CGRect(x: ear + width, y: 0, width: ear, height: device.safeAreaInsets.top))
    #expect(left > 100 && right > 100)
    // On a screen with square corners and without a notch the same is seen: nothing was cut away.
    let bare = DeviceChrome(
      size: chrome.size, cornerRadius: 0, housing: .notch(width: width, height: 0),
      statusBarHeight: chrome.statusBarHeight, hasHomeIndicator: false)
    let all = CGRect(x: 0, y: 0, width: chrome.size.width, height: device.safeAreaInsets.top)
    #expect(lit(try self.bitmap(of: bare), all) == left + right)
  }
}
