// A set of options that the file declares.
// prints: true false
struct Effects: OptionSet {
  let rawValue: Int
  static let dims = Effects(rawValue: 1 << 0)
  static let scales = Effects(rawValue: 1 << 1)
  static let turns = Effects(rawValue: 1 << 2)
}
let effects: Effects = [.dims, .scales]
print("\(effects.contains(.scales)) \(effects.contains(.turns))")
