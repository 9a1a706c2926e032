-- The screen is 393 by 852 points.
local function box()
  local view = UIView{translatesAutoresizingMaskIntoConstraints = false}
  window:addSubview(view)
  return view
end

-- name anchorWithOffset: a distance is a share of another one
local card = box()
local distance = window.topAnchor:anchorWithOffset(card.topAnchor)
local whole = window.topAnchor:anchorWithOffset(window.bottomAnchor)
local share = distance:constraint{equalTo = whole, multiplier = 0.25, constant = 10}
NSLayoutConstraint.activate{share,
  card.leadingAnchor:constraint{equalTo = window.leadingAnchor},
  card.widthAnchor:constraint{equalToConstant = 100},
  card.bottomAnchor:constraint{equalTo = window.bottomAnchor}}
window:layoutIfNeeded()
expect(card.frame, CGRect(0, 852 / 4 + 10, 100, 852 - 852 / 4 - 10))
share.constant = -13
window:layoutIfNeeded()
expect(card.frame.minY, 200)
expect({distance:isKind(NSLayoutDimension), share.firstItem == card, share.isActive}, {true, true, true})

-- name anchorWithOffset: distances may be negative, and compare with lengths
local one, two = box(), box()
NSLayoutConstraint.activate{
  one.leadingAnchor:constraint{equalTo = window.leadingAnchor}, one.topAnchor:constraint{equalTo = window.topAnchor, constant = 300},
  one.widthAnchor:constraint{equalToConstant = 80}, one.heightAnchor:constraint{equalToConstant = 40},
  two.widthAnchor:constraint{equalToConstant = 20}, two.heightAnchor:constraint{equalToConstant = 20},
  one.topAnchor:anchorWithOffset(two.topAnchor):constraint{equalToConstant = -50},
  one.trailingAnchor:anchorWithOffset(two.leadingAnchor):constraint{equalTo = one.widthAnchor, multiplier = 0.5}}
window:layoutIfNeeded()
expect(two.frame, CGRect(80 + 40, 300 - 50, 20, 20))
-- Whatever a constraint names takes it along.
local held = #window.constraints
one:removeFromSuperview()
window:layoutIfNeeded()
expect(held - #window.constraints, 4)

-- name anchorWithOffset: read from right to left it counts to the left
local view = box()
window.semanticContentAttribute = "forceRightToLeft"
NSLayoutConstraint.activate{
  view.topAnchor:constraint{equalTo = window.topAnchor}, view.heightAnchor:constraint{equalToConstant = 10},
  view.widthAnchor:constraint{equalToConstant = 50},
  window.leadingAnchor:anchorWithOffset(view.leadingAnchor):constraint{equalToConstant = 30}}
window:layoutIfNeeded()
expect(view.frame.maxX, 393 - 30)

-- name anchorWithOffset: places on different axes have no distance, and strangers are not tied to each other
local view, stranger = box(), UIView()
expect(pcall(function() return view.topAnchor:anchorWithOffset(view.leadingAnchor) end), false)
expect(pcall(function() return view.leftAnchor:anchorWithOffset(view.trailingAnchor) end), false)
local far = view.topAnchor:anchorWithOffset(stranger.topAnchor):constraint{equalToConstant = 1}
local text = tostring(select(2, pcall(function() far.isActive = true end)))
expect({text:find("no common ancestor", 1, true) ~= nil, far.isActive}, {true, false})

-- name resizableImage: the borders of an image keep their size
local image = UIImage{color = UIColor.red, size = CGSize(40, 20)}
local caps = image:resizableImage(UIEdgeInsets(5, 10, 5, 20))
expect({caps.size, caps.capInsets, image.capInsets == UIEdgeInsets.zero}, {CGSize(40, 20), UIEdgeInsets(5, 10, 5, 20), true})
local view = UIImageView(caps)
window:addSubview(view)
expect(view.layer.contentsCenter, CGRect(0.25, 0.25, 0.25, 0.5))
view.image = image
expect(view.layer.contentsCenter, CGRect(0, 0, 1, 1))
expect(pcall(function() return image:resizableImage(UIEdgeInsets(10, 0, 10, 0)) end), false)
expect(pcall(function() return image:resizableImage(UIEdgeInsets(-1, 0, 0, 0)) end), false)
