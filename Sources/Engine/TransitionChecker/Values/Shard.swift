/// One of several equal parts of the work, which other processes or machines share.
public struct Shard: Sendable, Hashable {
  /// From 1 to `count`.
  public let number: Int
  public let count: Int

  /// - Precondition: `number` is from 1 to `count`.
  public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }

  /// The largest number of parts.
  public static let most = 9999

  /// `2/4`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.most).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.init(number, of: count)
  }

  /// `2/4`.
  public var text: String { "\(number)/\(count)" }

  /// Whether the part has the piece of work of a number, from 0.
  public func contains(_ index: Int) -> Bool { index % count == number - 1 }
}
