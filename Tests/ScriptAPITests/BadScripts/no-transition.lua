timeline:begin()
