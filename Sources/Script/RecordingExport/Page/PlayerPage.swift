package import FrameRendering
import Limits
import MotionMath
import PlainText
import RecordingKit

/// A run as one HTML file that plays it, and asks nothing of any other.
package struct PlayerPage {
  /// The file.
  package let file: [UInt8]
  /// The bytes of the packed data.
  package let dataLength: Int

  /// - Parameters:
  ///   - other: A run with the same frames, which is shown beside it, and its title.
  ///   - title: Of the page.
  ///   - source: The address of the script, as a remark; nil for none.
  ///   - generator: The program and its version.
  /// - Throws: `PictureTooLarge` for a poster that has too many pixels.
  package init(
    _ run: RecordedRun, beside other: (run: RecordedRun, title: String)? = nil, title: String, source: String? = nil,
    generator: String
  ) throws(PictureTooLarge) {
    let data = RunData(run, title: title, source: source)
    let packed = Deflate.gzip(data.bytes)
    let second = other.map { Deflate.gzip(RunData($0.run, title: $0.title, source: nil).bytes) }
    dataLength = packed.count + (second?.count ?? 0)
    let poster = try Self.poster(of: run)
    let parts = [
      "GENERATOR": XMLText.escaped(generator),
      "TITLE": XMLText.escaped(title), "POSTER": poster, "DATA": Base64.encode(packed),
      "OTHER": second.map { "\n<script type=\"application/x-playhead\" id=other>\(Base64.encode($0))</script>" } ?? "",
      "WIDTH": NumberText.trimmed(run.size.width, 2),
      "HEIGHT": NumberText.trimmed(run.size.height, 2),
      "BARS": Self.list(Self.shortened(run.bars.map { BarText($0).sentence })),
      "EVENTS": Self.list(Self.shortened(EventText(run.events).lines)),
    ]
    file = Self.filled(Self.page, parts)
  }

  /// In bytes: a poster that is longer is drawn smaller. It is seen until the page plays, and where it cannot.
  private static let longestPoster = 6 << 10
  /// In bytes: of a drawing that is as short no pixels are tried.
  private static let shortPoster = 2 << 10

  /// The picture that stands for the run, where no script runs: as SVG or as PNG, whichever is shorter.
  private static func poster(of run: RecordedRun) throws(PictureTooLarge) -> String {
    let frame = run.recording.frame(at: TellingMoment.time(in: run))
    let picture = Picture(of: frame, size: run.size, options: run.pictures, isStopping: run.isStopping)
    guard run.size.width >= 1, run.size.height >= 1 else { return "data:," }
    let svg = try SVGFile.encode(picture, isStopping: run.isStopping)
    if svg.count <= shortPoster { return "data:image/svg+xml;base64,\(Base64.encode(svg))" }
    var png: [UInt8] = []
    for scale in [1, 0.5, 0.25, 0.125] {
      let bitmap = try picture.bitmap(scale: scale, room: PixelRoom(isStopping: run.isStopping))
      png = PNGFile.encode(bitmap, .smallest, isStopping: run.isStopping)
      if min(png.count, svg.count) <= longestPoster { break }
    }
    return svg.count < png.count
      ? "data:image/svg+xml;base64,\(Base64.encode(svg))" : "data:image/png;base64,\(Base64.encode(png))"
  }

  /// The first lines, and how many more there are: the page that plays has all.
  private static func shortened(_ lines: [String]) -> [String] {
    lines.count <= mostLines ? lines : lines.prefix(mostLines) + ["and \(lines.count - mostLines) more"]
  }

  private static let mostLines = 20

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "<ul>" + lines.map { "<li>\(XMLText.escaped($0))" }.joined() + "</ul>"
  }

  /// The page without a run, as `Scripts/player` makes it: its style, its script and its policy are the same in every file of
  /// a version.
  static let page = String(decoding: PackageResources.page_html, as: UTF8.self)

  /// The page with `{NAME}` replaced by its parts. What a part contains is left alone.
  private static func filled(_ page: String, _ parts: [String: String]) -> [UInt8] {
    var result: [UInt8] = []
    var remainder = page[...]
    while let open = remainder.firstIndex(of: "{"), let close = remainder[open...].firstIndex(of: "}") {
      result += remainder[..<open].utf8
      let name = String(remainder[remainder.index(after: open)..<close])
      result += (parts[name] ?? "{\(name)}").utf8
      remainder = remainder[remainder.index(after: close)...]
    }
    return result + remainder.utf8
  }
}
