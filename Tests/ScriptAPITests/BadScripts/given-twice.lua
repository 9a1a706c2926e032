window.layer:add(CABasicAnimation("opacity"), "fade", {forKey = "fade"})
