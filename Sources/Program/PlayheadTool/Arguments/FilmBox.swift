/// A part of a film's first picture, in its pixels.
struct FilmBox: Sendable, Equatable {
  let x, y, width, height: Int

  /// `120,80,200,200`: at least 4 wide and high; nil for anything else.
  init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      x >= 0, y >= 0, width >= 4, height >= 4, max(x, y, width, height) < 1 << 20
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
