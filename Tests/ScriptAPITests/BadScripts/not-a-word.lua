local fade = CABasicAnimation("opacity")
fade.fillMode = "forward"
