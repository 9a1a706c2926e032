local fade = CABasicAnimation("opacity")
window.layer:add(fade, "fade")
window.layer:animation("fade").duration = 2
