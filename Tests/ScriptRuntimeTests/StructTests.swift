import LuaBridge
import TestStages
import Testing

/// Rules 10 and 12: structs are values, numbers are checked.
@Suite("Structs")
struct StructTests {
  @Test(
    "a rectangle is made in three ways",
    arguments: [
      "CGRect(1, 2, 3, 4)", "CGRect{x = 1, y = 2, width = 3, height = 4}",
      "CGRect{origin = CGPoint(1, 2), size = CGSize(3, 4)}",
    ])
  func making(expression: String) throws {
    #expect(try Stage.output("print(\(expression), \(expression) == CGRect(1, 2, 3, 4))") == "CGRect(1, 2, 3, 4)\ttrue")
  }

  @Test(
    "a property takes the struct, or a table of its numbers",
    arguments: [
      "CGRect(1, 2, 3, 4)", "{1, 2, 3, 4}", "{x = 1, y = 2, width = 3, height = 4}",
      "{origin = {1, 2}, size = CGSize(3, 4)}",
    ])
  func tables(value: String) throws {
    #expect(try Stage.output("window.frame = \(value) print(window.frame)") == "CGRect(1, 2, 3, 4)")
  }

  @Test(
    "a nested write reaches the object",
    arguments: [
      ("frame.x = 10", "CGRect(10, 2, 3, 4)"), ("frame.origin.x = 10", "CGRect(10, 2, 3, 4)"),
      ("frame.size = {width = 5, height = 6}", "CGRect(1, 2, 5, 6)"),
      ("layer.bounds.size.width = 9", "CGRect(-2, 2, 9, 4)"),
    ])
  func nested(write: String, frame: String) throws {
    #expect(try Stage.output("local v = UIView(CGRect(1, 2, 3, 4)) v.\(write) print(v.frame)") == frame)
  }

  @Test("what was read is a snapshot")
  func snapshot() throws {
    let text = try Stage.output(
      """
      local view = UIView(CGRect(1, 2, 3, 4))
      local old = view.frame
      view.frame = CGRect(0, 0, 9, 9)
      print(old)
      view.frame = old
      print(view.frame)
      """)
    #expect(text == "CGRect(1, 2, 3, 4)\nCGRect(1, 2, 3, 4)")
  }

  @Test(
    "NaN is refused with the name of what it was given for",
    arguments: [
      ("window.alpha = 0/0", "UIView.alpha"), ("window.center = CGPoint(0/0, 1)", "'x' of CGPoint"),
      ("window.center = {x = 0/0, y = 1}", "UIView.center.x takes"),
      ("UIView.animate(0/0, function() end)", "'duration' of UIView.animate"),
    ])
  func notANumber(script: String, place: String) throws {
    let error = try Stage.failure(script)
    #expect(error.code == "out-of-range")
    #expect(error.message.hasPrefix(place))
  }

  @Test("infinity is taken where it means for ever, and nowhere else")
  func infinity() throws {
    #expect(try Stage.output("local a = CABasicAnimation() a.repeatCount = math.huge print(a.repeatCount)") == "inf")
    #expect(try Stage.failure("CABasicAnimation().duration = math.huge").code == "out-of-range")
  }

  @Test("a colour is a struct, a word of the system's, or text")
  func colours() throws {
    let text = try Stage.output(
      """
      local view = UIView()
      view.backgroundColor = "#ff0000"
      print(view.backgroundColor == UIColor.red, UIColor{white = 1} == UIColor(1, 1, 1, 1))
      """)
    #expect(text == "true\ttrue")
  }
}
