local context = UITransitionContext()
