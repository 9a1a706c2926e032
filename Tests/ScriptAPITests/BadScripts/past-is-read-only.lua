timeline:advance(1)
timeline:seek(0.5)
touch:down(10, 10)
