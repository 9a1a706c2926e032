local box = UIView()
box.layoutSubviews = function() end
