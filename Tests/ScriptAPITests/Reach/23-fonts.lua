-- name UIFont: fonts say what they are, as a device's do, and equal ones are equal
local label = UILabel()
expect({label.font.fontName, label.font.familyName, label.font.pointSize}, {".SFUI-Regular", ".AppleSystemUIFont", 17})
expect(tostring(label.font):gsub("#%d+", "#"), '<UIFont # ".SFUI-Regular"; size = 17>')
local names = {}
for index, weight in ipairs{"ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"} do
  names[index] = UIFont.systemFont(10, weight).fontName
end
expect(names, {".SFUI-Ultralight", ".SFUI-Thin", ".SFUI-Light", ".SFUI-Medium", ".SFUI-Semibold", ".SFUI-Bold", ".SFUI-Heavy",
  ".SFUI-Black"})
expect({UIFont.italicSystemFont(9).fontName, UIFont.monospacedDigitSystemFont(9, "bold").fontName},
  {".SFUI-RegularItalic", ".SFUI-Bold"})
local named = UIFont("Avenir-HeavyOblique", 12)
expect({named.fontName, named.familyName, named:withSize(20).fontName}, {"Avenir-HeavyOblique", "Avenir", "Avenir-HeavyOblique"})
label.font = named
expect({label.font.fontName, label.font == named, label.font == UIFont("Avenir-HeavyOblique", 12)},
  {"Avenir-HeavyOblique", true, true})
expect({UIFont.systemFont(14) == UIFont.systemFont(14), UIFont.systemFont(14) == UIFont.systemFont(14, "bold")}, {true, false})
expect({UIFont.preferredFont("headline") == UIFont.systemFont(17, "semibold")}, {true})
expect(pcall(function() return label.font.fontDescriptor end), false)
local field = UITextField()
field.font = named
expect({field.font == named, field.font.fontName}, {true, "Avenir-HeavyOblique"})
