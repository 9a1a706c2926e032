local move = CABasicAnimation("position")
move.fromValue = CGPoint(0, 0)
move.toValue = 40
