-- Widths are the recorded ones, a label's size is rounded up to thirds of a point; a line is 1.193359375 times the size high,
-- and 0.9521484375 times the size of it are above the baseline.

-- name NSAttributedString attributedText: one look for all letters is the label's own
local label = UILabel(CGRect(0, 0, 200, 40))
window:addSubview(label)
label.attributedText = NSAttributedString("Now", {font = UIFont.boldSystemFont(20), foregroundColor = UIColor.red})
expect({label.text, label.font.pointSize, label.textColor == UIColor.red}, {"Now", 20, true})
label:sizeToFit()
timeline:step()
expect({label.bounds.width, label.bounds.height, #(label.layer.sublayers or {})}, {128 / 3, 24, 0})

-- name NSMutableAttributedString attributedText: letters that look different stand on one baseline
local text = NSMutableAttributedString("one two")
text:addAttributes({font = UIFont.boldSystemFont(20), foregroundColor = UIColor.red}, NSMakeRange(4, 3))
local label = UILabel{attributedText = text}
window:addSubview(label)
label:sizeToFit()
timeline:step()
-- 32.730 points of 17, 35.409 of 20 in bold, where w and o are kerned.
expect({label.bounds.width, label.bounds.height}, {205 / 3, 24})
local one, two = label.layer.sublayers[1], label.layer.sublayers[2]
expect({one.string, one.fontSize, one.foregroundColor == UIColor.black}, {"one ", 17, true})
expect({two.string, two.fontSize, two.font, two.foregroundColor == UIColor.red}, {"two", 20, "bold", true})
-- The line, 23.8671875 high, is in the middle of the label.
local top = (24 - 23.8671875) / 2
expect({one.frame.minX, one.frame.minY, one.frame.height}, {0, top + 3 * 0.9521484375, 20.287109375}, 1e-9)
expect({two.frame.minX, two.frame.minY, two.frame.height}, {32.72998046875, top, 23.8671875}, 1e-9)
-- A text that is set plainly has no layers of its own.
label.text = "three"
timeline:step()
expect({#(label.layer.sublayers or {}), label.layer.string}, {0, "three"})

-- name attributedText: letters move apart by their kerning, and leave the line by their offset
local text = NSMutableAttributedString("ab", {kern = 3})
text:addAttribute(NSAttributedString.Key.baselineOffset, 5, NSRange{location = 1, length = 1})
local label = UILabel{attributedText = text}
window:addSubview(label)
label:sizeToFit()
timeline:step()
-- 8.948 and 10.011 points, and 3 after each. The raised letter begins 5 points higher, so the line is that much higher.
expect({label.bounds.width, label.bounds.height}, {25, 76 / 3})
expect({label.layer.sublayers[1].frame.minX, label.layer.sublayers[2].frame.minX}, {0, 11.9482421875}, 1e-9)
expect(label.layer.sublayers[1].frame.minY - label.layer.sublayers[2].frame.minY, 5, 1e-9)

-- name attributedText NSMutableParagraphStyle: words go to the next line, and lines are where their style says
local style = NSMutableParagraphStyle{alignment = "right", lineSpacing = 4}
local text = NSMutableAttributedString("one two", {paragraphStyle = style})
text:addAttribute("font", UIFont.systemFont(20), NSRange(4, 3))
local label = UILabel{numberOfLines = 0, attributedText = text}
window:addSubview(label)
-- 32.730 and 32.410 are more than 40, so the lines are "one" and "two".
local size = label:sizeThatFits(CGSize(40, 0))
expect({size.width, size.height, label.textAlignment}, {98 / 3, 145 / 3, "right"})
label.frame = CGRect(0, 0, 40, 49)
timeline:step()
local one, two = label.layer.sublayers[1], label.layer.sublayers[2]
-- 20.287109375 + 4 + 23.8671875 in the middle of 49.
local top = (49 - 48.154296875) / 2
expect({one.string, one.frame.maxX, one.frame.minY}, {"one", 40, top}, 1e-9)
expect({two.string, two.frame.maxX, two.frame.minY}, {"two", 40, top + 24.287109375}, 1e-9)
-- Multiples and limits of a line's height.
style.lineSpacing, style.lineHeightMultiple = 0, 2
label.attributedText = NSAttributedString("x", {paragraphStyle = style})
expect(label.intrinsicContentSize.height, 122 / 3)
style.maximumLineHeight = 30
label.attributedText = NSAttributedString("x", {paragraphStyle = style})
expect(label.intrinsicContentSize.height, 30)

-- name NSAttributedString NSMutableAttributedString: a label keeps a copy, and font and colour are set for all letters
local text = NSMutableAttributedString{string = "one", attributes = {kern = 1}}
text:append(NSAttributedString(" two"))
local label = UILabel{attributedText = text}
text:replaceCharacters(NSRange(0, 3), "")
expect({text.string, text.length, label.text}, {" two", 4, "one two"})
label.font, label.textColor = UIFont.systemFont(10), UIColor.blue
local copy = label.attributedText
expect({copy:attributes(0).kern, copy:attributes(3).kern}, {1, nil})
expect({copy:attributes(0).font.pointSize, copy:attributes(6).foregroundColor == UIColor.blue}, {10, true})
-- 38.194 and three of kerning.
expect(label.intrinsicContentSize.width, 124 / 3)
expect({copy:attributedSubstring(NSRange(2, 3)).string, copy:attributedSubstring{from = NSRange(4, 3)}.string}, {"e t", "two"})

-- name NSMutableAttributedString: what it cannot do is refused, and changes nothing
local text = NSMutableAttributedString("abc")
local function refused(body) return select(2, pcall(body)) end
expect(tostring(refused(function() text:addAttribute("kern", 1, NSRange(2, 2)) end)):find("3 long", 1, true) ~= nil, true)
expect(tostring(refused(function() text:setAttributes({underlineStyle = 1}, NSRange(0, 1)) end)):find("underlineStyle", 1, true)
  ~= nil, true)
expect(pcall(function() return text:attributes(3) end), false)
expect({text.length, text:attributes(2).kern}, {3, nil})

-- name minimumScaleFactor adjustsFontSizeToFitWidth UILabel: a text of one line that is too long is shown smaller
local label = UILabel{text = "Hello UIKit"}
window:addSubview(label)
label.frame = CGRect(0, 0, 41.957031, 40)
timeline:step()
expect(label.layer.fontSize, 17)
label.adjustsFontSizeToFitWidth = true
timeline:step()
-- Recorded: 8 points are 41.957031 wide, 17 are 79.662598.
expect(label.layer.fontSize, 8, 0.001)
expect({label.font.pointSize, label.intrinsicContentSize.width}, {17, 239 / 3}, 1e-9)
label.minimumScaleFactor = 0.5
timeline:step()
expect(label.layer.fontSize, 8.5)
label.bounds = CGRect(0, 0, 79.6626, 40)
timeline:step()
expect(label.layer.fontSize, 17)
label.bounds, label.numberOfLines = CGRect(0, 0, 41.957031, 40), 2
timeline:step()
expect(label.layer.fontSize, 17)
-- With attributes, all letters of it.
label.numberOfLines, label.minimumScaleFactor = 1, 0
local text = NSMutableAttributedString("Hello UIKit")
text:addAttribute("foregroundColor", UIColor.red, NSRange(6, 5))
label.attributedText = text
timeline:step()
expect({label.layer.sublayers[1].fontSize, label.layer.sublayers[2].fontSize}, {8, 8}, 0.001)
expect(pcall(function() label.minimumScaleFactor = 2 end), false)
expect(label.minimumScaleFactor, 0)

-- name lineBreakMode attributedText: a text that is too long is cut where it says; H is 8.90625 wide at 12 points, … 9.849609375
local text = NSMutableAttributedString("HHHHH", {font = UIFont.systemFont(12)})
text:addAttribute("foregroundColor", UIColor.red, NSRange(1, 4))
local label = UILabel{frame = CGRect(0, 0, 30, 20)}
label.attributedText = text
window:addSubview(label)
local function pieces(mode)
  label.lineBreakMode = mode
  timeline:step()
  local found = {}
  for index, piece in ipairs(label.layer.sublayers) do found[index] = piece.string end
  return table.concat(found, "|"), label.layer.sublayers[#found].frame
end
-- Two letters and the dots are 27.662; three would be 36.568.
local shown, last = pieces("byTruncatingTail")
expect({shown, last.minX, last.width}, {"H|H…", 8.90625, 18.755859375}, 1e-9)
expect((pieces("byTruncatingHead")), "…HH")
expect((pieces("byTruncatingMiddle")), "H…|H")
shown, last = pieces("byClipping")
expect({shown, last.minX, last.maxX}, {"H|HHH", 8.90625, 30}, 1e-9)
label.text = "HHHHH"
timeline:step()
expect(label.layer.truncationMode, "none")
label.lineBreakMode = "byTruncatingMiddle"
expect(label.layer.truncationMode, "middle")

-- name NSAttributedString UILabel: ten thousand letters are cut as well
local text = NSMutableAttributedString(("x"):rep(10000))
text:addAttribute("kern", 1, NSRange(0, 5000))
local label = UILabel{frame = CGRect(0, 0, 100, 20)}
label.attributedText, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor = text, true, 0.5
window:addSubview(label)
timeline:step()
local last = label.layer.sublayers[#label.layer.sublayers]
expect({last.string, last.frame.maxX <= 100, last.fontSize}, {"…", true, 8.5})

-- name attributedText UILabel: what the first letters have does not spread to the others
local text = NSMutableAttributedString("Hello big world")
text:addAttributes({foregroundColor = UIColor.red, font = UIFont.boldSystemFont(20)}, NSRange(0, 5))
local label = UILabel{frame = CGRect(0, 0, 300, 40), textColor = UIColor.blue, font = UIFont.systemFont(12)}
label.attributedText = text
window:addSubview(label)
timeline:step()
local first, rest = label.layer.sublayers[1], label.layer.sublayers[2]
expect({first.string, first.fontSize, first.font, first.foregroundColor == UIColor.red}, {"Hello", 20, "bold", true})
expect({rest.string, rest.fontSize, rest.font, rest.foregroundColor == UIColor.blue}, {" big world", 12, "regular", true})
-- The label's own look is that of the first letter (documented).
expect({label.font.pointSize, label.textColor == UIColor.red}, {20, true})

-- name attributedText UILabel: runs of a text from the right stand from the right; numbers in it do not turn round
local text = NSMutableAttributedString("אב 12 גד")
text:addAttribute("foregroundColor", UIColor.red, NSRange(3, 2))
local label = UILabel{frame = CGRect(0, 0, 200, 40), attributedText = text}
window:addSubview(label)
timeline:step()
local seen = {}
for index, piece in ipairs(label.layer.sublayers) do seen[index] = piece.string end
-- From left to right: the last word and the space before it, the number, the first word and the space after it.
expect(seen, {" גד", "12", "אב "})
-- The paragraph begins on the right of 200.
local total = 200 - label:sizeThatFits(CGSize.zero).width
expect(label.layer.sublayers[1].frame.minX, total, 1 / 3)
total = label.layer.sublayers[1].frame.minX
for _, piece in ipairs(label.layer.sublayers) do
  expect(piece.frame.minX, total, 1e-9)
  total = piece.frame.maxX
end
expect(total, 200, 1e-9)

-- name attributedText lineBreakMode numberOfLines textAlignment: runs wrap, are cut and aligned with their own look
local text = NSMutableAttributedString("one two three", {font = UIFont.systemFont(12)})
text:addAttribute("foregroundColor", UIColor.red, NSRange(4, 3))
local label = UILabel{frame = CGRect(0, 0, 50, 40), numberOfLines = 2, textAlignment = "right", attributedText = text}
window:addSubview(label)
timeline:step()
local pieces = label.layer.sublayers
local function words() local found = {} for i, piece in ipairs(label.layer.sublayers) do found[i] = piece.string end return found end
expect(words(), {"one ", "two", "three"})
expect({pieces[2].foregroundColor == UIColor.red, pieces[2].frame.maxX, pieces[3].frame.maxX}, {true, 50, 50}, 1e-9)
expect(pieces[3].frame.minY - pieces[1].frame.minY, 12 * 1.193359375, 1e-9)
label.numberOfLines, label.textAlignment = 1, "left"
timeline:step()
local cut = words()
expect({cut[1], cut[2]:find("…", 1, true) ~= nil, #cut}, {"one ", true, 2})
expect(label.layer.sublayers[2].foregroundColor == UIColor.red, true)

-- name numberOfLines lineBreakMode minimumScaleFactor adjustsFontSizeToFitWidth bounds: what is set after the runs were lays them out anew
local text = NSMutableAttributedString("one two three", {font = UIFont.systemFont(12)})
text:addAttribute("foregroundColor", UIColor.red, NSRange(4, 3))
local label = UILabel{frame = CGRect(0, 0, 50, 60), attributedText = text}
window:addSubview(label)
timeline:step()
local function words() local found = {} for i, piece in ipairs(label.layer.sublayers) do found[i] = piece.string end return found end
-- Each change alone, and a step after it.
local function after(change) change() timeline:step() return words() end
local cut = words()
expect({#cut, cut[2]:find("…", 1, true) ~= nil}, {2, true})
expect(after(function() label.numberOfLines = 0 end), {"one ", "two", "three"})
expect(after(function() label.numberOfLines = 1 end), cut)
expect(after(function() label.lineBreakMode = "byTruncatingHead" end)[1]:sub(1, #"…"), "…")
expect(after(function() label.adjustsFontSizeToFitWidth = true end), {"one ", "two", " three"})
local size = label.layer.sublayers[1].fontSize
expect(size < 12, true)
expect(#after(function() label.minimumScaleFactor = 0.95 end) > 0 and label.layer.sublayers[1].fontSize > size, true)
expect(#after(function() label.adjustsFontSizeToFitWidth = false end) > 0 and label.layer.sublayers[1].fontSize, 12)
expect(after(function() label.bounds = CGRect(0, 0, 200, 60) end), {"one ", "two", " three"})
local left = label.layer.sublayers[1].frame.minX
local function width() return label.layer.sublayers[3].frame.maxX - label.layer.sublayers[1].frame.minX end
after(function() label.textAlignment = "right" end)
expect(label.layer.sublayers[3].frame.maxX, 200, 1e-9)
after(function() label.textAlignment = "center" end)
expect(label.layer.sublayers[1].frame.minX, (200 - width()) / 2, 1e-9)
after(function() label.font = UIFont.systemFont(20) end)
expect({label.layer.sublayers[1].fontSize, label.layer.sublayers[3].fontSize}, {20, 20})
after(function() label.textColor = UIColor.blue end)
expect(label.layer.sublayers[2].foregroundColor == UIColor.blue, true)

-- name textAlignment attributedText: a paragraph that is read from the right begins there, unless its alignment says otherwise
local text = NSMutableAttributedString("אב גד\none", {font = UIFont.systemFont(12)})
text:addAttribute("foregroundColor", UIColor.red, NSRange(0, 2))
local label = UILabel{frame = CGRect(0, 0, 200, 60), numberOfLines = 0, attributedText = text}
window:addSubview(label)
timeline:step()
local function edges() local l = label.layer.sublayers return {l[#l - 1].frame.maxX, l[#l].frame.minX} end
expect(edges(), {200, 0}, 1e-9)
label.textAlignment = "left"
timeline:step()
expect(label.layer.sublayers[1].frame.minX, 0)
-- Letters that stand apart are in the same order: the first one on the right.
label.attributedText = NSAttributedString("אבג", {kern = 2})
timeline:step()
local seen = {}
for index, piece in ipairs(label.layer.sublayers) do seen[index] = piece.string end
expect(seen, {"ג", "ב", "א"})

-- name lineBreakMode byCharWrapping: lines break in words
local label = UILabel{text = "iii iii", numberOfLines = 0, font = UIFont.systemFont(12)}
-- At 12 points an i is 2.965 wide and a space 3.375: 15.234 for five letters and the space, 18.199 for six.
local function size(mode)
  label.lineBreakMode = mode
  local fits = label:sizeThatFits(CGSize(18.5, 0))
  return {fits.width, fits.height}
end
expect({size("byWordWrapping"), size("byCharWrapping")}, {{9, 86 / 3}, {55 / 3, 86 / 3}}, 1e-6)
window:addSubview(label)
label.frame = CGRect(0, 0, 18.5, 29)
timeline:step()
expect({label.layer.sublayers[1].string, label.layer.sublayers[2].string}, {"iii ii", "i"})
label.lineBreakMode = "byWordWrapping"
timeline:step()
expect({#(label.layer.sublayers or {}), label.layer.string}, {0, "iii iii"})

-- name lineBreakMode attributedText: lines of a text with attributes break as those of a plain one
local text = NSMutableAttributedString("你好「好的」", {font = UIFont.systemFont(12)})
text:addAttribute("foregroundColor", UIColor.red, NSRange(3, 1))
local label = UILabel{numberOfLines = 0, attributedText = text}
window:addSubview(label)
-- Each letter is 12 wide; a line of three would end with what opens.
label.frame = CGRect(0, 0, 36, 60)
timeline:step()
expect(label.layer.sublayers[1].string, "你好")
expect(label.layer.sublayers[2].frame.minX, 0)

-- name preferredFont forTextStyle UIFont: the sizes of Apple's guidelines
local sizes = {largeTitle = 34, title1 = 28, title2 = 22, title3 = 20, headline = 17, body = 17, callout = 16,
  subheadline = 15, footnote = 13, caption1 = 12, caption2 = 11}
for style, size in pairs(sizes) do expect(UIFont.preferredFont{forTextStyle = style}.pointSize, size) end
local bold = UILabel{text = "Hello UIKit", font = UIFont.preferredFont("headline")}
-- Recorded in semibold: 83.684.
expect(bold.intrinsicContentSize.width, 84)

-- name kern NSAttributedString baselineOffset: a letter is moved by at most 10,000 points
for _, number in ipairs{1e308, -10001, math.huge, 0 / 0} do
  for _, name in ipairs{"kern", "baselineOffset"} do
    local ok, message = pcall(function() return NSAttributedString("a", {[name] = number}) end)
    expect({ok, tostring(message):find("a number of points from -10,000 to 10,000", 1, true) ~= nil}, {false, true})
  end
end
expect(NSAttributedString("a", {kern = -10000}):attributes(0).kern, -10000)

-- name ascender descender capHeight xHeight leading withSize: the recorded parts of the size (0.952, 0.241, 0.705, 0.526)
local font = UIFont.systemFont(20, "bold")
expect({font.ascender, font.descender}, {20 * 0.9521484375, 20 * -0.2412109375})
expect({font.capHeight, font.xHeight, font.leading}, {20 * 0.70458984375, 20 * 0.5263671875, 0})
local small = UILabel{text = "A", font = font:withSize(10)}
local same = UILabel{text = "A", font = UIFont.systemFont(10, "bold")}
expect({font.pointSize, small.font.pointSize}, {20, 10})
expect(small.intrinsicContentSize.width, same.intrinsicContentSize.width)
local ok, message = pcall(function() return font:withSize(0) end)
expect({ok, tostring(message):find("a number of points above 0", 1, true) ~= nil}, {false, true})

-- name italicSystemFont monospacedSystemFont monospacedDigitSystemFont: each is measured as what it is, and told by the layer
local fixed = UIFont.monospacedSystemFont{ofSize = 12, weight = "bold"}
local plain = UILabel{text = "HHHH", font = fixed}
plain:sizeToFit()
-- 4 * 1266 / 2048 * 12 = 29.67, up to the pixel.
expect(plain.bounds.width, 90 / 3)
expect(plain.layer.font, "boldMonospaced")
expect(fixed:withSize(20).pointSize, 20.0)
plain.font = fixed:withSize(24)
expect(plain.layer.font, "boldMonospaced")
plain.font = UIFont.italicSystemFont(17)
expect(plain.layer.font, "regularItalic")
plain.font = UIFont.monospacedDigitSystemFont(17, "semibold")
expect(plain.layer.font, "semiboldMonospacedDigit")
plain.font = UIFont("Avenir-HeavyOblique", 17)
expect(plain.layer.font, "heavyItalic")
-- A text layer takes what a label's has, and nothing else.
local letters = CATextLayer()
letters.font = plain.layer.font
expect(letters.font, "heavyItalic")
expect(pcall(function() letters.font = "slanted" end), false)
expect(pcall(function() return UIFont.monospacedSystemFont(12) end), false)
expect(pcall(function() return UIFont.italicSystemFont(0) end), false)

-- name monospacedDigitSystemFont: a count that ticks stays as wide
local count = UILabel{font = UIFont.monospacedDigitSystemFont(34, "thin")}
local widths = {}
for number = 100, 999, 37 do
  count.text = tostring(number)
  count:sizeToFit()
  widths[count.bounds.width] = true
end
local different = 0
for _ in pairs(widths) do different = different + 1 end
expect(different, 1)
