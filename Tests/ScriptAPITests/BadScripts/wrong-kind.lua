local box = UIView()
box.alpha = "half"
