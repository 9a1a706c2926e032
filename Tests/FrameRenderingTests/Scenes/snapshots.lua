-- A snapshot view keeps how a view looked, wherever it is put and whatever becomes of the view.
local view = UIView(CGRect(8, 8, 44, 32))
view.backgroundColor = "#d03020"
view.layer.cornerRadius = 8
local inner = UIView(CGRect(20, 10, 40, 14))
inner.backgroundColor = "#ffe080"
view:addSubview(inner)
window:addSubview(view)
timeline:advance(0.1)
local copy = view:snapshotView{afterScreenUpdates = false}
copy.frame = CGRect(64, 40, 44, 32)
copy.transform = CGAffineTransform{rotationAngle = 0.3}
window:addSubview(copy)
view.backgroundColor = "#2050d0"
inner:removeFromSuperview()
timeline:advance(0.1)
