local fade = CABasicAnimation("opactiy")
