-- Images: resized, fitted, filling and clipped, in corners and in the middle.
local image = UIImage{colors = {UIColor("#d03020"), UIColor("#ffe080"), UIColor("#2050d0")}, size = CGSize(20, 10),
  startPoint = CGPoint(0, 0.5), endPoint = CGPoint(1, 0.5)}
local x = 4
for _, mode in ipairs{"scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"} do
  for row, size in ipairs{{24, 36}, {24, 8}} do
    local view = UIImageView{frame = CGRect(x, row * 42 - 36, size[1], size[2])}
    view.image, view.contentMode, view.clipsToBounds = image, mode, true
    view.backgroundColor = "#d0d0d0"
    window:addSubview(view)
  end
  x = x + 29
end
for index, mode in ipairs{"topLeft", "bottomRight", "left"} do
  local view = UIImageView{frame = CGRect(index * 36 - 32, 62, 32, 24)}
  view.image, view.contentMode, view.backgroundColor = image, mode, "#c0e0c0"
  window:addSubview(view)
end
