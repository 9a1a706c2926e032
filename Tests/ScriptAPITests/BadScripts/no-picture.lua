local photo = UIImage{named = "photo"}
