// A value that exists is unwrapped and cast silently; a test of a class is false for a value that is no object.
// swift-format-ignore-file
class Card { var side = 3 }
class Photo: Card { var size = 4.5 }

func photo(_ card: Card?) -> Photo { return card as! Photo }

func side(_ card: Card?) -> Int { return card!.side + card!.side }

func kind(_ value: Any) -> String {
  if value is Photo { return "photo" }
  if let card = value as? Card { return "card \(card.side)" }
  if value is String { return "text" }
  switch value {
  case is Bool: return "bool"
  case is Card: return "never"
  default: return "other"
  }
}

print(photo(Photo()).size, side(Card()))
for value in [Photo(), Card(), 5, "text", true, 2.5, [1]] as [Any] { print(kind(value)) }
let none: Any? = nil
print(none is Card, (none as? Card) == nil)
var counts = ["a": 1]
counts["a"]! += 1
let kept = counts["a"]!
print(kept, counts["a"]! * 2)
let flag: Bool? = false
print(flag! ? "on" : "off", !flag!)
let texts: [String]? = ["b", "c"]
print(texts!.count, texts!.isEmpty, texts!.map { $0 + "!" }[1])
