package import MotionMath

/// The values one property of one layer had after its first commit, each from the commit that set it until the next.
///
/// Vector values lie component by component in one array, so a changed number costs 12 bytes.
package struct PropertyHistory {
  package let property: LayerProperty
  private var commits: [CommitIndex] = []
  private var components: [Double] = []
  private var objects: [AnimatableValue] = []

  package init(_ property: LayerProperty) { self.property = property }

  /// Appends the value `values` hold for the property, from `commit` on; nothing when it is the last one.
  package mutating func append(_ values: LayerValues, at commit: CommitIndex) {
    if isLast(values) { return }
    if commits.last == commit {
      commits.removeLast()
      components.removeLast(property.width)
      if property.width == 0 { objects.removeLast() }
    }
    commits.append(commit)
    if property.width == 0 { objects.append(values[property]) }
    for index in 0..<property.width { components.append(values.component(property, index)) }
  }

  private func isLast(_ values: LayerValues) -> Bool {
    if property.width == 0 { return objects.last == values[property] }
    guard !commits.isEmpty else { return false }
    let first = components.count - property.width
    return (0..<property.width).allSatisfy {
      components[first + $0].bitPattern == values.component(property, $0).bitPattern
    }
  }

  /// The commits that changed it, in order.
  var changes: [CommitIndex] { commits }

  /// Which entry is in force at `commit`, or nil before the first.
  package func entry(at commit: CommitIndex) -> Int? { commits.lastIndex(notAfter: commit) }

  package func component(_ index: Int, of entry: Int) -> Double { components[entry * property.width + index] }

  package func value(of entry: Int) -> AnimatableValue {
    if property.width == 0 { return objects[entry] }
    return components.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return property.defaultValue }
      return AnimatableValue(kind: property.kind, components: base + entry * property.width)
    }
  }

  /// The first commit, up to `last`, at which another history of the same property differs; nil when they agree that
  /// far.
  func firstDifference(from other: PropertyHistory, upTo last: CommitIndex) -> CommitIndex? {
    let count = (entry(at: last) ?? -1) + 1
    let otherCount = (other.entry(at: last) ?? -1) + 1
    for entry in 0..<min(count, otherCount) where !isSame(entry, as: other) {
      return min(commits[entry], other.commits[entry])
    }
    if count == otherCount { return nil }
    return count > otherCount ? commits[otherCount] : other.commits[count]
  }

  private func isSame(_ entry: Int, as other: PropertyHistory) -> Bool {
    guard commits[entry] == other.commits[entry] else { return false }
    if property.width == 0 { return objects[entry] == other.objects[entry] }
    return (0..<property.width).allSatisfy {
      component($0, of: entry).bitPattern == other.component($0, of: entry).bitPattern
    }
  }
}
