// `as!` of a number that should be an object.
// swift-format-ignore-file
class Card {}
let all: [Any] = [Card(), 5]
let first = all[0] as! Card
print("first")
let second = all[1] as! Card  // stops: Could not cast
print("second")
