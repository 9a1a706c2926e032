import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiEvent = ClassDeclaration(UIEvent.self, "UIEvent", "A change of one or more touches.") { c in
    c.weight = 2_560
    c.number("timestamp", .seconds, "The time of the change.", { $0.timestamp })
    c.value(
      "allTouches", .array(.object("UITouch")),
      "All fingers on the screen, and those just lifted, in the order they went down; a new array.",
      { .objects($1.allTouches) })
    c.method(
      "touches", [Parameter("for", "view", .object("UIView"), "A view.")], returns: .array(.object("UITouch")),
      "The touches that began in a view; a new array."
    ) { .objects($0.touches(for: try $1.object(0))) }
    c.example(
      """
      local Pad = class("Pad", UIView)
      function Pad:touchesBegan(touches, event) print(#touches, #event.allTouches) end
      window:addSubview(Pad(CGRect(0, 0, 100, 100)))
      touch:down(30, 40)   --> 1	1
      """)
  }
}
