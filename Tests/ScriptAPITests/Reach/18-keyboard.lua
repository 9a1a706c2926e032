-- The window is 393 by 852; 34 points at its bottom are not safe.
local told = {}
local function listen(name)
  NotificationCenter.default:addObserver{forName = UIResponder[name], using = function(note)
    local info = note.userInfo
    told[#told + 1] = {name, timeline.now, info[UIResponder.keyboardFrameBeginUserInfoKey].minY,
      info[UIResponder.keyboardFrameEndUserInfoKey], info[UIResponder.keyboardAnimationDurationUserInfoKey],
      info[UIResponder.keyboardAnimationCurveUserInfoKey]}
  end}
end
for _, name in ipairs{"WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"} do
  listen("keyboard" .. name .. "Notification")
end

-- name keyboard: will, and a quarter of a second later did
touch:keyboard(336)
timeline:run()
touch:keyboard(336)
touch:keyboard(400)
timeline:run()
touch:keyboard(0)
timeline:run()
local found = {}
for index, one in ipairs(told) do found[index] = {one[1]:match("keyboard(.*)Notification"), one[2], one[3], one[4].minY} end
expect(found, {
  {"WillChangeFrame", 0, 852, 516}, {"WillShow", 0, 852, 516}, {"DidChangeFrame", 0.25, 852, 516}, {"DidShow", 0.25, 852, 516},
  {"WillChangeFrame", 0.25, 516, 452}, {"WillShow", 0.25, 516, 452}, {"DidChangeFrame", 0.5, 516, 452},
  {"DidShow", 0.5, 516, 452},
  {"WillChangeFrame", 0.5, 452, 852}, {"WillHide", 0.5, 452, 852}, {"DidChangeFrame", 0.75, 452, 852},
  {"DidHide", 0.75, 452, 852},
})
expect({told[1][4], told[1][5], told[1][6]}, {CGRect(0, 516, 393, 336), 0.25, 7})
expect(pcall(function() touch:keyboard(-1) end), false)

-- name keyboardLayoutGuide: a field stands on the keyboard, and goes with it; a list outside the keyboard is not covered
local field, list = UIView(), UIView(CGRect(0, 100, 393, 300))
window:addSubview(field)
window:addSubview(list)
field.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate{
  field.bottomAnchor:constraint{equalTo = window.keyboardLayoutGuide.topAnchor},
  field.leftAnchor:constraint{equalTo = window.leftAnchor}, field.rightAnchor:constraint{equalTo = window.rightAnchor},
  field.heightAnchor:constraint{equalToConstant = 50}}
timeline:step()
-- 852, less the 34 that are not safe, less the field's 50.
expect(field.frame, CGRect(0, 768, 393, 50))
touch:keyboard(336)
expect(field.frame, CGRect(0, 466, 393, 50))
timeline:advance(0.125)
-- 1 - (1 + wt) e^-wt of the way, with w the root of 1000/3.
expect(field.layer:presentation().frame.minY, 768 + (466 - 768) * 0.66502, 0.01)
timeline:run()
expect({window.keyboardLayoutGuide.layoutFrame, list.keyboardLayoutGuide.layoutFrame.height}, {CGRect(0, 516, 393, 336), 0})
-- 100 to 600 is covered from 516 on.
list.frame = CGRect(0, 100, 393, 500)
expect(list.keyboardLayoutGuide.layoutFrame, CGRect(0, 416, 393, 84))
touch:keyboard(0)
timeline:run()
expect(field.frame.minY, 768)
window.keyboardLayoutGuide.usesBottomSafeArea = false
timeline:step()
expect(field.frame.minY, 802)
UIApplication.shared.systemMotion = "eased"
touch:keyboard(336)
timeline:advance(0.125)
-- Half way by ease in, ease out.
expect(field.layer:presentation().frame.minY, (802 + 466) / 2, 1e-6)
timeline:run()

-- name keyboardDismissMode: a drag hides the keyboard, or takes it along
local scroll, names = UIScrollView(CGRect(0, 0, 393, 852)), {}
scroll.contentSize = CGSize(393, 3000)
window:addSubview(scroll)
for _, name in ipairs{"WillHide", "DidHide", "WillChangeFrame", "WillShow"} do
  NotificationCenter.default:addObserver{
    forName = UIResponder["keyboard" .. name .. "Notification"], using = function() names[#names + 1] = name end}
end
local guide = window.keyboardLayoutGuide
local function keyboard(mode)
  scroll.keyboardDismissMode = mode
  touch:keyboard(336)
  timeline:run()
  names = {}
end
keyboard("none")
touch:drag{from = {200, 300}, to = {200, 400}}
timeline:run()
expect({guide.layoutFrame.height, #names}, {336, 0})
keyboard("onDrag")
touch:drag{from = {200, 300}, to = {200, 400}}
timeline:advance(0.2)
expect({guide.layoutFrame.height, names}, {34, {"WillChangeFrame", "WillHide"}})
timeline:run()
keyboard("interactive")
-- Its top is at 516: from there on it follows the finger, and nobody hears of it.
touch:drag{from = {200, 400}, to = {200, 500}, release = false}
timeline:advance(0.5)
expect({guide.layoutFrame.minY, #names}, {516, 0})
touch:drag{from = {200, 500}, to = {200, 652}, release = false}
timeline:advance(0.5)
expect({guide.layoutFrame.minY, #names}, {652, 0})
touch:drag{from = {200, 652}, to = {200, 580}, release = false}
timeline:advance(0.5)
touch:up()
timeline:run()
-- More than half up, and not moving down: it is back.
expect({guide.layoutFrame.minY, #names}, {516, 0})
touch:drag{from = {200, 400}, to = {200, 600}}
timeline:run()
expect({guide.layoutFrame.height, names}, {34, {"WillChangeFrame", "WillHide", "DidHide"}})
