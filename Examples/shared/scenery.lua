-- Parts for the screens of the examples: words, icons, bars, rows, cards and landscapes, drawn here.
--
--   local scenery = require "shared.scenery"
--
-- Lengths are in points. What takes a parent puts what it makes into that view, and returns it.

local scenery = {}

-- How far the status bar reaches down.
function scenery.top() return window.safeAreaInsets.top end

-- Words at a place: `style` may have a size, a weight, a color, an alignment, a width to fill, and a number of lines.
function scenery.words(parent, text, x, y, style)
  style = style or {}
  local label = UILabel()
  label.text, label.font = text, UIFont.systemFont(style.size or 17, style.weight or "regular")
  label.textColor, label.textAlignment = style.color or UIColor.label, style.alignment or "natural"
  label.numberOfLines = style.numberOfLines or 1
  local fits = label:sizeThatFits(CGSize(style.width or 0, 0))
  label.frame = CGRect(x, y, style.width or fits.width, fits.height)
  parent:addSubview(label)
  return label
end

-- A rectangle of one color, or of a few from its top to its foot.
function scenery.block(parent, frame, color, radius)
  local view = UIView(frame)
  if type(color) == "table" then
    view.layer:addSublayer(CAGradientLayer{frame = view.bounds, colors = color})
    view.clipsToBounds = true
  else
    view.backgroundColor = color
  end
  view.layer.cornerRadius = radius or 0
  parent:addSubview(view)
  return view
end

-- White, round and a little above the ground.
function scenery.card(parent, frame, color)
  local card = scenery.block(parent, frame, color or UIColor.systemBackground, 16)
  card.layer.shadowOpacity, card.layer.shadowRadius, card.layer.shadowOffset = 0.12, 12, CGSize(0, 4)
  return card
end

-- A button that shows its words on a color, or, without one, in a color.
function scenery.button(parent, text, frame, color)
  local button = UIButton(frame)
  button:setTitle(text, "normal")
  button.titleLabel.font = UIFont.systemFont(17, "semibold")
  button.backgroundColor, button.layer.cornerRadius = color or UIColor.systemGray6, 12
  button:setTitleColor(color and UIColor.white or UIColor.systemBlue, "normal")
  parent:addSubview(button)
  return button
end

-- Outlines on a square of 24 points: M moves, L draws lines, C a curve, O a circle of a radius, Z closes.
local OUTLINES = {
  house = "M4 11 L12 4 20 11 M6 10 L6 20 18 20 18 10 M10 20 L10 14 14 14 14 20",
  heart = "M12 20 C2 13 3 4 8 4 C10 4 12 6 12 8 C12 6 14 4 16 4 C21 4 22 13 12 20 Z",
  star = "M12 3 L14.6 9 21 9.6 16.2 14 17.6 20.4 12 17 6.4 20.4 7.8 14 3 9.6 9.4 9 Z",
  person = "O12 8 4 M4 20 C5 12 19 12 20 20 Z",
  search = "O10.5 10.5 6 M15 15 L20 20",
  plus = "M12 5 L12 19 M5 12 L19 12",
  play = "M7 4 L20 12 7 20 Z",
  drop = "M12 21 C3 12 5 2 12 2 C19 2 21 12 12 21 Z",
  back = "M15 4 L7 12 15 20",
  forward = "M9 6 L15 12 9 18",
  check = "M5 13 L10 18 19 6",
  envelope = "M3 6 L21 6 21 18 3 18 Z M3 7 L12 13 21 7",
}

