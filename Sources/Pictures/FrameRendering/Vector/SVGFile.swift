import MotionMath
import PlainText

/// A picture as an SVG file: shapes that stay sharp at any size, text that a diff can show.
public enum SVGFile {
  /// - Parameter isStopping: Asked on the way whether to leave out the rest; the file is then useless.
  /// - Throws: `PictureTooLarge` for a part that SVG cannot express and that is embedded as pixels.
  public static func encode(
    _ picture: Picture, isStopping: @escaping () -> Bool = { false }
  ) throws(PictureTooLarge) -> [UInt8] {
    let canvas = SVGCanvas(size: picture.size, isStopping: isStopping)
    picture.draw(on: canvas, isStopping: isStopping)
    if let failure = canvas.failure { throw failure }
    return file(picture.size, canvas.definitions, canvas.body)
  }

  /// Pictures one after the other, for ever: each is shown for its frame by an animation that needs no script.
  ///
  /// - Parameter isStopping: As above.
  /// - Throws: `PictureTooLarge` for a part that SVG cannot express and that is embedded as pixels.
  public static func encode(
    _ pictures: [Picture], framesPerSecond: Int, isStopping: @escaping () -> Bool = { false }
  ) throws(PictureTooLarge) -> [UInt8] {
    guard let first = pictures.first else { return file(.zero, "", "") }
    // Equal pictures in a row are shown as one, for longer.
    var frames: [(picture: Picture, count: Int)] = []
    for picture in pictures {
      if frames.last?.picture == picture { frames[frames.count - 1].count += 1 } else { frames.append((picture, 1)) }
    }
    let total = Double(pictures.count)
    let seconds = SVGText.factor(total / Double(max(1, framesPerSecond)))
    var (definitions, body, begin) = ("", "", 0)
    for (index, frame) in frames.enumerated() {
      let canvas = SVGCanvas(size: first.size, prefix: "f\(index)", isStopping: isStopping)
      frame.picture.draw(on: canvas, isStopping: isStopping)
      if let failure = canvas.failure { throw failure }
      definitions += canvas.definitions
      guard frames.count > 1 else {
        body += canvas.body
        continue
      }
      let (from, to) = (Double(begin) / total, Double(begin + frame.count) / total)
      begin += frame.count
      var times = [from, to].map(SVGText.factor)
      var values = ["inline", "none"]
      if from > 0 {
        times.insert("0", at: 0)
        values.insert("none", at: 0)
      }
      if to >= 1 {
        times.removeLast()
        values.removeLast()
      }
      body +=
        "<g display=\"\(index == 0 ? "inline" : "none")\">\n<animate attributeName=\"display\" "
        + "values=\"\(values.joined(separator: ";"))\" keyTimes=\"\(times.joined(separator: ";"))\" "
        + "dur=\"\(seconds)s\" calcMode=\"discrete\" repeatCount=\"indefinite\"/>\n\(canvas.body)</g>\n"
    }
    return file(first.size, definitions, body)
  }

  private static func file(_ size: CGSize, _ definitions: String, _ body: String) -> [UInt8] {
    let (width, height) = (NumberText.bounded(size.width), NumberText.bounded(size.height))
    let defs = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(defs)\(body)</svg>

      """.utf8)
  }
}
