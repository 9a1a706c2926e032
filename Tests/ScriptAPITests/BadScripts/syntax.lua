local box = = UIView()
