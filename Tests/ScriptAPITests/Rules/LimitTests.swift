import LuaBridge
import TestStages
import Testing

/// Enormous and negative numbers end in an error, or in what time reaches of them.
@Suite("Limits of gestures and collections")
struct LimitTests {
  @Test("a gesture without end has one event pending, and moves with time")
  func endlessGestures() throws {
    let text = try Stage.output(
      """
      local moves, view = 0, UIView(window.bounds)
      window:addSubview(view)
      local pan = UIPanGestureRecognizer()
      view:addGestureRecognizer(pan)
      touch:drag{from = CGPoint(20, 20), to = CGPoint(1e302, 20), duration = 1e300}
      timeline:advance(1)
      print(pan.state, pan:translation(view).x // 1)
      touch:up()
      touch:tap(40, 40, {count = 2 ^ 40 // 1 | 0})
      timeline:advance(0.2)
      """)
    #expect(text.hasPrefix("changed\t"))
  }

  @Test(
    "a collection's counts are checked",
    arguments: [
      ("-1", "1", "takes a whole number from 0 to 1000, not -1"),
      ("1000000000", "1", "takes a whole number from 0 to 1000, not 1000000000"),
      ("1", "-1", "takes a whole number from 0 to 10000, not -1"),
      ("1", "math.maxinteger", "takes a whole number from 0 to 10000, not 9.223372036854776e+18"),
    ])
  func collectionCounts(sections: String, items: String, message: String) throws {
    let stage = try Stage()
    let error = stage.run(
      """
      local list = UICollectionView(window.bounds, UICollectionViewFlowLayout())
      local source = {
        numberOfSections = function() return \(sections) end,
        collectionView_numberOfItemsInSection = function() return \(items) end,
      }
      list.dataSource = source
      window:addSubview(list)
      timeline:step()
      """)
    #expect(error == nil)
    let failure = try #require(stage.callbackErrors.first)
    #expect(failure.code == "out-of-range")
    #expect(failure.message.contains(message), "\(failure.message)")
  }

  @Test(
    "a time that cannot be is reported under the parameter it was given for",
    arguments: [
      ("timeline:seek(-1)", "time"), ("timeline:snapshot{at = 0 / 0}", "at"),
      ("timeline:export('x.png', {from = -1})", "from"), ("timeline:export('x.png', {to = -1})", "to"),
      ("timeline:export('x.png', {at = -math.huge})", "at"),
    ])
  func times(_ script: String, _ parameter: String) throws {
    let failure = try Stage.failure(script)
    #expect(failure.code == "out-of-range")
    #expect(failure.message.contains("'\(parameter)' of timeline:"), "\(failure.message)")
  }

  @Test("an image that a script has released is found again in the layer that shows it")
  func images() throws {
    let text = try Stage.output(
      """
      local layer = CALayer()
      layer.contents = UIImage{color = UIColor.red, size = CGSize(30, 20)}
      collectgarbage() collectgarbage()
      print(layer.contents.size == CGSize(30, 20), layer.contents == layer.contents)
      """)
    #expect(text == "true\ttrue")
  }
}
