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
}
