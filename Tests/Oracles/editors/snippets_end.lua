
-- The controllers that the snippets make are presented, dragged a little, and dragged away.
local root, panel = UIViewController(), UIViewController()
window.rootViewController = root
presenter:prepare(panel)
root:present(panel, true)
timeline:run()
assert(panel.view.frame == CGRect(0, window.bounds.height - 400, window.bounds.width, 400), "at the bottom")
local function drag(distance)
  local from = CGPoint(200, window.bounds.height - 380)
  touch:drag{from = from, to = CGPoint(from.x, from.y + distance), duration = 0.5, hold = 0.5}
  timeline:run()
end
drag(60)
assert(root.presentedViewController == panel, "a little is not enough")
drag(350)
assert(root.presentedViewController == nil, "most of the way is")
print("snippets work")
