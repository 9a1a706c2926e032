// `as!` of another class stops where it stands.
// swift-format-ignore-file
class Card {}
class Photo: Card { var side = 3 }
func photo(_ card: Card) -> Photo {
  return card as! Photo  // stops: Could not cast
}
print(photo(Photo()).side)
let kept = photo(Card())
print("kept")
