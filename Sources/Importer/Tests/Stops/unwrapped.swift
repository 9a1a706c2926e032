// `x!` of nil stops where it stands, though the value is only kept, given on or given back.
// swift-format-ignore-file
class Card {
  var title: String?
  func shown() -> String {
    return title!  // stops: Unexpectedly found nil while unwrapping an Optional value
  }
}
let card = Card()
card.title = "one"
print(card.shown())
card.title = nil
print(card.shown().count)
