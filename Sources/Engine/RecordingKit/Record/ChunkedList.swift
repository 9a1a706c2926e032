/// An append-only list in chunks of fixed length: it grows without copying its elements and without doubling its
/// memory.
struct ChunkedList<Element>: RandomAccessCollection {
  private var chunks: [ContiguousArray<Element>] = []
  private(set) var count = 0

  private static var chunkLength: Int { 512 }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) get { chunks[index / Self.chunkLength][index % Self.chunkLength] }
  }

  /// - Complexity: O(1) amortised.
  mutating func append(_ element: Element) {
    if count % Self.chunkLength == 0 {
      chunks.append([])
      // The first chunk grows as arrays do: a short list stays small.
      if count > 0 { chunks[chunks.count - 1].reserveCapacity(Self.chunkLength) }
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }
}
