import CResources
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
  ///   - findings: The findings of the run, above the player, which opens at the first.
  ///   - title: Of the page.
  ///   - source: The address of the script, as a remark; nil for none.
  ///   - generator: The program and its version.
  /// - Throws: `PictureTooLarge` for a poster that has too many pixels.
  package init(
    _ run: RecordedRun, beside other: (run: RecordedRun, title: String)? = nil, findings: [PageFinding] = [],
    title: String, source: String? = nil, generator: String
  ) throws(PictureTooLarge) {
    let data = RunData(run, title: title, source: source, finding: findings.first)
    let packed = Deflate.gzip(data.bytes)
    let second = other.map { Deflate.gzip(RunData($0.run, title: $0.title, source: nil).bytes) }
    dataLength = packed.count + (second?.count ?? 0)
    var told = ""
    for (index, finding) in findings.enumerated() {
      told += try finding.html(index + 1, isPlayed: false, of: run)
    }
    file = Self.filled(
      Self.page,
      [
        "GENERATOR": XMLText.escaped(generator), "TITLE": XMLText.escaped(title), "FINDINGS": told,
        "POSTER": try Self.poster(of: run), "DATA": Base64.encode(packed),
        "OTHER": second.map { Self.element("other", Base64.encode($0)) } ?? "",
        "WIDTH": NumberText.trimmed(run.size.width, 2), "HEIGHT": NumberText.trimmed(run.size.height, 2),
        "BARS": "<h2>Bars</h2>" + Self.list(Self.shortened(run.bars.map { BarText($0).sentence })),
        "EVENTS": "<h2>Events</h2>" + Self.list(Self.shortened(EventText(run.events).lines)),
      ])
  }

  /// One finding of a page, and its run.
  package enum Part: Codable {
    /// Without a run.
    case text(PageFinding)
    /// - Parameter data: In base64.
    case played(html: String, data: String)

    /// - Parameters:
    ///   - number: Of the finding in its page, from 1.
    ///   - title: Of its run.
    /// - Throws: `PictureTooLarge`.
    package init(_ finding: PageFinding, number: Int, of run: RecordedRun, title: String) throws(PictureTooLarge) {
      let data = RunData(run, title: title, source: nil, finding: finding, number: number)
      self = .played(
        html: try finding.html(number, isPlayed: true, of: run), data: Base64.encode(Deflate.gzip(data.bytes)))
    }
  }

  /// A page of several findings, each with a run of its own, which its player changes to.
  ///
  /// - Parameter words: Lines above them.
  package static func file(_ parts: [Part], title: String, words: [String], generator: String) -> [UInt8] {
    var told = words.map { "<p class=words>\(XMLText.escaped($0))</p>" }.joined()
    var runs: [(number: Int, data: String)] = []
    for (index, part) in parts.enumerated() {
      switch part {
      // Without pictures none is too large.
      case .text(let finding): told += (try? finding.html(index + 1, isPlayed: false, of: nil)) ?? ""
      case .played(let html, let data):
        told += html
        runs.append((index + 1, data))
      }
    }
    return filled(
      page,
      [
        "GENERATOR": XMLText.escaped(generator), "TITLE": XMLText.escaped(title), "FINDINGS": told, "POSTER": "data:,",
        "DATA": runs.first?.data ?? "",
        "OTHER": runs.dropFirst().map { element("run\($0.number)", $0.data) }.joined(), "WIDTH": "1", "HEIGHT": "1",
        "BARS": "", "EVENTS": "",
      ])
  }

  private static func element(_ id: String, _ data: String) -> String {
    "\n<script type=\"application/x-playhead\" id=\(id)>\(data)</script>"
  }

  /// In bytes: a poster that is longer is drawn smaller. It is seen until the page plays, and where it cannot.
  private static let longestPoster = 2 << 10
  /// In bytes: of a drawing that is as short no pixels are tried.
  private static let shortPoster = 2 << 10

  /// The picture that stands for the run, where no script runs: as SVG or as PNG, whichever is shorter.
  private static func poster(of run: RecordedRun) throws(PictureTooLarge) -> String {
    let frame = run.recording.frame(at: TellingMoment.time(in: run))
    let picture = Picture(of: frame, size: run.size, options: run.pictures, isStopping: run.isStopping)
    guard run.size.width >= 1, run.size.height >= 1 else { return "data:," }
    return try PageImage.address(
      of: picture, longest: longestPoster, short: shortPoster, isStopping: run.isStopping)
  }

  /// The first lines, and how many more there are: the page that plays has all.
  private static func shortened(_ lines: [String]) -> [String] {
    lines.count <= mostLines ? lines : lines.prefix(mostLines) + ["and \(lines.count - mostLines) more"]
  }

  private static let mostLines = 3

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "<ul>" + lines.map { "<li>\(XMLText.escaped($0))" }.joined() + "</ul>"
  }

  /// The page without a run, as `Scripts/player` makes it: its style, its script and its policy are the same in every file of
  /// a version.
  static let page = Resource.page.text

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
