window:insertSubview(1, 2, 3)
