window.layer:add(CABasicAnimation("opacity"), {forkey = "fade"})
