// A loop's body that ends with a return, behind a continue.
// prints: 3
func firstOdd(_ numbers: [Int]) -> Int? {
  for number in numbers {
    guard number % 2 == 1 else { continue }
    return number
  }
  return nil
}
print(firstOdd([2, 3, 4]) ?? 0)
