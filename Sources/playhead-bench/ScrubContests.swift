import CFloors

/// W1: any time of many animated layers, evaluated and read back.
enum ScrubContests {
  /// Runs W1 for each number of layers; goals are held against 10,000.
  static func run(into report: inout Report, sizes: [Int]) throws {
    for size in sizes { try compare(layers: size, into: &report) }
    if sizes.contains(1_000_000) { try compareSizes(into: &report) }
  }

  private static func compare(layers: Int, into report: inout Report) throws {
    func compare(_ goal: Goal, _ engine: Contender, with floor: Contender) throws {
      if layers == 10_000 {
        try report.compare(goal, engine, with: floor)
      } else {
        try report.compare(title: "\(goal.title), \(layers)", engine, with: floor)
      }
    }

    let staggered = try Pair(layers: layers, timing: cf_staggered)
    try compare(.bulkScrub, staggered.bulk, with: staggered.columns)
    try compare(.objectScrub, staggered.throughLayers, with: staggered.objects)
    if layers == 10 { try report.compare(.smallScrub, staggered.throughLayers, with: staggered.objects) }
    let shared = try Pair(layers: layers, timing: cf_shared)
    try report.compare(title: "scrub in bulk / columns in C, shared, \(layers)", shared.bulk, with: shared.columns)
    let distinct = try Pair(layers: layers, timing: cf_distinct)
    try compare(.distinctScrub, distinct.bulk, with: distinct.columns)
    let springs = try Pair(layers: layers, timing: cf_springs)
    try compare(.springScrub, springs.bulk, with: springs.columns)
  }

  private static func compareSizes(into report: inout Report) throws {
    let large = try Pair(layers: 1_000_000, timing: cf_staggered)
    let small = try Pair(layers: 10_000, timing: cf_staggered)
    try report.compare(.largeScrub, large.bulk, with: small.bulk)
  }

  /// The engine's stage and the floor's for the same workload, seen to agree.
  private final class Pair {
    private let stage: ScrubStage
    private let floor: OpaquePointer
    private let properties: Double

    init(layers: Int, timing: cf_timing) throws {
      stage = try ScrubStage(layers: layers, timing: timing)
      guard let floor = cf_scrub_open(layers, timing) else { throw BenchFailure("no memory for \(layers) layers") }
      self.floor = floor
      properties = Double(2 * layers)
      try check(layers: layers, timing: timing)
    }

    deinit { cf_scrub_close(floor) }

    var throughLayers: Contender {
      Contender(items: properties) { [stage] in stage.readThroughLayers(at: cf_scrub_time($0)) }
    }
    var bulk: Contender { Contender(items: properties) { [stage] in stage.readInBulk(at: cf_scrub_time($0)) } }
    var columns: Contender { Contender(items: properties) { [floor] in cf_scrub_columns(floor, cf_scrub_time($0)) } }
    var objects: Contender { Contender(items: properties) { [floor] in cf_scrub_objects(floor, cf_scrub_time($0)) } }

    /// A fast wrong answer is no answer: the engine against the exact curve, the floors against the engine.
    private func check(layers: Int, timing: cf_timing) throws {
      for index in 1...20 {
        // The playhead stands on whole nanoseconds.
        let time = (cf_scrub_time(index) * 1e9).rounded() / 1e9
        cf_scrub_columns(floor, time)
        cf_scrub_objects(floor, time)
        for layer in stride(from: 0, to: layers, by: max(1, layers / 97)) {
          for property in 0..<2 {
            let range = property == 0 ? 0.75 : 300
            let value = stage.value(layer, property, at: time)
            func expect(_ other: Double, within tolerance: Double, _ name: String) throws {
              guard abs(value - other) <= tolerance * range else {
                throw BenchFailure("\(name): layer \(layer), property \(property), \(time) s: \(value), not \(other)")
              }
            }
            if timing != cf_springs {
              let begin = timing == cf_shared ? 0 : Double(layer % 64) * 1e-3
              let offset = timing == cf_distinct ? Double(layer) * 1e-9 : 0
              let fraction = cf_exact_curve(Int32(layer % 4), (time - begin - offset) / 0.35)
              let (from, to) = property == 0 ? (1.0, 0.25) : (20, 320)
              try expect(from + (to - from) * fraction, within: 1e-9, "engine against the exact curve")
              try expect(cf_scrub_object_value(floor, layer, Int32(property)), within: 1e-6, "objects in C")
            }
            try expect(cf_scrub_column_value(floor, layer, Int32(property)), within: 1e-6, "columns in C")
          }
        }
      }
    }
  }
}

/// Why nothing was measured.
struct BenchFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
