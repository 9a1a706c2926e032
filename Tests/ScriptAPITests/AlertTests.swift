import LuaBridge
import TestStages
import TestSupport
import Testing

/// `UIAlertController`. Motion, dimming and measures: recorded on an iPhone with iOS 27 (A); the sheet at its source: WWDC25-284 (D).
@Suite("Alerts") struct AlertTests {
  private static let stage = """
    list = UIViewController()
    window.rootViewController = list
    function alert(style, ...)
      local made = UIAlertController{title = "Delete?", message = "It is gone then.", preferredStyle = style or "alert"}
      for _, action in ipairs{...} do made:addAction(action) end
      return made
    end
    function action(title, style, handler) return UIAlertAction{title = title, style = style or "default", handler = handler} end
    function buttons(alert)
      local found = {}
      for _, view in ipairs(alert.view.subviews) do if view:isKind(UIButton) then found[#found + 1] = view end end
      return found
    end
    function button(alert, title)
      for _, view in ipairs(buttons(alert)) do if view.currentTitle == title then return view end end
    end
    function titles(alert)
      local names = {}
      for _, view in ipairs(buttons(alert)) do names[#names + 1] = view.currentTitle end
      return table.concat(names, " ")
    end
    function show(alert, time)
      list:present(alert, true)
      if time then timeline:advance(time) else timeline:run() end
      return alert
    end
    timeline:run()

    """

  private func lines(_ script: String) throws -> [String] {
    try Stage.output(Self.stage + script).split(separator: "\n").map(String.init)
  }

  /// The rest of a way after t seconds: (1 + ωt) e^(-ωt), ω = 2π / 0.2749, by hand.
  static let course: [(Double, Double)] = [(0.05, 0.68338), (0.1, 0.33418), (0.2, 0.05763)]

  @Test("it comes from 1.199 of its size and by its opacity, and goes by its opacity alone", arguments: course)
  func motion(_ sample: (Double, Double)) throws {
    let values = try lines(
      """
      local shown = show(alert("alert", action("OK")), \(sample.0))
      local layer = shown.view.layer:presentation()
      print(layer.opacity, layer.transform.m11)
      timeline:run()
      list:dismiss(true)
      timeline:advance(\(sample.0))
      layer = shown.view.layer:presentation()
      print(layer.opacity, layer.transform.m11)
      """
    ).flatMap { $0.split(separator: "\t").compactMap { Double($0) } }
    try #require(values.count == 4)
    let expected = [1 - sample.1, 1 + 0.199 * sample.1, sample.1, 1]
    for (value, wanted) in zip(values, expected) { #expect(abs(value - wanted) < 0.001, "\(values) \(expected)") }
  }

  @Test(
    "the card is 320 wide with corners of 34 in the middle, over black at 0.2; buttons are 48 high, 16 in and 8 apart")
  func measures() throws {
    #expect(
      try lines(
        """
        local shown = show(alert("alert", action("Delete", "destructive"), action("Keep", "cancel")))
        local frame, room = shown.view.frame, window.bounds
        print(frame.width, shown.view.layer.cornerRadius, frame.midX == room.midX, frame.midY == room.midY)
        print(titles(shown))
        local first, second = buttons(shown)[1].frame, buttons(shown)[2].frame
        print(first.minX, first.height, second.minX - first.maxX, 320 - second.maxX, first.minY == second.minY)
        print(frame.height - first.maxY)
        local dimmed = shown.view.superview.subviews[1]
        print(dimmed.alpha, dimmed.backgroundColor == UIColor.black)
        """) == [
          "320.0\t34.0\ttrue\ttrue", "Keep Delete", "16.0\t48.0\t8.0\t16.0\ttrue", "16.0", "0.2\ttrue",
        ])
  }

