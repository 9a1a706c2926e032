-- An animation, and what its delegate hears.
local told = {}
local function fade(layer, key)
  local animation = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
  local delegate = {}
  function delegate:animationDidStart() told[#told + 1] = key .. " starts" end
  function delegate:animationDidStop(animation, finished) told[#told + 1] = key .. " " .. tostring(finished) end
  animation.delegate = delegate
  layer:add(animation, key)
end
local function take()
  local taken = told
  told = {}
  return taken
end
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
local layer = box.layer

-- rule 10.9: on the next turn; synchronously, within the call; once, in either case
expect(UIApplication.shared.removalCallbacks, "nextTurn")
fade(layer, "fade")
timeline:advance(0.5)
take()
layer:removeAllAnimations()
expect({#told, layer:animationKeys()}, {0, {}})
timeline:advance(0)
expect(take(), {"fade false"})
UIApplication.shared.removalCallbacks = "synchronous"
fade(layer, "fade")
fade(layer, "other")
timeline:advance(0.5)
take()
layer:removeAllAnimations()
expect(take(), {"fade false", "other false"})
timeline:run()
expect(take(), {})
-- one that is replaced, and one that was never committed
fade(layer, "fade")
timeline:advance(0.5)
take()
fade(layer, "fade")
expect(take(), {"fade false"})
layer:removeAnimation("fade")
expect(take(), {"fade false"})
timeline:run()
expect(take(), {})
-- one that ends by itself is told when it ends
fade(layer, "fade")
timeline:run()
expect(take(), {"fade starts", "fade true"})
-- a view animation's completion comes within the call too
local done
UIView.animate(1, function() box.alpha = 0 end, function(finished) done = finished end)
timeline:advance(0.5)
layer:removeAllAnimations()
expect(done, false)

-- rule 10.9.1: a transition that completes in animationDidStop is over when its animations are taken off
local Reveal = class("Reveal", NSObject, "UIViewControllerAnimatedTransitioning")
function Reveal:transitionDuration() return 1 end
function Reveal:animateTransition(context)
  context.containerView:addSubview(context:view("to"))
  local animation = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
  animation.delegate = {animationDidStop = function() context:completeTransition(not context.transitionWasCancelled) end}
  context:view("to").layer:add(animation, "reveal")
end
for _, policy in ipairs{"nextTurn", "synchronous"} do
  UIApplication.shared.removalCallbacks = policy
  local reveal, delegate, base, modal = Reveal(), {}, UIViewController(), UIViewController()
  function delegate:animationController_forPresented() return reveal end
  modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
  window.rootViewController = base
  timeline:step()
  base:present(modal, true)
  timeline:advance(0.5)
  modal.view.layer:removeAllAnimations()
  expect(timeline.transition == nil, policy == "synchronous")
  timeline:advance(0)
  expect({timeline.transition, base.presentedViewController == modal}, {nil, true})
end
