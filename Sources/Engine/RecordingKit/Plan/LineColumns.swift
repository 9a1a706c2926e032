import MotionMath

/// The straight lines of a plan: each goes from one number to another with the progress of a timing.
///
/// Most properties have one line and nothing else. Their values come first, in the order of their timings, so that a
/// block of lines that share a timing is computed in one loop. Properties with several lines, one over the other,
/// follow.
struct LineColumns {
  // The values of single lines: the model's, which show while the timing is not in effect, and the two ends.
  var models: [Double]
  var starts: [Double]
  var ends: [Double]
  var timings: [Int32]
  private(set) var blocks: [Block] = []

  /// The model values of the properties with stacked lines, and those moved in other ways.
  var stackModels: [Double] = []
  var runs: [Run] = []
  var targets: [Int32] = []
  var stackStarts: [Double] = []
  var stackEnds: [Double] = []

  /// Neighbouring single lines; `timing` is the one they share, or nil when they have several.
  struct Block {
    let range: Range<Int>
    let timing: Int?
  }

  /// Stacked lines with one timing and one manner of writing.
  struct Run {
    let timing: Int
    let isAdditive: Bool
    let range: Range<Int>
  }

  /// - Parameter count: How many single lines there are to be.
  init(singleLines count: Int = 0) {
    models = Array(repeating: 0, count: count)
    starts = models
    ends = models
    timings = Array(repeating: 0, count: count)
  }

  /// How many values there are.
  var count: Int { models.count + stackModels.count }

  /// Divides the single lines into blocks; to be called when all are there, sorted by timing.
  mutating func divide() {
    // Shorter blocks cost more to begin than they save.
    let worthwhile = 16
    var first = 0
    var mixed = 0
    while first < timings.count {
      var end = first + 1
      while end < timings.count, timings[end] == timings[first] { end += 1 }
      if end - first >= worthwhile {
        if mixed < first { blocks.append(Block(range: mixed..<first, timing: nil)) }
        blocks.append(Block(range: first..<end, timing: Int(timings[first])))
        mixed = end
      }
      first = end
    }
    if mixed < timings.count { blocks.append(Block(range: mixed..<timings.count, timing: nil)) }
  }

  // MARK: Sampling

  /// Writes every value, given the progress of each timing: NaN for one that does not show.
  func sample(_ progress: UnsafePointer<Double>, into values: UnsafeMutablePointer<Double>) {
    models.withUnsafeBufferPointer { models in
      starts.withUnsafeBufferPointer { starts in
        ends.withUnsafeBufferPointer { ends in
          guard let models = models.baseAddress, let starts = starts.baseAddress, let ends = ends.baseAddress else {
            return
          }
          for block in blocks {
            if let timing = block.timing {
              sweep(block.range, progress[timing], models, starts, ends, values)
            } else {
              draw(block.range, progress, models, starts, ends, values)
            }
          }
        }
      }
    }
    let stack = values + models.count
    for (index, value) in stackModels.enumerated() { stack[index] = value }
    for run in runs { draw(run, progress[run.timing], into: values) }
  }

  /// At progress 1 the value is the end itself, exactly, as at 0 it is the start.
  private func sweep(
    _ range: Range<Int>, _ progress: Double, _ models: UnsafePointer<Double>, _ starts: UnsafePointer<Double>,
    _ ends: UnsafePointer<Double>, _ values: UnsafeMutablePointer<Double>
  ) {
    if progress.isNaN || progress == 1 {
      (values + range.lowerBound).update(from: (progress == 1 ? ends : models) + range.lowerBound, count: range.count)
    } else {
      for index in range { values[index] = starts[index] + (ends[index] - starts[index]) * progress }
    }
  }

  private func draw(
    _ range: Range<Int>, _ progress: UnsafePointer<Double>, _ models: UnsafePointer<Double>,
    _ starts: UnsafePointer<Double>, _ ends: UnsafePointer<Double>, _ values: UnsafeMutablePointer<Double>
  ) {
    timings.withUnsafeBufferPointer { timings in
      func way(_ index: Int) -> Double { progress[Int(timings[index])] }
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let lanes = Lanes(
          way(index), way(index + 1), way(index + 2), way(index + 3), way(index + 4), way(index + 5), way(index + 6),
          way(index + 7))
        let (start, end) = (starts.lanes(at: index), ends.lanes(at: index))
        var value = start + (end - start) * lanes
        value.replace(with: end, where: lanes .== 1)
        value.replace(with: models.lanes(at: index), where: lanes .!= lanes)
        UnsafeMutableRawPointer(values + index).storeBytes(of: value, as: Lanes.self)
        index += 8
      }
      for index in index..<range.upperBound {
        sweep(index..<index + 1, way(index), models, starts, ends, values)
      }
    }
  }

  private func draw(_ run: Run, _ progress: Double, into values: UnsafeMutablePointer<Double>) {
    if progress.isNaN { return }
    for index in run.range {
      let (start, end) = (stackStarts[index], stackEnds[index])
      let value = progress == 1 ? end : start + (end - start) * progress
      let target = Int(targets[index])
      values[target] = run.isAdditive ? values[target] + value : value
    }
  }
}
