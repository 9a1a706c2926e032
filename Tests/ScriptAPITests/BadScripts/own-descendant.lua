local box, inner = UIView(), UIView()
box:addSubview(inner)
inner:addSubview(box)
