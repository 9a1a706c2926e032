import MotionMath
import Testing
import ViewKit

@Suite("Device") struct DeviceTests {
  @Test("is found by its name in either case, and by its size")
  func parses() {
    #expect(Device("iphone se")?.size == CGSize(width: 375, height: 667))
    #expect(Device("375x667@3")?.scale == 3)
    #expect(Device("375x667")?.scale == 2)
    for text in ["", "iPhone", "375", "x667", "375x667@", "0x10", "375x667@2@2", "nanx5"] {
      #expect(Device(text) == nil, "\(text)")
    }
  }

  /// The published lists agree on these: above and below upright, at both sides and below lying, the status bar.
  static let areas: [(screen: String, top: Double, bottom: Double, side: Double, foot: Double, bar: Double)] = [
    ("iPhone 5s", 20, 0, 0, 0, 20), ("iPhone SE", 20, 0, 0, 0, 20), ("iPhone 8 Plus", 20, 0, 0, 0, 20),
    ("iPhone 13 mini", 50, 34, 50, 21, 50), ("iPhone X", 44, 34, 44, 21, 44),
    ("iPhone 11", 48, 34, 48, 21, 48), ("iPhone 11 Pro Max", 44, 34, 44, 21, 44),
    ("iPhone 13", 47, 34, 47, 21, 47), ("iPhone 14 Plus", 47, 34, 47, 21, 47),
    ("iPhone 14", 47, 34, 47, 21, 47), ("iPhone 14 Pro", 59, 34, 59, 21, 54), ("iPhone 16", 59, 34, 59, 21, 54),
    ("iPhone 15 Pro", 59, 34, 59, 21, 54), ("iPhone 17", 62, 34, 62, 21, 54),
    ("iPhone 15", 59, 34, 59, 21, 54), ("iPhone 15 Pro Max", 59, 34, 59, 21, 54),
    ("iPhone 16 Pro", 62, 34, 62, 21, 54), ("iPhone 16 Pro Max", 62, 34, 62, 21, 54),
  ]

  @Test("the safe areas of the devices, upright and lying", arguments: areas.indices)
  func safeAreas(_ index: Int) throws {
    let row = Self.areas[index]
    let screen = UIScreen(try #require(Device(row.screen)))
    #expect(screen.safeAreaInsets == UIEdgeInsets(top: row.top, left: 0, bottom: row.bottom, right: 0))
    #expect(screen.statusBarFrame.height == row.bar)
    screen.bounds.size = CGSize(width: screen.bounds.height, height: screen.bounds.width)
    #expect(screen.safeAreaInsets == UIEdgeInsets(top: 0, left: row.side, bottom: row.foot, right: row.side))
    #expect(screen.statusBarFrame.height == 0)
  }

  @Test(
    "a screen given by its size has the safe area of that size; an unknown one has none",
    arguments: [
      ("375x667@2", 20.0, 0.0), ("320x568@2", 20, 0), ("414x736@3", 20, 0), ("375x812@3", 44, 34),
      ("414x896@2", 48, 34),
      ("414x896@3", 44, 34),
      ("390x844@3", 47, 34), ("428x926@3", 47, 34), ("393x852@3", 59, 34), ("430x932@3", 59, 34), ("402x874@3", 62, 34),
      ("440x956@3", 62, 34), ("393x852", 59, 34), ("820x1180@2", 24, 20), ("100x40@1", 0, 0),
    ])
  func bySize(_ text: String, _ top: Double, _ bottom: Double) throws {
    let device = try #require(Device(text))
    #expect(device.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(device.hasUnknownSafeArea == (text == "100x40@1"))
    #expect(device.name == text)
  }

  @Test("a pad has the same safe area in both orientations", arguments: [("iPad", 24.0, 20.0), ("iPad 9", 20, 0)])
  func pads(_ name: String, _ top: Double, _ bottom: Double) throws {
    let screen = UIScreen(try #require(Device(name)))
    for _ in 0..<2 {
      #expect(screen.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
      #expect(screen.statusBarFrame.height == top)
      screen.bounds.size = CGSize(width: screen.bounds.height, height: screen.bounds.width)
    }
  }
}
