local box = UIView()
window.addSubview(box)
