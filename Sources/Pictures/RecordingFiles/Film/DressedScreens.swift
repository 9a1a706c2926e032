package import FrameRendering
package import MotionMath
import PlainText
package import RecordingKit

/// The screens of one run, or of two side by side, as one picture: with fingers, names and captions.
package struct DressedScreens {
  /// A run that is shown.
  package struct Run {
    /// Of the screen, in points.
    package let size: CGSize
    /// Written below the screen when there are two.
    let name: String
    let fingers: [Finger]
    let events: [StageEvent]
    /// The device around the screen.
    let chrome: DeviceChrome?

    /// - Parameters:
    ///   - events: All events of the run, in order.
    ///   - chrome: Nil for a screen without a device.
    package init(size: CGSize, name: String, events: [StageEvent], chrome: DeviceChrome? = nil) {
      self.size = size
      self.name = name
      self.events = events
      self.chrome = chrome
      fingers = Finger.touches(in: events)
    }

    /// As it is shown, in points.
    func outerSize(_ options: Options) -> CGSize { shownChrome(options)?.outerSize ?? size }

    func shownChrome(_ options: Options) -> DeviceChrome? { options.contains(.chrome) ? chrome : nil }
  }

  /// Parts drawn besides the screens.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Fingers as rings, with where they were in the last 0.15 s.
    package static let touches = Options(rawValue: 1)
    /// The time, and the events of the last half second, below the screens.
    package static let captions = Options(rawValue: 2)
    /// A third column: how far the two screens are apart.
    package static let difference = Options(rawValue: 4)
    /// The device around each screen, with its status bar and home indicator.
    package static let chrome = Options(rawValue: 8)
  }

  package let runs: [Run]
  package let options: Options
  private let typeface: Typeface
  /// Of the whole picture, in whole points.
  package let size: CGSize
  /// The columns: left edge, and points of the picture in a point of the screen.
  private let places: [(x: Double, scale: Double)]
  private let screenHeight: Double

  private static let ground = CGColor(white: 0.93, alpha: 1)
  private static let gap = 16.0
  private static let nameHeight = 28.0
  /// The height of one line of a caption, and how many there are.
  private static let line = 18.0
  private static let lines = 4
  /// For how long an event stays in the caption, in seconds: that of one frame alone could not be read (chosen here).
  private static let staying = 0.5

  /// - Parameter typeface: Of the status bar.
  package init(_ runs: [Run], options: Options, typeface: Typeface = .embedded) {
    self.runs = runs
    self.options = options
    self.typeface = typeface
    let sizes = runs.map { $0.outerSize(options) }
    let height = sizes.first?.height ?? 0
    var places: [(x: Double, scale: Double)] = []
    var x = 0.0
    for size in sizes {
      let scale = size.height > 0 ? height / size.height : 1
      places.append((x, scale))
      x += (size.width * scale).rounded(.up) + Self.gap
    }
    if runs.count == 2, options.contains(.difference) {
      places.append((x, 1))
      let widest = zip(runs, places).map { $0.size.width * $1.scale }.max() ?? 0
      x += widest.rounded(.up) + Self.gap
    }
    self.places = places
    screenHeight = height
    let names = runs.count > 1 ? Self.nameHeight : 0
    let caption = options.contains(.captions) ? Self.line * Double(Self.lines) : 0
    size = CGSize(
      width: max(x - Self.gap, 0), height: (height + names + caption).rounded(runs.count > 1 ? .up : .toNearestOrEven))
  }

  /// Whether the picture is the screen and nothing else.
  package var isPlain: Bool { runs.count == 1 && options.isDisjoint(with: [.touches, .captions, .chrome]) }

  /// Pixels of a screen's point at which it is as high as the first one's at `scale` pixels a point.
  package func scale(of run: Int, at scale: Double) -> Double { scale * places[run].scale }

  /// The whole picture.
  ///
  /// - Parameters:
  ///   - screens: One of each run.
  ///   - time: Of all, in seconds.
  ///   - difference: Of the two screens, where it is asked for.
  package func picture(
    _ screens: [Picture], at time: Double, difference: (image: ImageContent, width: Int, height: Int)? = nil,
    scale: Double = 1
  ) -> Picture {
    guard !isPlain, let first = screens.first else { return screens.first ?? Picture(size: .zero) }
    var picture = Picture(size: size, ground: runs.count > 1 || options.contains(.chrome) ? Self.ground : first.ground)
    for (index, screen) in screens.enumerated() {
      var screen = screen
      if options.contains(.touches) { Self.add(runs[index].fingers, at: time, to: &screen) }
      if let chrome = runs[index].shownChrome(options) {
        let status = DeviceChrome.Status(at: time, in: runs[index].events)
        screen = chrome.framed(screen, status, typeface: typeface, ground: picture.ground)
      }
      let matrix = places[index]
      picture.add(
        screen, at: CGAffineTransform(a: matrix.scale, b: 0, c: 0, d: matrix.scale, tx: matrix.x, ty: 0), opacity: 1)
      if runs.count > 1 { addName(runs[index].name, at: index, to: &picture) }
    }
    if let difference, places.count == 3 {
      let (width, height) = (Double(difference.width) / scale, Double(difference.height) / scale)
      picture.add(
        difference.image, width: difference.width, height: difference.height,
        in: CGRect(x: places[2].x, y: 0, width: width, height: height))
      addName("difference", at: 2, to: &picture)
    }
    if options.contains(.captions) { addCaption(at: time, to: &picture) }
    return picture
  }

  private func addName(_ name: String, at column: Int, to picture: inout Picture) {
    let right = column + 1 < places.count ? places[column + 1].x - Self.gap : size.width
    picture.addCaption(
      name, size: 13,
      in: CGRect(x: places[column].x, y: screenHeight, width: right - places[column].x, height: Self.nameHeight))
  }

  private func addCaption(at time: Double, to picture: inout Picture) {
    let top = size.height - Self.line * Double(Self.lines)
    let ground = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    picture.addGround(Self.ground, in: ground)
    let lines = [NumberText.seconds(time)] + Self.eventLines(runs, at: time, most: Self.lines - 1)
    for (index, line) in lines.enumerated() {
      picture.addCaption(
        line, size: 11,
        in: CGRect(x: 4, y: top + Self.line * Double(index), width: size.width - 8, height: Self.line))
    }
  }

  /// The latest events, what happens over and over in one line; the last line counts those left out.
  package static func eventLines(_ runs: [Run], at time: Double, most: Int) -> [String] {
    var lines = runs.flatMap { run in
      let recent = run.events.filter { $0.time <= time + 1e-9 && $0.time > time - staying + 1e-9 }
      return EventText(recent).lines.map { runs.count > 1 ? "\(run.name): \($0)" : $0 }
    }
    guard lines.count > most else { return lines }
    let count = lines.count - most + 1
    lines.removeFirst(count)
    return ["and \(count) before"] + lines
  }

  private static func add(_ fingers: [Finger], at time: Double, to picture: inout Picture) {
    for number in Set(fingers.map(\.finger)).sorted() {
      let past = fingers.filter { $0.finger == number && $0.time <= time + 1e-9 }
      guard let last = past.last else { continue }
      for touch in past.dropLast() where time - touch.time < 0.15 {
        picture.addFinger(at: touch.location, strength: 0.9 * (1 - (time - touch.time) / 0.15))
      }
      if last.kind == .up {
        if time - last.time < 0.15 {
          picture.addFinger(at: last.location, strength: 0.9 * (1 - (time - last.time) / 0.15))
        }
      } else {
        picture.addFinger(at: last.location, strength: 1)
      }
    }
  }
}

extension Picture {
  fileprivate mutating func addGround(_ color: CGColor, in rect: CGRect) {
    commands.append(DrawingCommand(.fill(.rect(rect), .color(color), .identity), bounds: rect))
  }
}
