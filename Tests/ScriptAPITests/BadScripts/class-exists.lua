local Card = class("Card", UIView)
local Again = class("Card", UIView)
