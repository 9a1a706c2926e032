import TestStages
import Testing

/// Apple documents that the flags follow Settings, that each change is posted, and that cross fades are preferred only while
/// Reduce Motion is on, too.
@Suite("Reduced motion") struct ReducedMotionTests {
  private static let observers = """
    posted = {}
    for _, name in ipairs {"reduceMotionStatusDidChangeNotification", "prefersCrossFadeTransitionsStatusDidChange"} do
      NotificationCenter.default:addObserver{forName = UIAccessibility[name], using = function()
        posted[#posted + 1] = name:sub(1, 6) .. tostring(UIAccessibility.isReduceMotionEnabled)
      end}
    end

    """

  @Test("the flags follow the device's switches")
  func flags() throws {
    let printed = try Stage.output(
      """
      local function show() print(UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions) end
      show()
      device.prefersCrossFadeTransitions = true; show()
      device.reduceMotion = true; show()
      device.prefersCrossFadeTransitions = false; show()
      """)
    #expect(printed == "false\tfalse\nfalse\tfalse\ntrue\ttrue\ntrue\tfalse")
  }

  @Test("a change is posted in the next turn, once, and what changes nothing is not")
  func posted() throws {
    let printed = try Stage.output(
      Self.observers + """
        device.reduceMotion = true; print(#posted)
        timeline:advance(0)
        device.reduceMotion = true; timeline:advance(0); print(table.concat(posted, " "))
        -- Both flags change with the first switch while the second is on.
        device.prefersCrossFadeTransitions = true; timeline:advance(0)
        device.reduceMotion = false; timeline:advance(0); print(table.concat(posted, " "))
        """)
    #expect(printed == "0\nreducetrue\nreducetrue prefertrue reducefalse preferfalse")
  }
}
