local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitionin")
