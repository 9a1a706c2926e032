window:removeFromSuperview(1)