  @Test("of more than two actions the cancel button is the last of a column; text fields stand above")
  func column() throws {
    #expect(
      try lines(
        """
        local made = alert("alert", action("Cancel", "cancel"), action("One"), action("Two"))
        made:addTextField(function(field) field.placeholder = "Name" end)
        made:addTextField()
        show(made)
        print(titles(made), #made.textFields, made.textFields[1].placeholder)
        local all = buttons(made)
        print(all[2].frame.minY - all[1].frame.maxY, all[1].frame.width, made.textFields[2].frame.maxY < all[1].frame.minY)
        """) == ["One Two Cancel\t2\tName", "8.0\t288.0\ttrue"])
  }

  @Test("the handler is called after the dismissal, 0.45 s after the finger was lifted, once")
  func handler() throws {
    #expect(
      try lines(
        """
        local lifted
        local shown = show(alert("alert", action("OK", "default", function(chosen)
          print(chosen.title, list.presentedViewController, string.format("%.2f", timeline.now - lifted))
        end), action("No", "cancel", function() print("no") end)))
        local middle = button(shown, "OK"):convert{CGPoint(10, 10), to = window}
        touch:down(middle)
        timeline:step(2)
        touch:up()
        lifted = timeline.now
        timeline:step(2)
        touch:tap(middle)
        timeline:run()
        """) == ["OK\tnil\t0.45"])
  }

  @Test("a disabled action takes no taps; enabled again it does; the preferred one stands out")
  func states() throws {
    #expect(
      try lines(
        """
        local save = action("Save", "default", function() print("saved") end)
        save.isEnabled = false
        local made = alert("alert", save)
        made.preferredAction = save
        show(made)
        print(button(made, "Save").isEnabled, button(made, "Save").backgroundColor == UIColor.systemBlue)
        save.isEnabled = true
        touch:tap(button(made, "Save"))
        timeline:run()
        print(list.presentedViewController)
        """) == ["false\ttrue", "saved", "nil"])
  }

  @Test("it is let go with its handlers")
  func freed() throws {
    #expect(
      try lines(
        """
        local held = setmetatable({}, {__mode = "k"})
        do
          local made = alert("alert", action("OK", "default", function() end))
          held[made.actions[1]] = true
          show(made)
          list:dismiss(true)
          timeline:run()
        end
        collectgarbage() collectgarbage()
        print(next(held))
        """) == ["nil"])
  }

  @Test("a second cancel action is an error, as is a preferred action of another alert; the first stays")
  func mistakes() throws {
    let second = try Stage.failure(
      Self.stage + "alert('alert', action('a', 'cancel'), action('b', 'cancel'))")
    #expect(second.message.contains("can have no second one"), "\(second.message)")
    let preferred = try Stage.failure(Self.stage + "alert().preferredAction = action('a')")
    #expect(preferred.message.contains("an action that was added with addAction"), "\(preferred.message)")
    let style = try Stage.failure(Self.stage + "alert('menu')")
    #expect(style.message.contains("actionSheet") && style.message.contains("alert"), "\(style.message)")
    #expect(
      try lines(
        """
        show(alert())
        list:dismiss(false)
        local made = show(alert("alert", action("OK")))
        made:addAction(action("Later"))
        for _, one in ipairs(UIApplication.shared.warnings) do print(one.code) end
        print(titles(made))
        """) == ["alert-without-actions", "alert-is-shown", "OK Later"])
  }

  // MARK: Action sheets

  @Test("at its source it grows out of it on iOS 26, without a cancel button: a tap outside runs cancel")
  func source() throws {
    #expect(
      try lines(
        """
        UIApplication.shared.barEra = "glass"
        local source = UIView(CGRect(40, 200, 60, 30))
        list.view:addSubview(source)
        local made = alert("actionSheet", action("Copy"), action("Cancel", "cancel", function() print("cancelled") end))
        made.popoverPresentationController.sourceView = source
        list:present(made, true)
        timeline:step(0)
        timeline:step(0)
        local layer = made.view.layer:presentation()
        print(layer.transform.m11, math.abs(layer.position.y - 243) < 3)
        timeline:run()
        print(titles(made), made.view.frame.minY)
        touch:tap(CGPoint(200, 800))
        timeline:run()
        print(list.presentedViewController)
        """) == ["0.01\ttrue", "Copy\t243.0", "cancelled", "nil"])
  }

  @Test("without a source it is a card at the lower edge, on iOS 26 an alert in the middle")
  func withoutSource() throws {
    let script = """
      local made = show(alert("actionSheet", action("Copy"), action("Cancel", "cancel")))
      print(made.view.frame.midY == window.bounds.midY, made.view.frame.maxY > window.bounds.height - 50, titles(made))
      """
    #expect(try lines(script) == ["false\ttrue\tCancel Copy"])
    #expect(try lines("UIApplication.shared.barEra = 'glass' " + script) == ["true\tfalse\tCancel Copy"])
  }

  @Test("it is scrubbed, and taken back, as any transition")
  func scrubbed() throws {
    #expect(
      try lines(
        """
        local made = alert("alert", action("OK"))
        list:present(made, true)
        timeline:step(2)
        timeline:begin()
        timeline:update(0.5)
        timeline:cancel()
        timeline:run()
        print(list.presentedViewController, made.view.window, made.view.alpha, made.view.transform.a)
        show(made)
        print(list.presentedViewController == made, made.view.alpha)
        """) == ["nil\tnil\t1.0\t1.0", "true\t1.0"])
  }
}
