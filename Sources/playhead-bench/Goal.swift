/// A promised speed: the engine's time is at most `limit` times the floor's.
struct Goal: Sendable {
  let id: String
  /// What is compared, engine first.
  let title: String
  let limit: Double
  var unit = Unit.nanoseconds
  /// The ratio that is reached today where the limit is not yet: a gate lets nothing fall behind it.
  var reached: Double?

  /// What a gate holds: the promise, or what is reached on the way to it.
  var gate: Double { max(limit, reached ?? limit) * Self.gateSlack }

  /// What is compared: times of an item, or memory.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "B"
  }

  /// How far a gate lets a goal be missed: the cores are shared.
  static let gateSlack = 1.25

  static let bulkScrub = Goal(id: "G1a", title: "scrub in bulk / columns in C, staggered", limit: 2)
  static let objectScrub = Goal(id: "G1b", title: "scrub through layers / objects in C", limit: 0.5)
  static let distinctScrub = Goal(id: "G1c", title: "scrub, a solve for each / vectors in C", limit: 1.8)
  static let springScrub = Goal(id: "G1d", title: "scrub springs / vectors in C", limit: 2)
  static let smallScrub = Goal(id: "G1f", title: "seek of 10 layers / objects in C", limit: 5)
  static let largeScrub = Goal(id: "G1g", title: "a property among 1M layers / among 10k", limit: 2.5)
  static let activeStep = Goal(id: "G2a", title: "step with 100k layers at rest / without", limit: 1.1)
  static let linearStep = Goal(id: "G2b", title: "step an animation of 10k / of 100", limit: 1.2)
  static let backwardStep = Goal(id: "G2c", title: "frames backwards / forwards", limit: 1.1)
  static let randomSeek = Goal(id: "G2c", title: "frames at random / forwards", limit: 1.3)
  static let longHistory = Goal(id: "G2d", title: "seek among 10k commits / among 10", limit: 1.5)
  static let propertyGet = Goal(id: "G3a", title: "x = l.opacity / checked userdata in C", limit: 1)
  static let propertySet = Goal(id: "G3a", title: "l.opacity = x / checked userdata in C", limit: 1)
  static let callback = Goal(id: "G3c", title: "callback into a script / lua_pcall in C", limit: 1.2, reached: 1.4)
  static let creation = Goal(id: "G3d", title: "layers made and collected / with __gc in C", limit: 1.5)
  static let scriptFrame = Goal(id: "G3e", title: "1,000 of l.x = f(t) / the same over C", limit: 1.25)
  static let plainScript = Goal(id: "G3f", title: "a script that can be interrupted / plain Lua", limit: 1.03)
  static let scriptByHand = Goal(id: "G1e", title: "scrub through layers / tweens by hand in Lua", limit: 0.025)
  static let manySteps = Goal(id: "G2e", title: "10,000 frames of 1,000 layers / objects in C", limit: 0.27)
  static let start = Goal(id: "G4a", title: "start and end of an empty script / lua5.4", limit: 2)
  static let prompt = Goal(id: "G4b", title: "first prompt on a terminal / lua5.4 -i", limit: 1.5, reached: 1.6)
  static let residentAtPrompt = Goal(
    id: "G4c", title: "resident at the prompt / 8 MB", limit: 1, unit: .bytes, reached: 1.4)
  static let programSize = Goal(id: "G4c", title: "the program's file / 15 MB", limit: 1, unit: .bytes, reached: 1.25)
  static let drawing = Goal(id: "G5a", title: "frames of 20 round cards / cairo", limit: 1, reached: 1.2)
  static let shadow = Goal(id: "G5b", title: "the same with a shadow / cairo and a blur", limit: 0.5, reached: 0.7)
  static let redrawing = Goal(id: "G5c", title: "frames in which one card moves / all", limit: 0.15)
  static let fastFile = Goal(id: "G5d", title: "PNG in a hurry / libpng, level 1", limit: 0.15)
  static let fastFileSize = Goal(id: "G5d", title: "its size / libpng's", limit: 1.7, unit: .bytes)
  static let smallFile = Goal(id: "G5e", title: "PNG / libpng as it comes", limit: 0.35)
  static let smallFileSize = Goal(id: "G5e", title: "its size / libpng's", limit: 1.1, unit: .bytes)
  static let terminalFrame = Goal(id: "G5f", title: "half blocks, 120 columns / in C", limit: 1, reached: 1.25)
  /// A browser's screenshot of the same frame took over four times as long as this floor: twelve times faster than that.
  static let screenshot = Goal(id: "G5g", title: "time to PNG file / cairo, blur, libpng", limit: 0.35)
  static let keyPress = Goal(id: "", title: "seek, picture of 1,000 layers, cells / 16 ms", limit: 1)
  static let layerMemory = Goal(
    id: "G6a", title: "a layer with 2 animations / 600 bytes", limit: 1, unit: .bytes, reached: 4.6)
  static let steppingGrowth = Goal(id: "G6b", title: "memory after 20,000 frames / before", limit: 1.01, unit: .bytes)
  static let commitMemory = Goal(id: "G6c", title: "a committed change / 64 bytes", limit: 1, unit: .bytes)
}

/// One line of the report: a comparison, and the goal it is held against, if any.
struct Finding {
  let goal: Goal?
  let title: String
  let comparison: Comparison

  init(_ goal: Goal, _ comparison: Comparison) {
    self.goal = goal
    title = goal.title
    self.comparison = comparison
  }

  /// A comparison that nothing is promised about.
  init(title: String, _ comparison: Comparison) {
    goal = nil
    self.title = title
    self.comparison = comparison
  }

  var unit: Goal.Unit { goal?.unit ?? .nanoseconds }
  var isHeld: Bool { goal.map { comparison.ratio <= $0.limit } ?? true }
  /// Whether even the slack of a gate does not cover it.
  var breaksGate: Bool { goal.map { comparison.ratio > $0.gate } ?? false }
}
