import CBaselines
import MotionMath
import PlainText

/// Repeated work, and how many items one call handles.
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

/// A workload, and the one it is compared with.
struct Pair {
  let subject: Workload
  let other: Workload
}

/// The times of two workloads, in nanoseconds of this thread an item: medians of batches in turn (A B A B ...). Other load on
/// the machine slows both alike, so their ratio stays.
struct Times {
  let subject: Double
  let other: Double
  /// The median of the ratios of neighbouring batches.
  let ratio: Double

  init(_ pair: Pair, batches: Int = 15, batchNanoseconds: Double = 15e6) {
    var sides = [pair.subject, pair.other].map { Batches($0, nanoseconds: batchNanoseconds) }
    var times: [[Double]] = [[], []]
    for _ in 0..<batches {
      for side in sides.indices { times[side].append(sides[side].next()) }
    }
    subject = Self.median(times[0])
    other = Self.median(times[1])
    ratio = Self.median(zip(times[0], times[1]).map { $0 / $1 })
  }

  /// Nanoseconds in the unit that fits.
  func text(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: NumberText.fixed(nanoseconds, nanoseconds < 100 ? 2 : 0) + " ns"
    case ..<1e6: NumberText.fixed(nanoseconds / 1e3, 1) + " us"
    default: NumberText.fixed(nanoseconds / 1e6, 2) + " ms"
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// A workload, warmed up, and the number of calls that fill a batch: whole periods, so that batches are alike.
  private struct Batches {
    let workload: Workload
    var callsPerBatch: Int
    var call = 0

    init(_ workload: Workload, nanoseconds: Double) {
      self.workload = workload
      callsPerBatch = workload.period
      while true {
        let time = next() * workload.items * Double(callsPerBatch)
        if time >= nanoseconds { return }
        let factor = max(1.2, min(8, nanoseconds * 1.2 / max(time, 1)))
        callsPerBatch = workload.period * Int(clamping: (Double(callsPerBatch / workload.period) * factor).rounded(.up))
      }
    }

    /// Nanoseconds an item.
    mutating func next() -> Double {
      let start = cb_thread_nanoseconds()
      for _ in 0..<callsPerBatch {
        workload.run(call)
        call += 1
      }
      return (cb_thread_nanoseconds() - start) / (workload.items * Double(callsPerBatch))
    }
  }
}
