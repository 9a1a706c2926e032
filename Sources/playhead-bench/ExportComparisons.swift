import CBaselines
import Glibc

/// Files of a run: a moving picture with a blur in it, and pages that play a run.
enum ExportComparisons {
  private static let blurred = "Examples/tips-presentation.lua"

  /// - Parameter isCounted: Whether instructions are counted, inside of which the films would take minutes.
  static func run(into report: inout Report, isCounted: Bool, program: String) throws {
    let place = try Folder()
    if !isCounted {
      for (goal, scale, allowed) in [(Goal.sharpFilm, "2", 6.0), (.film, "1", 2)] {
        let start = cb_wall_nanoseconds()
        try Process.run([program, "-q", "-o", place.file("film.apng"), "--scale", scale, blurred], isSilent: true)
        report.add(goal, Comparison(engine: [cb_wall_nanoseconds() - start], baseline: [allowed * 1e9]))
      }
    }
    for (goal, script, allowed) in [
      (Goal.player, place.file("empty.lua"), 32.0), (.examplePage, "Examples/tour.lua", 64),
    ] {
      let page = place.file("page.html")
      // Letters that are the same on every machine.
      try Process.run([program, "-q", "--font", "strokes", "-o", page, script], isSilent: true)
      var status = stat()
      guard stat(page, &status) == 0 else { throw BenchFailure("there is no page of \(script)") }
      report.add(goal, Comparison(bytes: Double(status.st_size), allowed: allowed * 1_024))
    }
  }

  /// A folder of its own, with an empty script; removed with what is in it.
  private final class Folder {
    private let path: String
    private var files = ["empty.lua"]

    init() throws {
      var name = Array("/tmp/playhead-bench-XXXXXX".utf8CString)
      guard mkdtemp(&name) != nil else { throw BenchFailure("no folder can be made in /tmp") }
      path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard let script = fopen(path + "/empty.lua", "w") else { throw BenchFailure("nothing can be written in /tmp") }
      fclose(script)
    }

    func file(_ name: String) -> String {
      files.append(name)
      return path + "/" + name
    }

    deinit {
      for file in files { unlink(path + "/" + file) }
      rmdir(path)
    }
  }
}
