local Mine = class("Mine", UIScreen)
