/// A promise about speed or memory: a workload, and the most it may take. The number is what the gate holds.
struct Promise {
  enum Work {
    /// Two workloads in this process; their instructions make a ratio.
    case pair(() throws -> Pair)
    /// Instructions or bytes.
    case amount((Tools) throws -> Double)
  }

  let name: String
  let title: String
  let unit: Unit
  /// The most that is allowed, in `unit`. Counts of one build differ by a few percent where Lua's tables are filled, whose
  /// order is another on every run, and compilers and C libraries differ as much.
  let most: Double
  let work: Work

  private init(_ name: String, _ title: String, atMost most: Double, _ pair: @escaping () throws -> Pair) {
    (self.name, self.title, self.most) = (name, title, most)
    unit = .ratio
    work = .pair(pair)
  }

  private init(
    _ name: String, _ title: String, atMost most: Double, _ unit: Unit, _ amount: @escaping (Tools) throws -> Double
  ) {
    (self.name, self.title, self.most, self.unit) = (name, title, most, unit)
    work = .amount(amount)
  }

  /// The amount, in `unit`.
  func measure(_ tools: Tools) throws -> Double {
    switch work {
    case .amount(let amount): return try amount(tools)
    case .pair(let make):
      let pair = try make()
      return try tools.counter.count(pair.subject) / tools.counter.count(pair.other)
    }
  }

  static var all: [Promise] {
    [
      Promise("scrub", "10,000 layers at any time, all read / objects in C", atMost: 0.75, ScrubStage.pair),
      Promise("rest", "a frame beside 100,000 layers at rest / without them", atMost: 1.05, StepStage.besideResting),
      Promise("seek", "frames in any order / forwards", atMost: 1.1, StepStage.inAnyOrder),
      Promise("history", "a seek among 10,000 commits / among 10", atMost: 1.1, HistoryStage.pair),
      Promise("property", "opacity read and written by a script / userdata in C", atMost: 0.9, BridgeStage.pair),
      Promise("picture", "from a time to a PNG file / cairo, a blur and libpng", atMost: 0.55, CardStage.toFile),
      Promise("redraw", "a picture in which one card moves / all 20", atMost: 0.06, CardStage.redrawn),
      Promise(
        "film", "a run and a frame of its film with a blur, at scale 2", atMost: 0.9e9, .instructions, FilmFrame.count),
      Promise(
        "layout", "a constant changed by a script, 1,000 constraints", atMost: 2e6, .instructions, LayoutStage.count),
      Promise("key", "an answer to a held key, full screen, 1,000 views", atMost: 36e6, .instructions, HeldKey.count),
      Promise("check", "a scenario of swipe.lua, judged", atMost: 43e6, .instructions, Scenarios.count),
      Promise("hunt", "a random gesture on pan-pop.lua, judged", atMost: 3e6, .instructions, HuntedGestures.count),
      Promise("fit", "a spring of 90 positions", atMost: 330e6, .instructions, FittedTable.count),
      Promise(
        "drag", "a drag's frame for a page, the worst of two examples", atMost: 30e6, .instructions, Doors.drag),
      Promise("delta", "the message about it", atMost: 512, .bytes, Doors.delta),
      Promise("lint", "a text of 2,000 lines in an editor", atMost: 180e6, .instructions, Doors.lint),
      Promise("memory", "a layer with two animations", atMost: 960, .bytes, MovingStage.layerBytes),
    ]
  }
}
