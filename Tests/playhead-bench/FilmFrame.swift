/// A frame of a moving picture with a blur in it, with the run before it, by the program.
enum FilmFrame {
  static func count(_ tools: Tools) throws -> Double {
    // While the blur comes.
    let words = ["-q", "-o", tools.folder + "/film.apng", "--scale", "2", "--from", "0.1", "--to", "0.1"]
    return try tools.counter.count { valgrind in
      try Process.run(
        valgrind + [tools.program] + words + [tools.examples + "/tips-presentation.lua"], isSilent: true)
    }
  }
}
