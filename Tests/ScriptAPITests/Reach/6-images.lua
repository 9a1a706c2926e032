-- name UIGraphicsBeginImageContextWithOptions UIGraphicsGetCurrentContext UIGraphicsEndImageContext render: one inside another
local view = UIView(CGRect(10, 10, 30, 20))
view.backgroundColor = UIColor.red
UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 2)
view.layer:render(UIGraphicsGetCurrentContext())
local outer = UIGraphicsGetCurrentContext()
UIGraphicsBeginImageContextWithOptions(CGSize(5, 5), true, 0)
expect(UIGraphicsGetCurrentContext() == outer, false)
-- A scale of 0 is the screen's, which is 3.
expect(UIGraphicsGetImageFromCurrentImageContext().scale, 3)
UIGraphicsEndImageContext()
expect(UIGraphicsGetCurrentContext() == outer, true)
local image = UIGraphicsGetImageFromCurrentImageContext()
UIGraphicsEndImageContext()
expect({image.size, image.scale, image.cgImage.width, image.cgImage.height}, {CGSize(30, 20), 2, 60, 40})
expect({UIGraphicsGetCurrentContext(), UIGraphicsGetImageFromCurrentImageContext()}, {nil, nil})
expect(pcall(UIGraphicsBeginImageContextWithOptions, CGSize(0, 10), false, 1), false)
expect(pcall(UIGraphicsBeginImageContextWithOptions, CGSize(1e6, 10), false, 1), false)
expect(pcall(UIGraphicsBeginImageContextWithOptions, CGSize(20000, 20000), false, 1), false)

-- name UIGraphicsImageRenderer: a function draws, and its error is the caller's
local image = UIGraphicsImageRenderer(CGSize(20, 10)):image(function(context)
  context.cgContext:setFillColor(UIColor.red)
  context:saveGState()
  context:translateBy(10, 0)
  context:fill(CGRect(0, 0, 10, 10))
  expect(context.ctm, CGAffineTransform(1, 0, 0, 1, 10, 0))
  context:restoreGState()
  expect(context.ctm, CGAffineTransform.identity)
end)
expect({image.size, image.scale}, {CGSize(20, 10), 3})
local isDone, failure = pcall(function() UIGraphicsImageRenderer(CGSize(2, 2)):image(function() error("mine", 0) end) end)
expect({isDone, tostring(failure)}, {false, "mine"})
expect(UIGraphicsGetCurrentContext(), nil)

-- name cgImage cropping CGImage: pixels, not points
local image = UIImage{color = UIColor.blue, size = CGSize(10, 10)}
local pixels = image.cgImage
expect({pixels.width, pixels.height}, {30, 30})
local part = pixels:cropping(CGRect(20, 10, 40, 10.5))
expect({part.width, part.height}, {10, 11})
expect(pixels:cropping(CGRect(30, 0, 10, 10)), nil)
expect(UIImage(part, 2, "up").size, CGSize(5, 5.5))
expect(UIImage{cgImage = part}.size, CGSize(10, 11))

-- name UIFont isStatusBarHidden NSMakeRange: named faces are the system font in the weight of their name
local font = UIFont("HelveticaNeue-Light", 14)
expect({font.pointSize, font.lineHeight}, {14, UIFont.systemFont(14, "light").lineHeight})
local label = UILabel{text = "Weight", font = UIFont("Avenir-DemiBoldItalic", 20)}
label:sizeToFit()
local other = UILabel{text = "Weight", font = UIFont.systemFont(20, "semibold")}
other:sizeToFit()
expect(label.bounds.width, other.bounds.width)
expect(UIApplication.shared.isStatusBarHidden, false)
expect({NSMakeRange(4, 3).location, NSRange{location = 4, length = 3}.length}, {4, 3})
