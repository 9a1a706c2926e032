local midpoint = CGRect(0, 0, 1, 1).insetBy
midpoint()