local function outline(text)
  local path, command, numbers = UIBezierPath(), "M", {}
  local points = {M = 2, L = 2, C = 6, O = 3}
  for word in (text .. " Z"):gsub("%a", " %0 "):gmatch("%S+") do
    if points[word] or word == "Z" then
      if word == "Z" and text:find("Z", 1, true) then path:close() end
      command = word
    else
      numbers[#numbers + 1] = tonumber(word)
      if #numbers == points[command] then
        local a, b, c, d, e, f = table.unpack(numbers)
        if command == "M" then path:move(CGPoint(a, b)) end
        if command == "L" then path:addLine(CGPoint(a, b)) end
        if command == "C" then path:addCurve(CGPoint(e, f), CGPoint(a, b), CGPoint(c, d)) end
        if command == "O" then path:append(UIBezierPath{ovalIn = CGRect(a - c, b - c, 2 * c, 2 * c)}) end
        numbers = {}
      end
    end
  end
  return path
end

-- A layer with an icon in the middle of `place`, drawn with a line, or filled.
function scenery.icon(name, place, side, color, isFilled)
  local path = outline(OUTLINES[name])
  path:apply(CGAffineTransformMakeScale(side / 24, side / 24))
  return CAShapeLayer{
    name = name, frame = CGRect(place.x - side / 2, place.y - side / 2, side, side), path = path,
    fillColor = isFilled and color or UIColor.clear, strokeColor = color, lineWidth = side / 13, lineCap = "round",
    lineJoin = "round",
  }
end

-- A layer as an image of a size, with so many pixels per point.
function scenery.image(layer, size, scale)
  UIGraphicsBeginImageContextWithOptions(size, false, scale or UIScreen.main.scale)
  layer:render(UIGraphicsGetCurrentContext())
  local image = UIGraphicsGetImageFromCurrentImageContext()
  UIGraphicsEndImageContext()
  return image
end

-- An icon as an image, for bars.
function scenery.symbol(name, color, side, isFilled)
  side = side or 26
  local layer = CALayer{frame = CGRect(0, 0, side, side)}
  layer:addSublayer(scenery.icon(name, CGPoint(side / 2, side / 2), side, color, isFilled))
  return scenery.image(layer, CGSize(side, side))
end

-- A round field with somebody's initials.
function scenery.avatar(parent, x, y, side, initials, color)
  local field = scenery.block(parent, CGRect(x, y, side, side), color, side / 2)
  local height = UIFont.systemFont(side * 0.4, "semibold").lineHeight
  scenery.words(field, initials, 0, (side - height) / 2,
    {size = side * 0.4, weight = "semibold", color = UIColor.white, width = side, alignment = "center"})
  return field
end

-- The head of a screen: a large title below the status bar, with something in blue at its right. Returns where it ends.
function scenery.head(parent, title, action)
  local y = scenery.top() + 6
  scenery.words(parent, title, 16, y + 34, {size = 34, weight = "bold"})
  if action then
    local label = scenery.words(parent, action, 0, y + 6, {color = UIColor.systemBlue})
    label.frame = label.frame:offsetBy(parent.bounds.width - 16 - label.frame.width, 0)
  end
  return y + 86
end

-- A hairline across a list.
function scenery.line(parent, x, y)
  return scenery.block(parent, CGRect(x, y, parent.bounds.width - x, 1 / UIScreen.main.scale), UIColor.separator)
end

-- The skies and grounds of nine landscapes, each with the place of its sun: from the left and from the top.
local LANDSCAPES = {
  {"#ff9a62", "#ffd9a0", "#7a4b6e", "#4b2d54", 0.68, 0.52}, {"#4aa8ff", "#cfe9ff", "#5fa463", "#2f6b45", 0.25, 0.22},
  {"#1e2a78", "#ff8f5a", "#4a3a78", "#1b2350", 0.5, 0.6}, {"#86d3f7", "#f4fbff", "#8fb8c9", "#dfeef5", 0.78, 0.2},
  {"#f7b8d0", "#fff0e0", "#b879a8", "#7a4f8a", 0.3, 0.45}, {"#0c1445", "#38508f", "#16254f", "#0a1230", 0.72, 0.25},
  {"#58c7b8", "#eafcf0", "#3b8f86", "#1f5f63", 0.6, 0.3}, {"#ffd166", "#fff3c9", "#d98a3d", "#a35a2a", 0.45, 0.35},
  {"#8f9bb3", "#e4e9f2", "#5d6b85", "#3b465c", 0.2, 0.3},
}

local CAPTIONS = {
  "Evening above the ridge", "Noon in the valley", "Last light", "Morning on the lake", "Almond blossom",
  "An hour past midnight", "The bay at low tide", "Dunes", "Before the rain",
}

-- Which of so many landscapes it is, and its name, in white at the head and the foot of the parent.
function scenery.captions(parent, number, count)
  local style = {color = UIColor.white, width = parent.bounds.width, alignment = "center"}
  scenery.words(parent, string.format("%d of %d", number, count), 0, scenery.top() + 12, style)
  scenery.words(parent, CAPTIONS[(number - 1) % #CAPTIONS + 1], 0, parent.bounds.height - 70, style)
end

-- Hills below a sun.
function scenery.landscape(number, size)
  local look, width, height = LANDSCAPES[(number - 1) % #LANDSCAPES + 1], size.width, size.height
  local picture = CALayer{name = "landscape", frame = CGRect(0, 0, width, height), masksToBounds = true}
  local sky = CAGradientLayer{frame = picture.bounds, colors = {look[1], look[2]}, endPoint = CGPoint(0.5, 0.75)}
  picture:addSublayer(sky)
  -- A very high picture has everything in the middle, which a square shows of it.
  local side, span = math.min(width, height) * 0.22, height > 3 * width and 1.2 * width or height
  local function at(part) return height / 2 + (part - 0.5) * span end
  picture:addSublayer(CALayer{
    frame = CGRect(look[5] * width - side / 2, at(look[6]) - side / 2, side, side), cornerRadius = side / 2,
    backgroundColor = UIColor(1, 0.97, 0.85, 0.95),
  })
  local swell = math.min(width, height)
  for ridge = 1, 2 do
    local foot, hills, lean = at(0.5 + 0.16 * ridge), UIBezierPath(), (number * 37 + ridge * 53) % 10 / 10 - 0.5
    hills:move(CGPoint(0, height))
    hills:addLine(CGPoint(0, foot))
    hills:addCurve(CGPoint(width, foot + lean * swell * 0.2), CGPoint(width * (0.3 + lean * 0.3), foot - swell * 0.32),
      CGPoint(width * (0.6 + lean * 0.2), foot + swell * 0.2))
    hills:addLine(CGPoint(width, height))
    hills:close()
    picture:addSublayer(CAShapeLayer{path = hills, fillColor = look[2 + ridge]})
  end
  return picture
end

-- The streets of a town: what is wide comes first. Each is drawn as an edge, then as a lighter line on it.
local STREETS = {
  {14, "M0 330 C120 300 240 380 420 330"}, {12, "M150 0 C170 200 130 420 190 900"}, {9, "M0 170 L440 210"},
  {8, "M300 0 C310 250 340 500 300 900"}, {6, "M0 520 C140 500 300 560 440 500"}, {5, "M60 0 L80 900"},
  {5, "M0 660 L440 700"}, {4, "M230 0 L250 900"}, {4, "M0 90 L440 100"}, {4, "M0 430 L440 440"}, {4, "M380 0 L390 900"},
  {4, "M0 250 L440 270"}, {4, "M0 590 L440 610"}, {4, "M0 780 L440 800"},
}

-- A plan of a town with a river and a park, as large as the parent.
function scenery.map(parent)
  local plan = scenery.block(parent, parent.bounds, UIColor("#f3efe6"))
  plan.autoresizingMask, plan.clipsToBounds = {"flexibleWidth", "flexibleHeight"}, true
  for _, ground in ipairs{
    {"#cfe8c6", "M85 210 L225 220 228 325 C190 340 130 315 88 322 Z"},
    {"#cfe8c6", "M310 450 L375 450 378 590 312 585 Z"},
    {"#a9d3f0", "M0 400 C120 380 200 470 320 420 C380 395 420 400 440 410 L440 470 C380 450 340 480 280 490 "
      .. "C180 505 90 440 0 460 Z"},
  } do plan.layer:addSublayer(CAShapeLayer{path = outline(ground[2]), fillColor = ground[1]}) end
  for _, edge in ipairs{{1.5, "#ded6c6"}, {0, "#ffffff"}} do
    for _, street in ipairs(STREETS) do
      plan.layer:addSublayer(CAShapeLayer{
        path = outline(street[2]), fillColor = UIColor.clear, strokeColor = edge[2],
        lineWidth = street[1] + 2 * edge[1],
      })
    end
  end
  return plan
end

-- A pin whose tip is at a place.
function scenery.pin(parent, x, y, color)
  local pin = UIView(CGRect(x - 18, y - 36, 36, 36))
  pin.layer:addSublayer(scenery.icon("drop", CGPoint(18, 19), 40, color, true))
  pin.layer:addSublayer(CALayer{frame = CGRect(12, 8, 12, 12), cornerRadius = 6, backgroundColor = UIColor.white})
  parent:addSubview(pin)
  return pin
end

-- A landscape in a view, with round corners if it shall have some.
function scenery.photo(parent, number, frame, radius)
  local view = scenery.block(parent, frame, UIColor.systemGray5, radius)
  view.clipsToBounds = true
  view.layer:addSublayer(scenery.landscape(number, frame.size))
  return view
end

return scenery
