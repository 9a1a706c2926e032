/// The place of an item: its section, and its number in it, both counted from 0.
public struct IndexPath: Hashable, Sendable, Comparable {
  public var section: Int
  public var item: Int

  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  public var row: Int { item }

  public static func < (first: IndexPath, second: IndexPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}
