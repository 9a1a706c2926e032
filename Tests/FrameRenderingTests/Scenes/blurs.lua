-- A blur effect takes what is behind it out of focus, in its own shape.
for x = 0, 5 do
  window.layer:addSublayer(CALayer{
    frame = CGRect(x * 20, 0, 20, 90), backgroundColor = x % 2 == 0 and "#d03020" or "#2050d0",
  })
end
window.layer:addSublayer(CALayer{frame = CGRect(0, 30, 120, 8), backgroundColor = "#ffffff"})
local view = UIVisualEffectView(UIBlurEffect("light"))
view.frame = CGRect(20, 15, 80, 60)
view.layer.cornerRadius = 10
view.clipsToBounds = true
window:addSubview(view)
