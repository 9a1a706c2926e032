/// The table of every bound that scripts and files meet.
///
/// A number that bounds what a script can build, a file can hold or an input can say has its row here and is read from
/// here; the page "What it withstands" is made from the rows. All of them are chosen here: where Apple documents or shows
/// a limit, the reason says so.
public enum Limit: String, CaseIterable, Sendable {
  // Depth
  case treeDepth = "levels of views or layers"
  case controllerDepth = "levels of view controllers"
  case pictureDepth = "levels of layers drawn in a picture"
  case groupDepth = "levels of animation groups"
  case callDepth = "levels of calls between Lua and the API"
  case jsonDepth = "levels of JSON"
  // Counts
  case groupSize = "animations in a group"
  case collectionSections = "sections of a collection view"
  case sectionItems = "items of a section"
  case collectionItems = "items of a collection view"
  case replicatorInstances = "instances of a replicator layer"
  case pathSteps = "steps of a path"
  case listElements = "elements of a list"
  case pictureDrawings = "drawings in a picture"
  case exportFrames = "frames of an animated picture"
  case layoutPasses = "layout passes before a commit"
  case instantTurns = "turns at one instant"
  // Pixels
  case pictureSide = "pixels along a side of a picture"
  case picturePixels = "pixels of a picture"
  // Bytes
  case scriptBytes = "bytes of a script"
  case textBytes = "bytes of a text given to an object"
  case imageBytes = "bytes of an image file"
  case traceBytes = "bytes of a trace"
  case pageBytes = "bytes of a page's data"
  case historyBytes = "bytes of the history file"
  case messageBytes = "bytes of a message"
  case requestBytes = "bytes of a request"
  case memory = "bytes of memory"
  // Time
  case clockSeconds = "seconds of virtual time"

  /// The most there may be.
  @inlinable public var most: Int {
    switch self {
    case .treeDepth: 1_024
    case .controllerDepth: 100
    case .pictureDepth: 256
    case .groupDepth: 16
    case .callDepth: 200
    case .jsonDepth: 64
    case .groupSize: 10_000
    case .collectionSections: 1_000
    case .sectionItems: 10_000
    case .collectionItems: 100_000
    case .replicatorInstances: 10_000
    case .pathSteps: 100_000
    case .listElements: 100_000
    case .pictureDrawings: 1_000_000
    case .exportFrames: 100_000
    case .layoutPasses: 100
    case .instantTurns: 10_000
    case .pictureSide: 32_000
    case .picturePixels: 100_000_000
    case .scriptBytes: 16 << 20
    case .textBytes: 1 << 20
    case .imageBytes: 32 << 20
    case .traceBytes: 256 << 20
    case .pageBytes: 64 << 20
    case .historyBytes: 1 << 20
    case .messageBytes: 4_000
    case .requestBytes: 256 << 10
    case .memory: 256 << 20
    case .clockSeconds: 9_200_000_000
    }
  }

  /// Why there is a bound, and why this one, as one sentence.
  public var reason: String {
    switch self {
    case .treeDepth: "Layout, drawing and hit testing descend a level at a time, and a stack is finite."
    case .controllerDepth: "Each level asks the next for its appearance and its safe area; no app has ten."
    case .pictureDepth: "Drawing a level takes up to 20 KB of stack."
    case .groupDepth: "A group is copied with everything in it when it is added."
    case .callDepth: "Each level takes stack; the number is Lua's own."
    case .jsonDepth: "A reader descends a level at a time; traces and inputs have five levels."
    case .groupSize: "An animation that occurs in several groups inside a group is copied once for each place."
    case .collectionSections, .sectionItems, .collectionItems:
      "The flow layout places every item before the first is shown."
    case .replicatorInstances: "Every instance is drawn; Core Animation states no limit."
    case .pathSteps: "A path that is appended to itself doubles each time."
    case .listElements: "A list of Lua's takes ten times the memory as values of an animation."
    case .pictureDrawings: "Replicators inside replicators multiply their instances."
    case .exportFrames: "A file of an animation is made in memory; this is 27 minutes at 60 frames a second."
    case .layoutPasses: "A layout that asks for layout every time never ends."
    case .instantTurns: "Turns that each ask for the next at the same time would keep time from going on."
    case .pictureSide: "Cairo draws on at most 32,767 pixels a side."
    case .picturePixels: "100 million pixels take 400 MB."
    case .scriptBytes: "A file is read whole; the longest script known here has 0.02 MiB."
    case .textBytes: "A text is copied for its object, and kept as long as the record."
    case .imageBytes: "A file is read whole before its pixels are; a photograph has 5 MiB."
    case .traceBytes: "The file is read whole; ten minutes of fifty layers that move have 40 MiB."
    case .pageBytes: "A browser unpacks the data whole, before anything is seen."
    case .historyBytes: "The file is read at every start of the shell."
    case .messageBytes: "A message is read by people; the rest of a longer one is left out."
    case .requestBytes: "A program that drives playhead sends inputs; the text of a script is a file."
    case .memory: "A script that never stops making things must not take the machine; --memory MIB sets another bound."
    case .clockSeconds: "Time is counted in nanoseconds, in 64 bits: 291 years."
    }
  }

  /// The effect of reaching the bound.
  public var outcome: Outcome {
    switch self {
    case .treeDepth: .report("too-deep")
    case .controllerDepth: .report("controllers-too-deep")
    case .groupDepth, .groupSize: .report("bad-motion")
    case .callDepth: .report("stack-overflow")
    case .jsonDepth: .refusal("the text is no JSON that playhead reads")
    case .collectionSections, .sectionItems, .collectionItems, .replicatorInstances: .report("out-of-range")
    case .pathSteps, .listElements, .scriptBytes, .textBytes, .imageBytes: .report("past-limit")
    case .pictureDepth, .pictureDrawings, .exportFrames, .pictureSide, .picturePixels, .pageBytes:
      .report("cannot-export")
    case .layoutPasses: .report("layout-loop")
    case .instantTurns: .refusal("the next turn waits for the next frame")
    case .traceBytes: .refusal("the file cannot be read")
    case .historyBytes: .refusal("the older half is dropped")
    case .messageBytes: .refusal("the middle of the message is left out")
    case .requestBytes: .refusal("the request is answered with error 7 of the protocol")
    case .memory: .report("out-of-memory")
    case .clockSeconds: .report("end-of-time")
    }
  }

  public enum Outcome: Equatable, Sendable {
    /// An error or a warning of this code; what was there stays.
    case report(String)
    /// The clause that says what happens instead.
    case refusal(String)
  }
}
