import MotionFitting
import PlainText
import SystemLibrary

/// Where a box of a film's first picture is in each of the others: ffmpeg reads the film.
struct MeasuredFilm {
  /// Why a film tells no positions.
  struct Problem: Error {
    let message: String
    var code = ExitCode.unreadableInput
  }

  /// The extensions of films.
  static let endings = [".mp4", ".mov", ".m4v", ".webm", ".mkv", ".gif", ".avi", ".apng"]

  static func isFilm(_ path: String) -> Bool { endings.contains { path.lowercased().hasSuffix($0) } }

  /// Below this likeness the box is not seen any more (chosen here: half of what moves with it has changed).
  private static let leastLikeness = 0.6

  let path: String
  let box: FilmBox
  /// The name or path of ffmpeg.
  let program: String

  /// The upper left corner of the box in each picture of a film.
  struct Positions {
    /// In seconds of the film.
    let times: [Double]
    /// In pixels.
    let x, y: [Double]
    /// Of a picture, in pixels.
    let width, height: Int
  }

  /// - Throws: `Problem`
  func samples() throws(Problem) -> MotionSamples {
    let found = try positions()
    do {
      return try MotionSamples(times: found.times, axes: [.init("x", found.x), .init("y", found.y)])
    } catch {
      throw Problem(message: MeasuredTable.message(error))
    }
  }

  /// - Throws: `Problem`
  func positions() throws(Problem) -> Positions {
    guard let place = PipedProgram.find(program, environment: Environment.value) else {
      throw Problem(
        message: "a film is read by \(program), which was not found; a table of positions, t,x,y, needs nothing",
        code: .unavailable)
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Problem(message: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reader = PipedProgram(place, words, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let reader else { throw Problem(message: "\(program): \(String(cString: strerror(errno)))") }
    var pictures = GreyPictures(ends[0])
    var tracker: BoxTracker?
    var matches: [BoxTracker.Match] = []
    var size = (width: 0, height: 0)
    while let picture = pictures.next() {
      size = (picture.width, picture.height)
      if tracker == nil {
        tracker = BoxTracker((box.x, box.y, box.width, box.height), in: picture)
        guard tracker != nil else {
          reader.stop()
          let isInside = box.x + box.width <= picture.width && box.y + box.height <= picture.height
          throw Problem(
            message: isInside
              ? "the box is of one grey in the first picture, and cannot be followed; choose one with an edge in it"
              : "the box is not inside the picture, which has \(picture.width) x \(picture.height) pixels")
        }
      }
      if let match = tracker?.match(in: picture) { matches.append(match) }
    }
    let (isDone, said) = reader.finish()
    let lines = said.split(whereSeparator: \.isNewline).map(String.init)
    let times = lines.compactMap(Self.time)
    guard isDone, !matches.isEmpty, times.count >= matches.count else {
      let last = lines.last { !$0.contains("Parsed_showinfo") }
      throw Problem(message: "no film that \(program) can read" + (last.map { ": \($0)" } ?? ""))
    }
    if let lost = matches.firstIndex(where: { $0.likeness < Self.leastLikeness }) {
      throw Problem(
        message: "the box is not seen any more at \(NumberText.trimmed(times[lost], 3)) s; "
          + "choose one that stays on screen, and neither turns nor grows")
    }
    return Positions(
      times: Array(times.prefix(matches.count)), x: matches.map(\.x), y: matches.map(\.y), width: size.width,
      height: size.height)
  }

  /// Each picture of the film, once, in greys; its time goes to standard error.
  private var words: [String] {
    [
      "-hide_banner", "-nostats", "-nostdin", "-i", "file:" + path, "-an", "-vf", "format=gray,showinfo", "-fps_mode",
      "passthrough", "-f", "image2pipe", "-c:v", "pgm", "pipe:1",
    ]
  }

  /// The time in a line of ffmpeg's: `pts_time:0.0333`.
  private static func time(_ line: String) -> Double? {
    guard line.contains("Parsed_showinfo"), let start = line.firstRange(of: "pts_time:") else { return nil }
    return Double(line[start.upperBound...].prefix { !$0.isWhitespace })
  }
}

/// The pictures that come out of a pipe, in the PGM format: `P5`, width, height, the greatest grey, then the greys.
private struct GreyPictures {
  private let pipe: Int32
  private var bytes: [UInt8] = []
  private var start = 0

  init(_ pipe: Int32) { self.pipe = pipe }

  mutating func next() -> GreyPicture? {
    guard word() == "P5", let width = word().flatMap({ Int($0) }), let height = word().flatMap({ Int($0) }),
      word() == "255",
      width > 0, height > 0, width < 1 << 16, height < 1 << 16, fill(width * height)
    else { return nil }
    let pixels = Array(bytes[start..<start + width * height])
    start += width * height
    return GreyPicture(width: width, height: height, pixels: pixels)
  }

  /// The next word, and one byte of white space after it.
  private mutating func word() -> String? {
    var length = 0
    while true {
      guard start + length < bytes.count || fill(length + 1) else { return nil }
      if bytes[start + length] <= UInt8(ascii: " ") { break }
      length += 1
    }
    defer { start += length + 1 }
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  /// Reads until so many bytes are there; false at the end.
  private mutating func fill(_ count: Int) -> Bool {
    bytes.removeFirst(start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let length = read(pipe, &chunk, chunk.count)
      if length < 0, errno == EINTR, !Interrupts.isStopping { continue }
      guard length > 0 else { return false }
      bytes.append(contentsOf: chunk[..<length])
    }
    return true
  }
}
