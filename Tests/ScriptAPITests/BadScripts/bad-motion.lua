local move = CAKeyframeAnimation("position.x")
move.values, move.keyTimes = {1, 2}, {0.5, 0.2}
window.layer:add(move)
