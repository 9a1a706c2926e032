/// A promised speed: the engine's time is at most `limit` times the baseline's.
struct Goal: Sendable {
  let id: String
  /// The two sides of the comparison, engine first.
  let title: String
  let limit: Double
  /// The ratio that is reached, of instructions, or of bytes where bytes are promised; the gate holds it. Nil leaves
  /// the goal to runs that take times.
  var reached: Double?
  /// How much more the gate allows.
  var slack = Self.gateSlack

  /// The largest ratio that the gate allows.
  var gate: Double { (reached ?? .infinity) * slack }

  /// Counts of one build differ by a few percent where Lua's tables are filled, whose order is another on every run;
  /// so do compilers and C libraries.
  static let gateSlack = 1.1

  static let bulkScrub = Goal(id: "G1a", title: "scrub in bulk / columns in C, staggered", limit: 2, reached: 0.72)
  static let objectScrub = Goal(id: "G1b", title: "scrub through layers / objects in C", limit: 0.5, reached: 0.71)
  static let distinctScrub = Goal(id: "G1c", title: "scrub, a solve for each / vectors in C", limit: 1.8, reached: 3.7)
  static let springScrub = Goal(id: "G1d", title: "scrub springs / vectors in C", limit: 2, reached: 3)
  static let smallScrub = Goal(id: "G1f", title: "seek of 10 layers / objects in C", limit: 5, reached: 3.1)
  static let largeScrub = Goal(id: "G1g", title: "a property among 1M layers / among 10k", limit: 2.5)
  static let activeStep = Goal(id: "G2a", title: "step with 100k layers at rest / without", limit: 1.1, reached: 1)
  static let linearStep = Goal(id: "G2b", title: "step an animation of 10k / of 100", limit: 1.2, reached: 0.9)
  static let backwardStep = Goal(id: "G2c", title: "frames backwards / forwards", limit: 1.1, reached: 1)
  static let randomSeek = Goal(id: "G2c", title: "frames at random / forwards", limit: 1.3, reached: 1.01)
  static let longHistory = Goal(id: "G2d", title: "seek among 10k commits / among 10", limit: 1.5, reached: 1.01)
  static let lateSeek = Goal(id: "G2d", title: "seek in minute 10 / in second 1", limit: 1.2, reached: 1)
  static let propertyGet = Goal(id: "G3a", title: "x = l.opacity / checked userdata in C", limit: 1, reached: 0.77)
  static let propertySet = Goal(id: "G3a", title: "l.opacity = x / checked userdata in C", limit: 1, reached: 0.85)
  static let callback = Goal(id: "G3c", title: "callback into a script / lua_pcall in C", limit: 1.2, reached: 1.19)
  static let creation = Goal(id: "G3d", title: "layers made and collected / with __gc in C", limit: 1.5, reached: 2.2)
  static let scriptFrame = Goal(id: "G3e", title: "1,000 of l.x = f(t) / the same over C", limit: 1.25, reached: 0.87)
  static let plainScript = Goal(
    id: "G3f", title: "a script that can be interrupted / plain Lua", limit: 1.03, reached: 1)
  static let handwrittenTweens = Goal(
    id: "G1e", title: "scrub through layers / handwritten tweens in Lua", limit: 0.025, reached: 0.022)
  static let manySteps = Goal(
    id: "G2e", title: "10,000 frames of 1,000 layers / objects in C", limit: 0.27, reached: 0.22)
  static let start = Goal(id: "G4a", title: "start and end of an empty script / lua5.4", limit: 2)
  static let startCount = Goal(id: "G4a", title: "instructions of an empty script / 3 million", limit: 1, reached: 0.53)
  static let prompt = Goal(id: "G4b", title: "first prompt on a terminal / lua5.4 -i", limit: 1.5)
  static let residentAtPrompt = Goal(id: "G4c", title: "resident at the prompt / 8 MB", limit: 1, reached: 1.07)
  static let programSize = Goal(id: "G4c", title: "the program's file / 15 MB", limit: 1, reached: 1.085)
  static let drawing = Goal(id: "G5a", title: "frames of 20 round cards / cairo", limit: 1, reached: 0.92)
  static let shadow = Goal(id: "G5b", title: "the same with a shadow / cairo and a blur", limit: 0.5, reached: 0.49)
  static let redrawing = Goal(id: "G5c", title: "frames in which one card moves / all", limit: 0.15, reached: 0.045)
  static let fastFile = Goal(id: "G5d", title: "PNG in a hurry / libpng, level 1", limit: 0.15, reached: 0.145)
  static let fastFileSize = Goal(id: "G5d", title: "its size / libpng's", limit: 1.7, reached: 1.54)
  static let smallFile = Goal(id: "G5e", title: "PNG / libpng as it comes", limit: 0.35, reached: 0.112)
  static let smallFileSize = Goal(id: "G5e", title: "its size / libpng's", limit: 1.1, reached: 1.1)
  static let terminalFrame = Goal(id: "G5f", title: "half blocks, 120 columns / in C", limit: 1, reached: 0.74)
  /// A browser's screenshot of the same frame took over four times as long as this baseline: the goal is twelve times
  /// faster than the browser.
  static let screenshot = Goal(id: "G5g", title: "time to PNG file / cairo, blur, libpng", limit: 0.35, reached: 0.23)
  static let sharpFilm = Goal(id: "G5h", title: "APNG with a blur at scale 2, processor time / 6 s", limit: 1)
  static let film = Goal(id: "G5h", title: "the same at scale 1 / 2 s", limit: 1)
  static let sharpFrame = Goal(
    id: "G5h", title: "one frame of it at scale 2 / 1,400 million", limit: 1, reached: 0.49)
  static let frame = Goal(id: "G5h", title: "one frame of it at scale 1 / 650 million", limit: 1, reached: 0.63)
  static let player = Goal(id: "G5i", title: "the page of an empty run / 32 KB", limit: 1, reached: 0.75)
  static let examplePage = Goal(id: "G5i", title: "the page of the tour / 64 KB", limit: 1, reached: 0.54)
  static let keyPress = Goal(id: "", title: "a key in the inspector, 1,000 layers / 16 ms", limit: 1)
  static let slowestPress = Goal(id: "", title: "the slowest of 600 presses of a held key / 16 ms", limit: 1)
  static let heldKey = Goal(
    id: "G7", title: "an answer to a held key / 16 million", limit: 1, reached: 3)
  static let layerMemory = Goal(id: "G6a", title: "a layer with 2 animations / 600 bytes", limit: 1, reached: 1.48)
  static let steppingGrowth = Goal(id: "G6b", title: "memory after 20,000 frames / before", limit: 1.01, reached: 1)
  static let commitMemory = Goal(id: "G6c", title: "a committed change / 64 bytes", limit: 1, reached: 0.35)
  static let chainBuild = Goal(id: "L1a", title: "a chain of 1,000 constraints / kiwi", limit: 0.2, reached: 0.115)
  static let listBuild = Goal(id: "L1b", title: "a list of 901 constraints / kiwi", limit: 0.2, reached: 0.19)
  static let worstOrder = Goal(id: "L1c", title: "the chain in the worst order / in the best", limit: 2, reached: 1.06)
  static let tenfold = Goal(id: "L1d", title: "1,000 constraints / 100, ten times", limit: 1.5, reached: 0.84)
  static let constantChange = Goal(id: "L2a", title: "a constant of 1,000, all values / kiwi", limit: 1, reached: 0.61)
  static let scriptConstant = Goal(
    id: "L2b", title: "from Lua to frames, 1,000 constraints / 200 µs", limit: 1, reached: 0.9)
  static let unconstrained = Goal(
    id: "L6", title: "frames beside a constraint / without any", limit: 1.005, reached: 1, slack: 1.005)
  static let unlettered = Goal(
    id: "S1", title: "frames beside bars and words that rest / without", limit: 1.005, reached: 1, slack: 1.005)
  static let plainViews = Goal(
    id: "S2", title: "start, 100 frames of plain views / 348 million", limit: 1, reached: 1, slack: 1.005)
  static let addRemove = Goal(id: "L3a", title: "add, solve, remove one of a chain / kiwi", limit: 1, reached: 0.42)
  static let addRemoveInList = Goal(
    id: "L3b", title: "add, solve, remove one of a list / kiwi", limit: 1, reached: 0.38)
  static let watchedRun = Goal(
    id: "V1", title: "a run that is watched / the same, not watched", limit: 1.02, reached: 1.02)
  static let swipeMatrix = Goal(id: "V2", title: "all scenarios of swipe.lua, one job / 0.5 s", limit: 1)
  static let swipeScenario = Goal(id: "V2", title: "one of them, on average / 40 million", limit: 1, reached: 0.8)
  static let allExamples = Goal(id: "V3", title: "all scenarios of all examples, two jobs / 10 s", limit: 1)
  static let exampleScenario = Goal(
    id: "V3", title: "one in 32 of them, on average / 100 million", limit: 1, reached: 0.97)
  static let trivialTests = Goal(id: "V4", title: "1,000 trivial tests / busted", limit: 1.5, reached: 0.14)
  static let fingerFrame = Goal(id: "L5", title: "a frame under a finger / 1 ms", limit: 1, reached: 0.18)
  static let constraintMemory = Goal(id: "L7", title: "an active constraint / 1,024 bytes", limit: 1, reached: 0.76)
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

  /// A comparison without a goal.
  init(title: String, _ comparison: Comparison) {
    goal = nil
    self.title = title
    self.comparison = comparison
  }

  /// Whether the promise is kept; counts of instructions, which nothing is promised about, are held to the gate.
  var isHeld: Bool { comparison.unit == .instructions ? !breaksGate : comparison.ratio <= goal?.limit ?? .infinity }
  var breaksGate: Bool { comparison.ratio > goal?.gate ?? .infinity }
}
