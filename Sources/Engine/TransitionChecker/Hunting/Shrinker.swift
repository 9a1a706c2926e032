/// Makes a list that shows something as small as it can be, as Hypothesis does (MacIver 2019): elements are left out, and
/// simpler ones are put in their place, as long as the list still shows it. It knows nothing of the elements.
package struct Shrinker<Element> {
  /// Simpler forms of an element, the simplest first. Each has to be simpler than the element in an order that ends.
  let simpler: (Element) -> [Element]
  /// True for a list that still shows it.
  let holds: ([Element]) -> Bool
  /// The most lists that are tried (chosen here): a list of ten events takes about a hundred.
  let most: Int

  package init(
    most: Int = 400, simpler: @escaping (Element) -> [Element], holds: @escaping ([Element]) -> Bool
  ) {
    (self.most, self.simpler, self.holds) = (most, simpler, holds)
  }

  /// - Returns: A list that holds, of which no element can be left out and none be simpler, unless `most` is reached.
  package func shrunk(_ list: [Element]) -> [Element] {
    var (list, tried, hasChanged) = (list, 0, true)
    func accept(_ candidate: [Element]) -> Bool {
      guard tried < most else { return false }
      tried += 1
      guard holds(candidate) else { return false }
      (list, hasChanged) = (candidate, true)
      return true
    }
    while hasChanged {
      hasChanged = false
      // Half of it first, then a quarter: what is not needed is most of it.
      var length = max(1, list.count / 2)
      while length >= 1 {
        var start = 0
        while start + length <= list.count {
          var candidate = list
          candidate.removeSubrange(start..<start + length)
          if !accept(candidate) { start += 1 }
        }
        length /= 2
      }
      for index in list.indices {
        while let form = simpler(list[index]).first(where: { form in
          var candidate = list
          candidate[index] = form
          return accept(candidate)
        }) { _ = form }
      }
    }
    return list
  }
}
