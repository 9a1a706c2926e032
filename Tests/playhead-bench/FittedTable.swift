import Glibc

/// The fit of a spring to a table, by the program: a second and a half at 60 samples a second.
enum FittedTable {
  static func count(_ tools: Tools) throws -> Double {
    let path = tools.folder + "/positions.csv"
    guard let file = fopen(path, "w") else { throw BenchFailure("\(path) cannot be written") }
    for index in 0..<90 {
      // A critically damped spring of half a second: 1 - (1 + ωt) e^(-ωt).
      let turn = 2 * Double.pi / 0.5 * Double(index) / 60
      fputs("\(Double(index) / 60),\(700 - 600 * (1 - (1 + turn) * exp(-turn)))\n", file)
    }
    fclose(file)
    return try tools.counter.count { valgrind in
      try Process.run(valgrind + [tools.program, "fit", path], isSilent: true)
    }
  }
}
