local box = UIView()
box.layer.removeFromSuperlayer()
