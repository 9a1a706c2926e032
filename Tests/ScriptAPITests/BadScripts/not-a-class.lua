local Card = class("Card", "UIView")
