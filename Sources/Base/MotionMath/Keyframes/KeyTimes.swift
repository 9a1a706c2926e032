/// The rules for the times of keyframes, shared by values and paths.
enum KeyTimes {
  /// - Throws: `keyTimesDoNotRise` for the first time outside 0...1 or below the one before it.
  static func check(_ times: [Double]) throws(MotionError) {
    var previous = 0.0
    for (index, time) in times.enumerated() {
      guard time >= previous, time <= 1 else {
        throw .keyTimesDoNotRise(index: index, value: time, before: previous)
      }
      previous = time
    }
  }

  /// Equal segments from 0 to 1.
  static func even(_ count: Int) -> [Double] {
    count < 2 ? Array(repeating: 0, count: count) : (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Times in proportion to the distance between one value and the next; equal segments when nothing moves.
  static func paced(_ values: [AnimatableValue]) throws(MotionError) -> [Double] {
    var lengths: [Double] = []
    for index in values.indices.dropFirst() {
      lengths.append(try values[index - 1].distance(to: values[index]))
    }
    return proportional(to: lengths)
  }

  static func proportional(to lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return even(lengths.count + 1) }
    var reached = 0.0
    return [0]
      + lengths.map { length in
        reached += length
        return reached / total
      }
  }

  /// The last index whose time is not after `fraction`; 0 before the first. A time that occurs twice counts from its
  /// second, so that values may jump.
  static func segment(of fraction: Double, in times: [Double]) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
