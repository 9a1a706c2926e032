local box = UIView()
box.layer.opactiy = 0.5
