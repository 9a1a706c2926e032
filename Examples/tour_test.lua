-- The tour's swipe under test: an app's transition is checked against what it promises, without a device.
--
--   playhead test Examples               each test in a world of its own, at time 0
--   playhead test Examples -r junit      for a machine

before_each(function() loadfile("tour.lua")("stage") end)

local function edge() return list.presentedViewController.view.layer:presentation().frame.minX end

describe("The swipe", function()
  it("is half way at half its time", function()
    swipe()
    timeline:advance(0.2)
    assert.near(window.bounds.width / 2, edge())
  end)

  it("never moves by more than a tenth of the screen in a frame", function()
    local before = window.bounds.width
    swipe()
    repeat
      timeline:step()
      assert.is_true(before - edge() <= window.bounds.width / 10)
      before = edge()
    until before == 0
    assert.near(0.4, timeline.now, 1 / timeline.fps)
  end)

  it("tells the list that it is gone, once, when it is", function()
    swipe()
    timeline:run()
    local told = timeline:events("viewDidDisappear")
    assert.equals(1, #told)
    assert.near(0.4, told[1].time)
  end)

  it("leaves nothing behind when it is cancelled, wherever that is", function()
    for _, fraction in ipairs{0.01, 0.5, 0.99} do
      timeline:mark("before")
      timeline:advance(0.1)
      swipe()
      timeline:begin()
      timeline:update(fraction)
      timeline:cancel()
      timeline:run()
      assert.equals("", timeline:diff("@before"))
      assert.is_nil(list.presentedViewController)
    end
  end)
end)
