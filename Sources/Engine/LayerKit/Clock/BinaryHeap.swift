/// A heap with its smallest element first.
struct BinaryHeap<Element: Comparable> {
  private var elements: [Element] = []

  init() {}

  /// - Complexity: O(n).
  init(_ elements: [Element]) {
    self.elements = elements
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }

  var count: Int { elements.count }

  /// The smallest element. O(1).
  var first: Element? { elements.first }

  /// - Complexity: O(log n).
  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if elements[parent] < elements[child] { return }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the smallest element; nil when there is none.
  /// - Complexity: O(log n).
  @discardableResult
  mutating func removeFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if !elements.isEmpty {
      elements[0] = last
      siftDown(0)
    }
    return first
  }

  /// Removes the elements for which `isKept` is false.
  /// - Complexity: O(n).
  mutating func keep(_ isKept: (Element) -> Bool) { self = BinaryHeap(elements.filter(isKept)) }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
        if elements[child] < elements[smallest] { smallest = child }
      }
      if smallest == parent { return }
      elements.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
