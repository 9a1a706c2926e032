import Glibc

/// Files of a run: a moving picture with a blur in it, and pages that play a run.
enum ExportComparisons {
  private static let blurred = "Examples/tips-presentation.lua"

  /// A scale, the seconds of a processor that the whole film may take at it, and the instructions that one frame of it may, with the run
  /// before it. The film has 85 frames; under callgrind it would take minutes.
  private static let films: [(scale: String, seconds: Double, instructions: Double)] = [
    ("2", 6, 1.4e9), ("1", 2, 0.65e9),
  ]

  /// - Parameter counter: Counts the instructions of one frame, in place of the time of the film.
  static func run(into report: inout Report, counter: InstructionCounter?, program: String) throws {
    let place = try Folder()
    for film in films {
      let words = [program, "-q", "-o", place.file("film.apng"), "--scale", film.scale]
      let isSharp = film.scale == "2"
      if let counter {
        // While the blur comes.
        let count = try counter.count { valgrind in
          try Process.run(valgrind + words + ["--from", "0.1", "--to", "0.1", blurred], isSilent: true)
        }
        let comparison = Comparison(instructions: count, allowed: film.instructions)
        report.add(isSharp ? .sharpFrame : .frame, comparison)
      } else {
        let before = Process.processorNanoseconds
        try Process.run(words + [blurred], isSilent: true)
        let taken = Process.processorNanoseconds - before
        report.add(isSharp ? .sharpFilm : .film, Comparison(engine: [taken], baseline: [film.seconds * 1e9]))
      }
    }
    for (goal, script, allowed) in [
      (Goal.player, place.file("empty.lua"), 32.0), (.examplePage, "Examples/tour.lua", 64),
    ] {
      let page = place.file("page.html")
      // Letters that are the same on every machine.
      try Process.run([program, "-q", "-o", page, script], isSilent: true)
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
