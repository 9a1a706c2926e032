import CBaselines
import MotionMath

/// One side of a comparison: repeated work, and how many items one call handles.
struct Workload {
  let items: Double
  /// The number of calls after which the work repeats.
  let period: Int
  /// Does the work once. Calls are numbered, so that each can use another time.
  let run: (Int) -> Void

  /// - Parameter items: What one call counts as: properties read, calls made.
  init(items: Double, period: Int = 1, run: @escaping (Int) -> Void) {
    self.items = items
    self.period = period
    self.run = run
  }
}

/// The unit of a comparison, and how it is written.
enum Unit: String {
  case nanoseconds = "ns"
  case bytes = "B"
  case instructions = "in"
}

/// The result of a comparison. Amounts are medians, per item where there are items; the ratio is the median of the
/// ratios of neighbouring batches, with its quartiles.
struct Comparison {
  let unit: Unit
  let engine: Double
  let baseline: Double
  let ratio: Double
  let lowerQuartile: Double
  let upperQuartile: Double

  /// - Parameters:
  ///   - engine: A time of each batch.
  ///   - baseline: The time of the batch beside it.
  init(engine: [Double], baseline: [Double], unit: Unit = .nanoseconds) {
    self.unit = unit
    let ratios = zip(engine, baseline).map { $0 / $1 }
    self.engine = quantile(0.5, of: engine)
    self.baseline = quantile(0.5, of: baseline)
    ratio = quantile(0.5, of: ratios)
    lowerQuartile = quantile(0.25, of: ratios)
    upperQuartile = quantile(0.75, of: ratios)
  }
}

extension Comparison {
  /// Two amounts that do not depend on what else the machine does.
  init(bytes: Double, allowed: Double) {
    self.init(engine: [bytes], baseline: [allowed], unit: .bytes)
  }

  /// Instructions beside those that are allowed.
  init(instructions: Double, allowed: Double) {
    self.init(engine: [instructions], baseline: [allowed], unit: .instructions)
  }

  /// Counts the instructions of two workloads.
  init(engine: Workload, baseline: Workload, countedBy counter: InstructionCounter) throws {
    self.init(engine: [try counter.count(engine)], baseline: [try counter.count(baseline)], unit: .instructions)
  }

  /// Measures two workloads batch by batch in turn (A B A B ...), in CPU time of this thread.
  ///
  /// Other load on the machine slows both alike, so their ratio stays.
  init(engine: Workload, baseline: Workload, batches: Int = 15, batchNanoseconds: Double = 15e6) {
    var sides = [
      Measured(engine, batchNanoseconds: batchNanoseconds), Measured(baseline, batchNanoseconds: batchNanoseconds),
    ]
    var times: [[Double]] = [[], []]
    for _ in 0..<batches {
      for side in sides.indices { times[side].append(sides[side].batch()) }
    }
    self.init(engine: times[0], baseline: times[1])
  }

  /// A workload, warmed up, and the number of calls that fill a batch: whole periods, so that batches are alike.
  private struct Measured {
    let workload: Workload
    var callsPerBatch: Int
    var call = 0

    init(_ workload: Workload, batchNanoseconds: Double) {
      self.workload = workload
      callsPerBatch = workload.period
      while true {
        let time = batch() * workload.items * Double(callsPerBatch)
        if time >= batchNanoseconds { return }
        let factor = max(1.2, min(8, batchNanoseconds * 1.2 / max(time, 1)))
        let periods = Double(callsPerBatch / workload.period) * factor
        callsPerBatch = workload.period * Int(clamping: periods.rounded(.up))
      }
    }

    /// Nanoseconds an item.
    mutating func batch() -> Double {
      let start = cb_thread_nanoseconds()
      for _ in 0..<callsPerBatch {
        workload.run(call)
        call += 1
      }
      return (cb_thread_nanoseconds() - start) / (workload.items * Double(callsPerBatch))
    }
  }
}

/// The value below which a `fraction` of `values` lies, between neighbours by interpolation; NaN of nothing.
func quantile(_ fraction: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.indices.last else { return .nan }
  let position = fraction * Double(last)
  let lower = Int(position)
  let upper = min(lower + 1, last)
  return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
}
