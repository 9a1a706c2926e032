import MotionMath

/// A still picture of a part of a view. It fills the view: what is between the borders stretches.
///
/// A picture is a copy of layers, which are scaled as wholes: each of up to nine fields has one of its own.
final class ResizableSnapshot: UIView {
  private let source: CGRect
  private let caps: UIEdgeInsets
  private let fields: [Field]

  /// A border, or the part between two, along each axis.
  private struct Field {
    let picture: UIView
    /// Shows the field alone; nil where there is one field.
    let clip: UIView?
    /// From the part's corner, in points.
    let columns: ClosedRange<Double>
    let rows: ClosedRange<Double>
  }

  /// - Parameters:
  ///   - source: The part, from the corner of the whole picture.
  ///   - picture: Makes another picture of the whole view.
  init(of source: CGRect, _ caps: UIEdgeInsets, in app: UIApplication, picture: () -> UIView) {
    (self.source, self.caps) = (source, caps)
    let columns = Self.ranges(of: source.width, caps.left, caps.right)
    let rows = Self.ranges(of: source.height, caps.top, caps.bottom)
    let isOne = columns.count == 1 && rows.count == 1
    fields = rows.flatMap { rows in
      columns.map { Field(picture: picture(), clip: isOne ? nil : UIView(in: app), columns: $0, rows: rows) }
    }
    super.init(frame: CGRect(origin: .zero, size: source.size), in: app)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for field in fields {
      if let clip = field.clip {
        clip.clipsToBounds = true
        clip.addSubview(field.picture)
      }
      addSubview(field.clip ?? field.picture)
    }
    place()
  }

  package override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    place()
  }

  private func place() {
    for field in fields {
      let x = Self.places(field.columns, of: source.width, caps.left, caps.right, now: bounds.width)
      let y = Self.places(field.rows, of: source.height, caps.top, caps.bottom, now: bounds.height)
      field.clip?.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      let whole = field.picture.bounds.size
      field.picture.transform = CGAffineTransform(scaleX: x.scale, y: y.scale)
      field.picture.center = CGPoint(
        x: (whole.width / 2 - source.minX - field.columns.lowerBound) * x.scale,
        y: (whole.height / 2 - source.minY - field.rows.lowerBound) * y.scale)
    }
  }

  /// The borders of a length and the part between them, without empty ones.
  private static func ranges(of length: Double, _ before: Double, _ after: Double) -> [ClosedRange<Double>] {
    [0...before, before...length - after, length - after...length].filter { $0.lowerBound < $0.upperBound }
  }

  /// Where a range of a length lies when the length is `now`.
  private static func places(
    _ range: ClosedRange<Double>, of length: Double, _ before: Double, _ after: Double, now: Double
  ) -> (start: Double, length: Double, scale: Double) {
    let borders = before + after
    let share = borders > now ? now / borders : 1
    func scaled(_ point: Double) -> Double {
      if point <= before { return point * share }
      return point >= length - after ? now - (length - point) * share : point
    }
    let (start, end) = (scaled(range.lowerBound), scaled(range.upperBound))
    return (start, end - start, (end - start) / (range.upperBound - range.lowerBound))
  }
}
