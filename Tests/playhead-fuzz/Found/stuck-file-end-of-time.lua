-- At the end of time a move with a stop set ends, though the clock does not reach its target.
timeline:advance(1e19)
timeline:onEvent("commit", function() return false end)
timeline:advance(0.05)
print(timeline:runUntil(function() return false end, 0.05))
