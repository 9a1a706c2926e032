import CFloors

/// One of the two things compared: work done again and again, and how many items one call handles.
struct Contender {
  let items: Double
  /// After how many calls the work is what it was.
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

/// What is compared, and how it is written.
enum Unit: String {
  case nanoseconds = "ns"
  case bytes = "B"
  case instructions = "in"
}

/// What a comparison found. Amounts are medians, of an item where there are items; the ratio is the median of the ratios
/// of neighbouring batches, with its quartiles.
struct Comparison {
  let unit: Unit
  let engine: Double
  let floor: Double
  let ratio: Double
  let lowerQuartile: Double
  let upperQuartile: Double

  /// - Parameters:
  ///   - engine: A time of each batch.
  ///   - floor: The time of the batch beside it.
  init(engine: [Double], floor: [Double], unit: Unit = .nanoseconds) {
    self.unit = unit
    let ratios = zip(engine, floor).map { $0 / $1 }
    self.engine = quantile(0.5, of: engine)
    self.floor = quantile(0.5, of: floor)
    ratio = quantile(0.5, of: ratios)
    lowerQuartile = quantile(0.25, of: ratios)
    upperQuartile = quantile(0.75, of: ratios)
  }
}

extension Comparison {
  /// Two amounts that do not depend on what else the machine does.
  init(bytes: Double, allowed: Double) {
    self.init(engine: [bytes], floor: [allowed], unit: .bytes)
  }

  /// Instructions beside those that are allowed.
  init(instructions: Double, allowed: Double) {
    self.init(engine: [instructions], floor: [allowed], unit: .instructions)
  }

  /// Counts the instructions of two contenders.
  init(engine: Contender, floor: Contender, countedBy counter: InstructionCounter) throws {
    self.init(engine: [try counter.count(engine)], floor: [try counter.count(floor)], unit: .instructions)
  }

  /// Measures two contenders batch by batch in turn (A B A B ...), in CPU time of this thread.
  ///
  /// What a neighbour on the machine takes away it takes from both, so their ratio stays.
  init(engine: Contender, floor: Contender, batches: Int = 15, batchNanoseconds: Double = 15e6) {
    var sides = [
      Measured(engine, batchNanoseconds: batchNanoseconds), Measured(floor, batchNanoseconds: batchNanoseconds),
    ]
    var times: [[Double]] = [[], []]
    for _ in 0..<batches {
      for side in sides.indices { times[side].append(sides[side].batch()) }
    }
    self.init(engine: times[0], floor: times[1])
  }

  /// A contender, warmed up, and the number of calls that fill a batch.
  private struct Measured {
    let contender: Contender
    var callsPerBatch = 1
    var call = 0

    init(_ contender: Contender, batchNanoseconds: Double) {
      self.contender = contender
      while true {
        let time = batch() * contender.items * Double(callsPerBatch)
        if time >= batchNanoseconds { return }
        let factor = max(1.2, min(8, batchNanoseconds * 1.2 / max(time, 1)))
        callsPerBatch = Int((Double(callsPerBatch) * factor).rounded(.up))
      }
    }

    /// Nanoseconds an item.
    mutating func batch() -> Double {
      let start = cf_thread_nanoseconds()
      for _ in 0..<callsPerBatch {
        contender.run(call)
        call += 1
      }
      return (cf_thread_nanoseconds() - start) / (contender.items * Double(callsPerBatch))
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
