DispatchQueue.main:async(function()
  timeline:advance(1)
end)
timeline:run()
