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

-- name systemFont: the same face made bold, leaning or both, by its descriptor
local title = UIFont.preferredFont("title1")
expect(#title.fontDescriptor.symbolicTraits, 0)
local bold = UIFont{descriptor = title.fontDescriptor:withSymbolicTraits("traitBold"), size = 0}
expect({bold.pointSize, bold == UIFont.boldSystemFont(28)}, {28, true})
expect(bold.fontDescriptor.symbolicTraits, {"traitBold"})
local both = bold.fontDescriptor:withSymbolicTraits{"traitBold", "traitItalic"}
expect({UIFont(both, 12).pointSize, UIFont(both, 12).fontName, both.symbolicTraits[2]}, {12, ".SFUI-BoldItalic", "traitItalic"})
-- What is semibold is bold already, and stays as it is.
expect(UIFont(UIFont.systemFont(17, "semibold").fontDescriptor:withSymbolicTraits("traitBold"), 0).fontName, ".SFUI-Semibold")
expect(UIFont(bold.fontDescriptor:withSymbolicTraits{}, 0).fontName, ".SFUI-Regular")
expect(pcall(function() return bold.fontDescriptor:withSymbolicTraits("traitBald") end), false)

-- name setBackgroundImage preferredContentSizeCategory: an empty picture makes a bar transparent, another stands in its place
local stack = UINavigationController(UIViewController())
window.rootViewController = stack
timeline:step()
local bar = stack.navigationBar
local ground = bar.subviews[1]
expect(ground.backgroundColor ~= nil, true)
bar:setBackgroundImage(UIImage(), "default")
expect({ground.backgroundColor == nil, bar:backgroundImage("default").size}, {true, CGSize.zero})
local red = UIImage{color = UIColor.red, size = CGSize(4, 4)}
bar:setBackgroundImage(red, "default")
timeline:step()
expect({ground.backgroundColor == nil, ground.subviews[1].image == red, ground.subviews[1].frame.width}, {true, true, 393})
bar:setBackgroundImage(nil, "default")
expect({ground.backgroundColor ~= nil, ground.subviews[1].image == nil}, {true, true})
expect(UIApplication.shared.preferredContentSizeCategory, UITraitCollection.current.preferredContentSizeCategory)
