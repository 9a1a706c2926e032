/// The bars of two traces, whose layers have the same names.
enum BarDifference {
  /// A line for each bar that is another, or only in one.
  ///
  /// The bars of one key path of one layer are compared in their order. Traces of former versions have no bars.
  static func lines(_ first: [Trace.Bar], _ second: [Trace.Bar], _ names: (String, String)) -> [String] {
    if first.isEmpty || second.isEmpty { return [] }
    let (mine, others) = (numbered(first), numbered(second))
    let (before, after) = (byPlace(mine), byPlace(others))
    let changed = mine.compactMap { place, bar -> String? in
      guard let other = after[place] else { return "\(place.text) only in \(names.0): \(bar.words)" }
      return bar == other ? nil : "\(place.text): was \(bar.words), now \(other.words)"
    }
    let new = others.filter { before[$0.0] == nil }
    return changed + new.map { "\($0.text) only in \(names.1): \($1.words)" }
  }

  private struct Place: Hashable {
    let layer: String
    let keyPath: String
    /// From 0, among those of the key path.
    var number = 0

    var text: String { "\(layer).\(keyPath)" }
  }

  private static func numbered(_ bars: [Trace.Bar]) -> [(Place, Trace.Bar)] {
    var counts: [Place: Int] = [:]
    return bars.map { bar in
      let lane = Place(layer: bar.layer, keyPath: bar.keyPath)
      counts[lane, default: -1] += 1
      return (Place(layer: bar.layer, keyPath: bar.keyPath, number: counts[lane] ?? 0), bar)
    }
  }

  private static func byPlace(_ bars: [(Place, Trace.Bar)]) -> [Place: Trace.Bar] {
    Dictionary(bars) { first, _ in first }
  }
}
