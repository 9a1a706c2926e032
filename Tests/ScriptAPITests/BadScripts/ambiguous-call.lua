local a, b = UIView(), UIView()
window:addSubview(b)
window:insertSubview(a, b)
