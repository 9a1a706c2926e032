local box = UIView()
box.center = {x = 1, z = 2}
