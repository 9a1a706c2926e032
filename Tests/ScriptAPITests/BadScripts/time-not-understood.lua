timeline:seek("teatime")
