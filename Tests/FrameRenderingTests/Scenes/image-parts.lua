-- Parts of images: contentsRect shows some of it, contentsCenter keeps the ends and stretches the middle.
local image = UIImage{colors = {UIColor("#d03020"), UIColor("#ffe080"), UIColor("#2050d0")}, size = CGSize(40, 20),
  startPoint = CGPoint(0, 0.5), endPoint = CGPoint(1, 0.5)}

local function layer(frame, values)
  values.frame, values.contents = frame, image
  window.layer:addSublayer(CALayer(values))
end

layer(CGRect(8, 8, 48, 30), {contentsRect = CGRect(0.5, 0, 0.5, 1)})
layer(CGRect(64, 8, 48, 30), {contentsRect = CGRect(0.25, 0.25, 0.5, 0.5), contentsGravity = "resizeAspect"})
layer(CGRect(8, 48, 104, 30), {contentsCenter = CGRect(0.25, 0, 0.5, 1), contentsScale = 2})
