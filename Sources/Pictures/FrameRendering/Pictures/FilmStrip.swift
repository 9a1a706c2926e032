public import MotionMath
import PlainText

/// Several moments in one picture.
public enum FilmStrip {
  /// Pictures side by side, each with its time underneath.
  ///
  /// - Parameters:
  ///   - frames: Pictures of one size, with their times in seconds.
  ///   - width: The width of each, in points; nil keeps theirs, up to 160.
  public static func strip(_ frames: [(time: Double, picture: Picture)], width: Double? = nil) -> Picture {
    rows(captioned(frames), columns: frames.count, width: width)
  }

  /// Pictures in rows of so many, each with its words underneath.
  ///
  /// - Parameter frames: Pictures of one size, row after row.
  public static func rows(_ frames: [(words: String, picture: Picture)], columns: Int) -> Picture {
    rows(frames, columns: max(1, columns), width: nil)
  }

  private static func captioned(_ frames: [(time: Double, picture: Picture)]) -> [(words: String, picture: Picture)] {
    frames.map { (NumberText.seconds(min(max($0.time, 0), 1e9)), $0.picture) }
  }

  /// Pictures in rows, to be read like a page, each with its time underneath: as many in a row as make the whole about as
  /// wide as it is high.
  ///
  /// - Parameter frames: Pictures of one size, with their times in seconds.
  public static func sheet(_ frames: [(time: Double, picture: Picture)]) -> Picture {
    let size = frames.first?.picture.size ?? .zero
    let ratio = size.width > 0 ? size.height / size.width : 1
    let columns = max(1, Int((Double(frames.count) * ratio).squareRoot().rounded(.up)))
    return rows(captioned(frames), columns: columns, width: nil)
  }

  private static func rows(
    _ frames: [(words: String, picture: Picture)], columns most: Int, width: Double?
  ) -> Picture {
    guard let size = frames.first?.picture.size, size.width > 0 else { return Picture(size: .zero) }
    let width = width ?? min(size.width, 160)
    let scale = width / size.width
    let (gap, caption) = (width * 0.075, max(8, width * 0.09))
    let height = size.height * scale
    let row = gap + height + caption * 2
    let columns = min(most, frames.count)
    var strip = Picture(
      size: CGSize(
        width: (gap + Double(columns) * (width + gap)).rounded(.up),
        height: (Double((frames.count + columns - 1) / columns) * row).rounded(.up)),
      ground: CGColor(white: 0.93, alpha: 1))
    for (index, frame) in frames.enumerated() {
      let x = gap + Double(index % columns) * (width + gap)
      let y = Double(index / columns) * row + gap
      let matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
      strip.add(frame.picture, at: matrix, opacity: 1)
      strip.addText(
        frame.words, size: caption,
        in: CGRect(x: x, y: y + height, width: width, height: caption * 2))
    }
    return strip
  }

  /// Pictures on top of each other, earlier ones fainter. The last is translucent too, or a screen that covers the one
  /// before would hide its movement; parts at rest add up to nearly opaque.
  public static func onionSkin(_ pictures: [Picture]) -> Picture {
    guard let last = pictures.last else { return Picture(size: .zero) }
    var skin = Picture(size: last.size, ground: last.ground)
    for (index, picture) in pictures.enumerated() {
      var layer = picture
      layer.ground = nil
      let share = Double(index + 1) / Double(pictures.count)
      skin.add(layer, at: .identity, opacity: pictures.count > 1 ? 0.6 * share : 1)
    }
    return skin
  }

  /// Equal steps from one time to another, both included.
  public static func times(from start: Double, to end: Double, count: Int) -> [Double] {
    guard count > 1 else { return [end] }
    return (0..<count).map { $0 == count - 1 ? end : start + (end - start) * Double($0) / Double(count - 1) }
  }
}

extension Picture {
  /// Draws another picture, clipped to its edges, at a place in this one.
  public mutating func add(_ picture: Picture, at matrix: CGAffineTransform, opacity: Double) {
    var group = Group()
    group.projection = Projection(matrix)
    group.clip = .rect(picture.bounds)
    group.opacity = opacity
    group.content = picture.bounds
    let bounds = picture.bounds.applying(matrix)
    commands.append(DrawingCommand(.push(group), bounds: bounds))
    if let ground = picture.ground {
      commands.append(DrawingCommand(.fill(.rect(picture.bounds), .color(ground), .identity), bounds: picture.bounds))
    }
    commands += picture.commands
    commands.append(DrawingCommand(.pop, bounds: .null))
  }

  /// One line of text in the middle of a rectangle.
  mutating func addText(_ text: String, size: Double, in rect: CGRect) {
    let metrics = FontMetrics(size: size)
    let layout = TextLayout(
      text, metrics: metrics, in: rect, alignment: "center", wraps: false, truncation: "end", isCentered: true)
    // A caption is no part of the screen, and looks the same everywhere.
    var letters = Lettering(metrics, .embedded)
    for line in layout.lines { letters.append(line.text, at: line.origin) }
    let ink = Paint.color(CGColor(white: 0.25, alpha: 1))
    commands.append(DrawingCommand(.fill(.path(letters.outlines, isEvenOdd: false), ink, .identity), bounds: rect))
  }
}
