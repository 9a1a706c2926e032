-- What the scripts about driving begin with: a modal that comes in from the right, in 0.4 s, with an animator and a driver
-- that each script may set.
width = window.bounds.width
delegate = {}
Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
function Slide:transitionDuration() return 0.4 end
function Slide:animateTransition(context)
  local view = context:view("to")
  self.context = context
  context.containerView:addSubview(view)
  view.frame = window.bounds:offsetBy(width, 0)
  self:move(view, function(finished)
    told[#told + 1] = finished
    context:completeTransition(not context.transitionWasCancelled)
  end)
end
function Slide:move(view, done) UIView.animate(0.4, function() view.frame = window.bounds end, done) end
function Slide:animationEnded(completed) self.ended = completed end
function delegate:animationController_forPresented() return slide end
function delegate:interactionControllerForPresentation() return driver end
-- A presentation that waits for its driver.
function begin(settings)
  base, modal, told = UIViewController(), UIViewController(), {}
  modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
  window.rootViewController = base
  timeline:step()
  slide = slide or Slide()
  driver = driver or UIPercentDrivenInteractiveTransition()
  for name, value in pairs(settings or {}) do driver[name] = value end
  base:present(modal, true)
  timeline:advance(0)
  return driver
end
-- How far the view has come, as a fraction.
function shown()
  timeline:advance(0)
  return 1 - modal.view.layer:presentation().frame.minX / width
end
function warned()
  local warnings = UIApplication.shared.warnings
  return warnings[#warnings] and warnings[#warnings].code, #warnings
end
ease = CAMediaTimingFunction("easeInEaseOut")
