/// A picture of greys, row after row.
public struct GreyPicture: Sendable {
  public let width, height: Int
  /// `width` times `height` bytes.
  public let pixels: [UInt8]

  /// - Precondition: As many pixels as that.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height)
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The means of squares of `side` pixels.
  func reduced(by side: Int) -> GreyPicture {
    guard side > 1 else { return self }
    let (columns, rows) = (width / side, height / side)
    var means = [UInt8](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0
        for y in row * side..<(row + 1) * side {
          for x in column * side..<(column + 1) * side { sum += Int(pixels[y * width + x]) }
        }
        means[row * columns + column] = UInt8(sum / (side * side))
      }
    }
    return GreyPicture(width: columns, height: rows, pixels: means)
  }

  func part(x: Int, y: Int, width: Int, height: Int) -> GreyPicture {
    let rows = (y..<y + height).flatMap { pixels[$0 * self.width + x..<$0 * self.width + x + width] }
    return GreyPicture(width: width, height: height, pixels: rows)
  }
}

/// Finds a part of one picture in others, wherever it has moved, by the correlation of its greys: a part that has grown fainter
/// or lies on another grey is found, one that turns or grows is not.
public struct BoxTracker: Sendable {
  /// A position of the box, and how alike the picture is there: 1 is the same, 0 is nothing of it.
  public struct Match: Sendable, Equatable {
    /// Of the box's upper left corner, in pixels and parts of them.
    public let x, y: Double
    public let likeness: Double
  }

  private let fine, coarse: Pattern
  /// The side of the squares in which it is looked for first.
  private let side: Int

  /// - Parameters:
  ///   - box: In whole pixels, inside the picture.
  ///   - picture: In which the box shows what is to be found.
  /// - Returns: Nil where the box is not inside the picture, smaller than 4 by 4, or of one grey, which is everywhere.
  public init?(_ box: (x: Int, y: Int, width: Int, height: Int), in picture: GreyPicture) {
    guard box.x >= 0, box.y >= 0, box.width >= 4, box.height >= 4, box.x + box.width <= picture.width,
      box.y + box.height <= picture.height
    else { return nil }
    // So that about eight squares are across the smaller side.
    side = max(1, min(16, min(box.width, box.height) / 8))
    let part = picture.part(x: box.x, y: box.y, width: box.width, height: box.height)
    guard let fine = Pattern(part) else { return nil }
    self.fine = fine
    // A box that is flat in squares is looked for as it is.
    coarse = Pattern(part.reduced(by: side)) ?? fine
  }

  /// Where the box is now.
  public func match(in picture: GreyPicture) -> Match {
    let side = coarse.width == fine.width ? 1 : side
    let small = picture.reduced(by: side)
    let rough = coarse.best(
      in: small, 0...max(0, small.width - coarse.width), 0...max(0, small.height - coarse.height))
    guard side > 1 else { return refined(rough.x, rough.y, in: picture) }
    let reach = side + 1
    let (right, bottom) = (picture.width - fine.width, picture.height - fine.height)
    func range(_ middle: Int, _ most: Int) -> ClosedRange<Int> {
      min(max(middle - reach, 0), most)...min(max(middle + reach, 0), most)
    }
    let exact = fine.best(in: picture, range(rough.x * side, right), range(rough.y * side, bottom))
    return refined(exact.x, exact.y, in: picture)
  }

  /// To parts of a pixel: where the parabola through the likeness there and beside it is highest.
  private func refined(_ x: Int, _ y: Int, in picture: GreyPicture) -> Match {
    let here = fine.likeness(in: picture, x, y)
    func shift(_ before: Double?, _ after: Double?) -> Double {
      guard let before, let after else { return 0 }
      let bend = before - 2 * here + after
      return bend < 0 ? min(max((before - after) / (2 * bend), -0.5), 0.5) : 0
    }
    func at(_ x: Int, _ y: Int) -> Double? {
      guard x >= 0, y >= 0, x + fine.width <= picture.width, y + fine.height <= picture.height else { return nil }
      return fine.likeness(in: picture, x, y)
    }
    return Match(
      x: Double(x) + shift(at(x - 1, y), at(x + 1, y)), y: Double(y) + shift(at(x, y - 1), at(x, y + 1)),
      likeness: here)
  }
}

/// Greys less their mean, to be correlated with parts of pictures.
private struct Pattern: Sendable {
  let width, height: Int
  private let greys: [Int32]
  /// Their sum, which is not quite 0: the mean is a whole number.
  private let rest: Double
  /// The root of the sum of squares.
  private let strength: Double

  /// Nil for one grey alone.
  init?(_ picture: GreyPicture) {
    (width, height) = (picture.width, picture.height)
    let count = picture.pixels.count
    guard count > 0 else { return nil }
    let sum = picture.pixels.reduce(0) { $0 + Int($1) }
    let mean = Int32(clamping: (sum + count / 2) / count)
    greys = picture.pixels.map { Int32($0) - mean }
    let squares = greys.reduce(0) { $0 + Int($1) * Int($1) }
    guard squares > count else { return nil }
    rest = Double(greys.reduce(0) { $0 + Int($1) })
    strength = (Double(squares) - rest * rest / Double(count)).squareRoot()
  }

  /// Pearson's correlation with the part of a picture that begins at a point.
  func likeness(in picture: GreyPicture, _ left: Int, _ top: Int) -> Double {
    var (products, sum, squares) = (0, 0, 0)
    picture.pixels.withUnsafeBufferPointer { pixels in
      greys.withUnsafeBufferPointer { greys in
        for row in 0..<height {
          let (first, own) = ((top + row) * picture.width + left, row * width)
          var (rowProducts, rowSum, rowSquares) = (Int32(0), Int32(0), Int32(0))
          for column in 0..<width {
            let grey = Int32(pixels[first + column])
            rowProducts &+= grey &* greys[own + column]
            rowSum &+= grey
            rowSquares &+= grey &* grey
          }
          products += Int(rowProducts)
          sum += Int(rowSum)
          squares += Int(rowSquares)
        }
      }
    }
    let count = Double(width * height)
    let variance = Double(squares) - Double(sum) * Double(sum) / count
    let product = Double(products) - rest * Double(sum) / count
    return variance > count ? product / (strength * variance.squareRoot()) : 0
  }

  func best(in picture: GreyPicture, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> (x: Int, y: Int) {
    var best = (x: columns.lowerBound, y: rows.lowerBound, likeness: -Double.infinity)
    for y in rows where y + height <= picture.height {
      for x in columns where x + width <= picture.width {
        let likeness = likeness(in: picture, x, y)
        if likeness > best.likeness { best = (x, y, likeness) }
      }
    }
    return (best.x, best.y)
  }
}
