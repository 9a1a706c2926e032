local box = UIView()
UIView.animate{withDuration = -1, animations = function() end}
