import CBaselines

/// W1: any time of many animated layers, evaluated and read back.
enum ScrubComparisons {
  /// Runs W1 for each number of layers; goals are held against 10,000.
  static func run(into report: inout Report, sizes: [Int]) throws {
    for size in sizes { try compare(layers: size, into: &report) }
    if sizes.contains(1_000_000) { try compareSizes(into: &report) }
  }

  private static func compare(layers: Int, into report: inout Report) throws {
    func compare(_ goal: Goal, _ engine: Workload, with baseline: Workload) throws {
      if layers == 10_000 {
        try report.compare(goal, engine, with: baseline)
      } else {
        try report.compare(title: "\(goal.title), \(layers)", engine, with: baseline)
      }
    }

    let staggered = try Pair(layers: layers, timing: cb_staggered)
    try compare(.bulkScrub, staggered.bulk, with: staggered.columns)
    try compare(.objectScrub, staggered.throughLayers, with: staggered.objects)
    if layers == 10 { try report.compare(.smallScrub, staggered.throughLayers, with: staggered.objects) }
    let shared = try Pair(layers: layers, timing: cb_shared)
    try report.compare(title: "scrub in bulk / columns in C, shared, \(layers)", shared.bulk, with: shared.columns)
    let distinct = try Pair(layers: layers, timing: cb_distinct)
    try compare(.distinctScrub, distinct.bulk, with: distinct.columns)
    let springs = try Pair(layers: layers, timing: cb_springs)
    try compare(.springScrub, springs.bulk, with: springs.columns)
  }

  private static func compareSizes(into report: inout Report) throws {
    let large = try Pair(layers: 1_000_000, timing: cb_staggered)
    let small = try Pair(layers: 10_000, timing: cb_staggered)
    try report.compare(.largeScrub, large.bulk, with: small.bulk)
  }

  /// The engine's stage and the baseline's for the same workload, seen to agree.
  private final class Pair {
    private let stage: ScrubStage
    private let baseline: OpaquePointer
    private let properties: Double

    init(layers: Int, timing: cb_timing) throws {
      stage = try ScrubStage(layers: layers, timing: timing)
      guard let baseline = cb_scrub_open(layers, timing) else { throw BenchFailure("no memory for \(layers) layers") }
      self.baseline = baseline
      properties = Double(2 * layers)
      try check(layers: layers, timing: timing)
    }

    deinit { cb_scrub_close(baseline) }

    var throughLayers: Workload {
      Workload(items: properties) { [stage] in stage.readThroughLayers(at: cb_scrub_time($0)) }
    }
    var bulk: Workload { Workload(items: properties) { [stage] in stage.readInBulk(at: cb_scrub_time($0)) } }
    var columns: Workload {
      Workload(items: properties) { [baseline] in cb_scrub_columns(baseline, cb_scrub_time($0)) }
    }
    var objects: Workload {
      Workload(items: properties) { [baseline] in cb_scrub_objects(baseline, cb_scrub_time($0)) }
    }

    /// Checks the engine against the exact curve, and the baselines against the engine.
    private func check(layers: Int, timing: cb_timing) throws {
      for index in 1...20 {
        // The playhead stands on whole nanoseconds.
        let time = (cb_scrub_time(index) * 1e9).rounded() / 1e9
        cb_scrub_columns(baseline, time)
        cb_scrub_objects(baseline, time)
        for layer in stride(from: 0, to: layers, by: max(1, layers / 97)) {
          for property in 0..<2 {
            let range = property == 0 ? 0.75 : 300
            let value = stage.value(layer, property, at: time)
            func expect(_ other: Double, within tolerance: Double, _ name: String) throws {
              guard abs(value - other) <= tolerance * range else {
                throw BenchFailure("\(name): layer \(layer), property \(property), \(time) s: \(value), not \(other)")
              }
            }
            if timing != cb_springs {
              let begin = timing == cb_shared ? 0 : Double(layer % 64) * 1e-3
              let offset = timing == cb_distinct ? Double(layer) * 1e-9 : 0
              let fraction = cb_exact_curve(Int32(layer % 4), (time - begin - offset) / 0.35)
              let (from, to) = property == 0 ? (1.0, 0.25) : (20, 320)
              try expect(from + (to - from) * fraction, within: 1e-9, "engine against the exact curve")
              try expect(cb_scrub_object_value(baseline, layer, Int32(property)), within: 1e-6, "objects in C")
            }
            try expect(cb_scrub_column_value(baseline, layer, Int32(property)), within: 1e-6, "columns in C")
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
