local box = UIView()
box.superview = window
