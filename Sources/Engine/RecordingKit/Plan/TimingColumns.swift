import MotionMath

/// The timings of a plan. Each has an index into the sample's progresses.
///
/// Those that run once at speed 1, which are nearly all, are stored in columns and computed eight at a time, grouped by
/// curve. The others follow one by one.
struct TimingColumns {
  private(set) var groups: [Group] = []
  /// The columns of the plain timings: clock, begin, duration, and the first and last elapsed time at which each shows.
  private var clocks: [Int32] = []
  private var begins: [Double] = []
  private var durations: [Double] = []
  private var firstShown: [Double] = []
  private var lastShown: [Double] = []
  /// The springs of the timings that have one, from `Group.firstSpring` on.
  private var decays: [Double] = []
  private var swings: [Double] = []
  private var sineShares: [Double] = []
  private(set) var others: [PlanTiming] = []

  /// Neighbouring timings on one curve.
  struct Group {
    /// A multiple of eight long; the timings that pad it never show.
    var range: Range<Int>
    let curve: Curve
    /// The clock all of them follow, or nil when they differ.
    var clock: Int?
  }

  enum Curve {
    case linear
    case bezier(TimingFunctionLanes)
    /// The spring of the group's first timing has this number.
    case springs(first: Int)
  }

  /// How many places there are among the progresses.
  var count: Int { begins.count + others.count }

  /// How many of them come first and are plain.
  var plainCount: Int { begins.count }

  /// - Parameter places: Receives the place of each timing.
  init(_ timings: [PlanTiming], places: inout [Int32]) {
    places = Array(repeating: 0, count: timings.count)
    var groupOf: [PlanTiming.PlainCurve: Int] = [:]
    var members: [[Int]] = []
    var general: [Int] = []
    for (index, timing) in timings.enumerated() {
      guard let curve = timing.plainCurve else {
        general.append(index)
        continue
      }
      if let group = groupOf[curve] {
        members[group].append(index)
      } else {
        groupOf[curve] = members.count
        members.append([index])
      }
    }
    for group in members { append(group.map { timings[$0] }, group, &places) }
    for index in general {
      places[index] = Int32(count)
      others.append(timings[index])
    }
  }

  private mutating func append(_ timings: [PlanTiming], _ indexes: [Int], _ places: inout [Int32]) {
    guard let first = timings.first, let plain = first.plainCurve else { return }
    let start = begins.count
    let curve: Curve =
      switch plain {
      case .linear: .linear
      case .bezier(let function): .bezier(TimingFunctionLanes(function))
      case .spring: .springs(first: decays.count)
      }
    for (timing, index) in zip(timings, indexes) {
      places[index] = Int32(begins.count)
      clocks.append(Int32(timing.clock))
      begins.append(timing.timing.beginTime)
      durations.append(timing.timing.duration)
      firstShown.append(timing.timing.fillMode.fillsBackwards ? -.infinity : -TimeGrain.grain / 2)
      lastShown.append(timing.timing.fillMode.fillsForwards ? .infinity : timing.timing.duration + TimeGrain.grain / 2)
      if let spring = timing.swinging { append(spring) }
    }
    while begins.count % 8 != 0 { pad(withSpring: first.swinging) }
    let clock = timings.allSatisfy { $0.clock == first.clock } ? first.clock : nil
    groups.append(Group(range: start..<begins.count, curve: curve, clock: clock))
  }

  private mutating func append(_ spring: SwingingSpring) {
    decays.append(spring.decay)
    swings.append(spring.swing)
    sineShares.append(spring.sineShare)
  }

  private mutating func pad(withSpring spring: SwingingSpring?) {
    clocks.append(0)
    begins.append(0)
    durations.append(1)
    firstShown.append(.infinity)
    lastShown.append(-.infinity)
    if let spring { append(spring) }
  }

  // MARK: Sampling

  /// Writes the progress of every plain timing, NaN for those that do not show.
  func samplePlain(clocks times: UnsafePointer<Double>, into progress: UnsafeMutablePointer<Double>) {
    for group in groups {
      switch group.curve {
      case .linear: sample(group, times, progress) { elapsed, index in elapsed / durations.lanes(at: index) }
      case .bezier(let function):
        sample(group, times, progress) { elapsed, index in
          function.values(at: elapsed / durations.lanes(at: index))
        }
      case .springs(let first):
        let shift = first - group.range.lowerBound
        sample(group, times, progress) { elapsed, index in
          SwingingSpring.values(
            at: elapsed, decay: decays.lanes(at: index + shift), swing: swings.lanes(at: index + shift),
            sineShare: sineShares.lanes(at: index + shift))
        }
      }
    }
  }

  /// - Parameter curve: Turns the time since the begin, from 0 to the duration or NaN, into progress.
  @inline(__always)
  private func sample(
    _ group: Group, _ times: UnsafePointer<Double>, _ progress: UnsafeMutablePointer<Double>,
    _ curve: (Lanes, Int) -> Lanes
  ) {
    for index in stride(from: group.range.lowerBound, to: group.range.upperBound, by: 8) {
      let time = group.clock.map { Lanes(repeating: times[$0]) } ?? time(at: index, times)
      var elapsed = time - begins.lanes(at: index)
      let duration = durations.lanes(at: index)
      let isOver = (elapsed .< firstShown.lanes(at: index)) .| (elapsed .> lastShown.lanes(at: index))
      elapsed.replace(with: 0, where: elapsed .<= 0)
      elapsed.replace(with: duration, where: elapsed .>= duration - TimeGrain.grain / 2)
      elapsed.replace(with: .nan, where: isOver)
      UnsafeMutableRawPointer(progress + index).storeBytes(of: curve(elapsed, index), as: Lanes.self)
    }
  }

  private func time(at index: Int, _ times: UnsafePointer<Double>) -> Lanes {
    var lanes = Lanes.zero
    for lane in 0..<8 { lanes[lane] = times[Int(clocks[index + lane])] }
    return lanes
  }
}

extension [Double] {
  /// Eight numbers from `index` on.
  @inline(__always) fileprivate func lanes(at index: Int) -> Lanes {
    precondition(index >= 0 && index + 8 <= count)
    return withUnsafeBufferPointer { buffer in
      UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: index * 8, as: Lanes.self)
    }
  }
}
