import FrameRendering
import MotionMath
import PlainText
import RecordingKit

/// Two moments of a run side by side, in their device: before something breaks, and after it. What it is about is outlined;
/// in the second picture a line shows how far it has gone.
struct FindingPictures {
  private struct Moment {
    let time: Double
    let place: LayerPlace?
    let picture: Picture
  }

  private let moments: [Moment]
  private let run: RecordedRun
  private let finding: PageFinding

  /// Nil where the finding has no time, and the screen no size.
  init?(_ finding: PageFinding, of run: RecordedRun) {
    guard let time = finding.time, run.size.width >= 1, run.size.height >= 1 else { return nil }
    (self.finding, self.run) = (finding, run)
    let before: Double =
      switch finding.comparison {
      case .frames: max(0, time - 1 / Double(run.framesPerSecond))
      case .transition(let start): min(start, time)
      }
    let layer = run.recording.nodes.first { run.name($0.id) == finding.subject }?.id
    let frame = run.recording.frame(at: before)
    moments = [before, time].map { time in
      frame.seek(to: min(time, run.end))
      let place = layer.flatMap { layer in LayerPlace.all(in: frame).first { $0.layer == layer } }
      return Moment(
        time: time, place: place,
        picture: Picture(of: frame, size: run.size, options: run.pictures, isStopping: run.isStopping))
    }
  }

  /// Of the lines, in points.
  private static let width = 3.0

  /// - Throws: `PictureTooLarge`.
  var html: String {
    get throws(PictureTooLarge) {
      let (before, after) = (moments[0], moments[1])
      var pictures = moments.map(\.picture)
      for (index, moment) in moments.enumerated() {
        if let place = moment.place, place.isShown { pictures[index].mark(place, width: Self.width) }
      }
      let distance = finding.isOfPlace ? Distance(before.place, after.place, in: run.size) : nil
      if let distance { distance.draw(in: &pictures[1], width: Self.width) }
      let first = finding.comparison == .frames ? "the frame before" : "where its transition begins"
      let captions = [
        "\(NumberText.seconds(before.time)): \(first)",
        "\(NumberText.seconds(after.time))" + (distance.map { ": \($0.text) away" } ?? ": as it breaks"),
      ]
      var figures = ""
      for (index, caption) in captions.enumerated() {
        let status = DeviceChrome.Status(at: moments[index].time, in: run.events)
        let typeface = run.pictures.typeface
        let framed =
          run.chrome?.framed(pictures[index], status, typeface: typeface, ground: nil) ?? pictures[index]
        let address = try PageImage.address(of: framed, longest: 24 << 10, short: 24 << 10, isStopping: run.isStopping)
        figures +=
          "<figure><img src=\"\(address)\" width=\"\(NumberText.trimmed(framed.size.width, 2))\" height=\"\(NumberText.trimmed(framed.size.height, 2))\" alt=\"\(XMLText.escaped("The screen at \(caption)"))\">"
          + "<figcaption>\(XMLText.escaped(caption))</figcaption></figure>"
      }
      return "<div class=pair>\(figures)</div>"
    }
  }

  /// The way of a point of a layer from one moment to another: of the point that goes farthest along an axis, as findings
  /// measure it.
  private struct Distance {
    let from: CGPoint
    let to: CGPoint
    let length: Double

    init?(_ before: LayerPlace?, _ after: LayerPlace?, in size: CGSize) {
      guard let before, let after else { return nil }
      var best: (length: Double, margin: Double, from: CGPoint, to: CGPoint)?
      // Corners, sides and the middle: of those that go as far, the one that is farthest inside the screen.
      for across in [0.0, 0.5, 1] {
        for down in [0.0, 0.5, 1] {
          func image(_ place: LayerPlace) -> CGPoint {
            place.projection.image(
              CGPoint(
                x: place.bounds.minX + place.bounds.width * across, y: place.bounds.minY + place.bounds.height * down)
            ).point
          }
          let (from, to) = (image(before), image(after))
          let length = max(abs(to.x - from.x), abs(to.y - from.y))
          func margin(_ point: CGPoint) -> Double {
            min(min(point.x, size.width - point.x), min(point.y, size.height - point.y))
          }
          let inside = min(margin(from), margin(to))
          if let best, length < best.length - 0.01 || length < best.length + 0.01 && inside <= best.margin { continue }
          best = (length, inside, from, to)
        }
      }
      guard let best, best.length.isFinite, best.length > 0.5 else { return nil }
      (from, to, length) = (best.from, best.to, best.length)
    }

    var text: String { "\(NumberText.trimmed(length)) pt" }

    func draw(in picture: inout Picture, width: Double) { picture.markWay(from: from, to: to, text, width: width) }
  }
}
