import FrameRendering
import LineEditing
import MotionMath
import PlainText
import RecordingExport
import SystemLibrary
import ViewKit

/// `playhead doctor`: the findings on this machine.
struct Doctor {
  var text: String {
    let history = History.path(environment: Environment.value)
    let rows: [(String, String)] = [
      ("version", String(HelpText.version.dropLast())),
      ("screen", Self.text(of: .iPhone15) + ", unless --device names another"),
      ("standard input", isatty(STDIN_FILENO) == 1 ? "a terminal" : "not a terminal"),
      ("standard output", StandardStream.output.isTerminal ? "a terminal" : "not a terminal"),
      ("terminal", Environment.value("TERM") ?? "TERM is not set"),
      ("true colour", Environment.value("COLORTERM") ?? "COLORTERM is not set"),
      ("NO_COLOR", Environment.value("NO_COLOR") == nil ? "not set" : "set: nothing is coloured"),
      ("locale", Environment.value("LC_ALL") ?? Environment.value("LC_CTYPE") ?? Environment.value("LANG") ?? "C"),
      ("init.lua", Self.described(ScriptRun.initFile)),
      ("font", "Inter, which is in the program"),
      ("letters", Self.letters),
      ("ffmpeg", Self.films),
      ("importer", ImporterProgram.path ?? "not here: \(CompanionProgram.importer.remedy)"),
      ("server", CompanionProgram.server.path ?? "not here: \(CompanionProgram.server.remedy)"),
      ("history", Self.described(history)),
      ("editor", Environment.value("VISUAL") ?? Environment.value("EDITOR") ?? "EDITOR is not set"),
    ]
    return rows.map { $0.padded(to: 18) + $1 + "\n" }.joined()
  }

  private static func text(of device: Device) -> String {
    "\(device.name), \(Int(clamping: device.size.width))x\(Int(clamping: device.size.height))@\(Int(clamping: device.scale))"
  }

  /// The letters that no face has, and the packages that bring them on Debian.
  private static var letters: String {
    let samples: [(letters: String, sample: Character, package: String)] = [
      ("Greek and Cyrillic", "Ж", "fonts-dejavu-core"), ("Hebrew", "ש", "fonts-dejavu-core"),
      ("Arabic", "ﺏ", "fonts-dejavu-core"), ("Chinese and Japanese", "索", "fonts-wqy-microhei"),
      ("Korean", "한", "fonts-wqy-microhei"), ("emoji", "😀", "fonts-noto-color-emoji"),
    ]
    let missing = samples.filter { !Typeface.embedded.has($0.sample) }
    if missing.isEmpty { return "Latin, Greek, Cyrillic, Hebrew, Arabic, Chinese, Japanese, Korean, emoji" }
    let packages = Set(missing.map(\.package)).sorted().joined(separator: " ")
    return "no face has \(missing.map(\.letters).joined(separator: ", ")): apt-get install \(packages)"
  }

  /// The program that makes films, and which it can make.
  private static var films: String {
    guard let path = PipedProgram.find("ffmpeg", environment: Environment.value) else {
      return "not found: no .mp4, .webm, .gif and .webp; .html and .apng need nothing"
    }
    let list = FileDescriptor.unnamed()
    defer { close(list) }
    guard list >= 0, let program = PipedProgram(path, ["-hide_banner", "-encoders"], output: list) else {
      return path + " (cannot be started)"
    }
    _ = program.finish()
    lseek(list, 0, SEEK_SET)
    let text = FileDescriptor(list).read(most: 1 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let known = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    let formats = ExportRequest.Format.allCases.filter { FilmEncoder.name(for: $0).map(known.contains) ?? false }
    return path + ", for " + (formats.isEmpty ? "no format" : formats.map { "." + $0.rawValue }.joined(separator: " "))
  }

  /// A path, with whether it can be read.
  private static func described(_ path: String?) -> String {
    guard let path else { return "turned off" }
    if access(path, R_OK) == 0 { return path }
    return path + (errno == ENOENT ? " (not there)" : " (cannot be read: \(String(cString: strerror(errno))))")
  }
}
