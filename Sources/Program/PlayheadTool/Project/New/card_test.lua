-- playhead test: each test has a world of its own, at time 0.
require "card"

describe("The card", function()
  it("covers the list when it is open", function()
    timeline:run()
    assert.equals(card, list.presentedViewController)
    assert.equals(window.bounds, card.view.frame)
  end)

  it("is half way up after half the time", function()
    timeline:run()
    close()
    timeline:advance(0.2)
    -- The curve is the same both ways: half the time is half the way.
    assert.near(window.bounds.height, card.view.layer:presentation().position.y)
  end)

  it("comes back when a finger does not pull it far", function()
    timeline:run()
    touch:drag(CGPoint(196, 100), CGPoint(196, 200), 0.3)
    timeline:run()
    assert.equals(card, list.presentedViewController)
  end)

  it("breaks in no way it can go", function()
    timeline:run()
    assert.transition(close)
  end)
end)
