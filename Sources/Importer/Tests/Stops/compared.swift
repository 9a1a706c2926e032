// A nil that is only compared or told.
// swift-format-ignore-file
var list: [String: Int] = ["a": 1]
print(list["a"]! == 1)
print("\(list["a"]!)")
let isOne = list["b"]! == 1  // stops: Unexpectedly found nil while unwrapping an Optional value
print(isOne)
