-- Times between layers that have a speed, an offset and a begin of their own.
local function made(speed, offset, begin, parent)
  local layer = CALayer{speed = speed, timeOffset = offset, beginTime = begin}
  if parent then parent:addSublayer(layer) end
  return layer
end
local root = made(1, 0, 0)

--[[ B01 ]] local root = made(2, 3, 0)
local child = made(4, 5, 0, root)
show(child:convertTime(10, {from = root}), root:convertTime(10, {from = child}))
--> 45 1.25

--[[ B02 ]] local root = made(2, 3, 1)
show(root:convertTime(10, {from = NSNull()}), root:convertTime(10, {to = NSNull()}))
--> 21 4.5

--[[ B04 ]] local first = made(4, 5, 6, root)
show(first:convertTime(10, {from = root}), root:convertTime(10, {from = first}))
--> 21 7.25

--[[ B05 ]] local first, second = made(4, 5, 6, root), made(0.5, 7, 8, root)
show(second:convertTime(10, {from = first}), first:convertTime(10, {from = second}))
--> 0 37

--[[ B06 ]] local layer = made(0.5, 7, 8, root)
for _, time in ipairs{7, 8, 10} do show(layer:convertTime(time, {from = root})) end
--> 0 7 8

--[[ B08 ]] local mid = made(3, 0.25, 2, root)
local leaf = made(2, 0.5, 1, mid)
show(leaf:convertTime(10, {from = mid}), leaf:convertTime(10, {from = root}))
--> 18.5 47

--[[ B09 ]] local mid = made(3, 0.25, 2, root)
local leaf = made(2, 0.5, 1, mid)
show(leaf:convertTime(10, {to = mid}), leaf:convertTime(10, {to = root}))
--> 5.75 3.8333333333

--[[ B11 ]] local still = made(0, 4, 2, root)
for _, time in ipairs{-3, 0, 9} do show(still:convertTime(time, {to = NSNull()})) end
--> 0 0 0

--[[ B12 ]] show(CALayer().duration, CALayer().fillMode)
--> inf removed
