local move = CAKeyframeAnimation("position.x")
move.values, move.keyTimes = {1, 2, 3}, {0, 1}
window.layer:add(move)
