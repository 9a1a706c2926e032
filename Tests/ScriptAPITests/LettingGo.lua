-- Makes things that hold and call each other, and lets go of them at random, in callbacks too, until `letGoes` times.
-- The session's seed decides everything.
local pool, gone, failures = {}, 0, {}

local function keep(kind, object)
  pool[#pool + 1] = {kind = kind, object = object}
  return object
end

local function any(kind)
  local found = {}
  for _, entry in ipairs(pool) do
    if entry.kind == kind then found[#found + 1] = entry.object end
  end
  return found[math.random(math.max(1, #found))]
end

local function letGo()
  if #pool == 0 then return end
  table.remove(pool, math.random(#pool))
  gone = gone + 1
  if math.random(3) == 1 then collectgarbage() end
end

local function sometimes()
  if math.random(2) == 1 then letGo() end
  if math.random(12) == 1 then window.rootViewController = UIViewController() end
  if math.random(6) == 1 then
    local view = any("view")
    if view then view:removeFromSuperview() end
  end
end

local Watcher = class("Watcher", UIView)
Watcher.layoutSubviews = sometimes
Watcher.didMoveToWindow = sometimes
function Watcher:hitTest_with(point)
  sometimes()
  return self
end

local Page = class("Page", UIViewController)
for _, name in ipairs {"viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"} do
  Page[name] = sometimes
end

local Fade = class("Fade", NSObject)
function Fade:transitionDuration() return 0.3 end
function Fade:animateTransition(context)
  local view = context:view("to") or context:view("from")
  if view then context.containerView:addSubview(view) end
  sometimes()
  UIView.animate(0.3, function() if view then view.alpha = 0.5 end end, function()
    sometimes()
    context:completeTransition(math.random(3) > 1)
  end)
end

local function frame() return CGRect(math.random(0, 200), math.random(0, 400), 150, 150) end

local function place() return any("view") or window end

local makers = {}
function makers.view()
  local view = keep("view", math.random(2) == 1 and Watcher(frame()) or UIView(frame()))
  place():addSubview(view)
end
function makers.button()
  local button = keep("view", UIButton(frame()))
  button:addAction(UIAction(sometimes), "touchUpInside")
  place():addSubview(button)
end
function makers.scroll()
  local scroll = keep("view", UIScrollView(frame()))
  scroll.contentSize = CGSize(150, 900)
  scroll.delegate = keep("delegate", {scrollViewDidScroll = sometimes, scrollViewDidEndDecelerating = sometimes})
  keep("gesture", scroll.panGestureRecognizer)
  window:addSubview(scroll)
end
function makers.list()
  local list = keep("view", UICollectionView(frame(), UICollectionViewFlowLayout()))
  list.dataSource = keep("delegate", {
    collectionView_numberOfItemsInSection = function() sometimes() return math.random(0, 30) end,
    collectionView_cellForItemAt = function()
      sometimes()
      return keep("view", UICollectionViewCell())
    end,
  })
  window:addSubview(list)
end
function makers.gesture()
  local kinds = {UIPanGestureRecognizer, UITapGestureRecognizer, UILongPressGestureRecognizer}
  place():addGestureRecognizer(keep("gesture", kinds[math.random(#kinds)](sometimes)))
end
function makers.takenGesture()
  local gesture = any("gesture")
  if gesture then place():addGestureRecognizer(gesture) end
end
function makers.touch()
  timeline:advance(0.02)
  touch:drag{from = CGPoint(150, 300), to = CGPoint(150, math.random(0, 500)), duration = 0.2}
end
function makers.tap() touch:tap(math.random(0, 300), math.random(0, 600)) end
function makers.root()
  window.rootViewController = keep("controller", Page())
end
function makers.navigation()
  local navigation = keep("navigation", UINavigationController(Page()))
  navigation.delegate = keep("delegate", {
    navigationController_willShow = sometimes, navigationController_didShow = sometimes,
    navigationController_animationControllerFor = function() return math.random(2) == 1 and Fade() or nil end,
  })
  window.rootViewController = navigation
end
function makers.push()
  local navigation = any("navigation")
  if navigation then navigation:pushViewController(keep("controller", Page()), math.random(3) > 1) end
end
function makers.pop()
  local navigation = any("navigation")
  if navigation then navigation:popViewController(true) end
end
function makers.tabs()
  local tabs = keep("tabs", UITabBarController())
  tabs.viewControllers = {Page(), Page()}
  window.rootViewController = tabs
end
function makers.tab()
  local tabs = any("tabs")
  if tabs then tabs.selectedIndex = math.random(0, 1) end
end
function makers.present()
  local page = keep("controller", Page())
  if math.random(2) == 1 then
    page.modalPresentationStyle = "custom"
    page.transitioningDelegate = keep("delegate", {
      animationController_forPresented = function() return Fade() end,
      animationController_forDismissed = function() return Fade() end,
    })
  elseif math.random(2) == 1 then
    page.modalPresentationStyle = "fullScreen"
  end
  if window.rootViewController then window.rootViewController:present(page, true, sometimes) end
end
function makers.dismiss()
  if window.rootViewController then window.rootViewController:dismiss(true, sometimes) end
end
function makers.animate()
  local view = place()
  UIView.animate(0.4, function() view.alpha = math.random() sometimes() end, sometimes)
end
function makers.animator()
  local view = place()
  local animator = keep("animator", UIViewPropertyAnimator(0.5, "easeInOut", function() view.alpha = 0.3 end))
  animator:addCompletion(sometimes)
  animator:startAnimation()
  if math.random(2) == 1 then animator:pauseAnimation() end
end
function makers.continued()
  local animator = any("animator")
  if animator then animator:continueAnimation(nil, 0) end
end
function makers.layerAnimation()
  local move = keep("animation", CABasicAnimation("position.x"))
  move.toValue, move.duration = 40, 0.3
  move.delegate = keep("delegate", {animationDidStart = sometimes, animationDidStop_finished = sometimes})
  place().layer:add(move, math.random(2) == 1 and "move" or nil)
end
function makers.layer()
  local layer = keep("layer", CALayer())
  if math.random(3) == 1 then place().layer.mask = layer else place().layer:addSublayer(layer) end
  layer.delegate = keep("delegate", {layoutSublayers_of = sometimes, display = sometimes})
  layer:setNeedsLayout()
  layer:setNeedsDisplay()
end
function makers.presentation() keep("layer", place().layer:presentation()) end
function makers.transition()
  UIView.transition(place(), 0.3, "transitionCrossDissolve", sometimes, sometimes)
end
function makers.timer() keep("timer", Timer.scheduledTimer(0.1, true, sometimes)) end
function makers.later() DispatchQueue.main:asyncAfter(math.random() / 4, sometimes) end
function makers.link() keep("link", CADisplayLink(sometimes)):add() end
function makers.block()
  CATransaction.begin()
  CATransaction.setCompletionBlock(sometimes)
  place().layer.opacity = math.random()
  CATransaction.commit()
end
function makers.snapshot()
  local still = place():snapshotView(math.random(2) == 1)
  if still then window:addSubview(keep("view", still)) end
end
function makers.scrub()
  if timeline.transition then timeline:update(math.random()) end
end
function makers.time() timeline:advance(math.random() / 5) end
makers.letGo, makers.more, makers.later2 = letGo, letGo, makers.time

local names = {}
for name in pairs(makers) do names[#names + 1] = name end
while gone < letGoes do
  local name = names[math.random(#names)]
  local worked, failure = pcall(makers[name])
  if not worked and not failures[name] then failures[name] = failure.message or tostring(failure) end
  if math.random(4) == 1 then letGo() end
  if math.random(40) == 1 then
    for _, view in ipairs(window.subviews) do view:removeFromSuperview() end
  end
end
pool = {}
collectgarbage()
timeline:advance(1)
collectgarbage()
print(gone)
for name, failure in pairs(failures) do print(name, failure) end
