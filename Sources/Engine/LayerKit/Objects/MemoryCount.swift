/// Counts the bytes that a script takes: those the interpreter has allocated and those the program holds for it.
///
/// Objects, commits and events count with an average size, measured for each kind with the allocator's own overhead;
/// files and pictures count by the byte. The interpreter and the program share one number, so that each refuses what
/// the other has no room for.
public final class MemoryCount {
  /// The counter: the interpreter's, while there is an interpreter.
  private var counter: UnsafeMutablePointer<Int>
  private let ownCounter: UnsafeMutablePointer<Int>
  /// The most there may be.
  public private(set) var most = Int.max
  /// Frees memory that is no longer needed.
  private var relief: () -> Void = {}

  init() {
    ownCounter = .allocate(capacity: 1)
    ownCounter.initialize(to: 0)
    counter = ownCounter
  }

  deinit { ownCounter.deallocate() }

  /// Counts on at `place`, which is valid until `detach`.
  package func attach(to counter: UnsafeMutablePointer<Int>, most: Int, relief: @escaping () -> Void) {
    counter.pointee += ownCounter.pointee
    (self.counter, self.most, self.relief) = (counter, most, relief)
  }

  /// Counts on its own again.
  package func detach() {
    ownCounter.pointee = counter.pointee
    (counter, relief) = (ownCounter, {})
  }

  /// - Parameter bytes: Negative for what is given back.
  @inline(__always)
  public func add(_ bytes: Int) { counter.pointee &+= bytes }

  /// How many bytes are counted.
  package var used: Int { counter.pointee }

  @inline(__always)
  var isFull: Bool { counter.pointee > most }

  /// Whether no memory is left, even after freeing what is no longer needed.
  public func isExhausted() -> Bool {
    guard isFull else { return false }
    relief()
    return isFull
  }

  /// Counts bytes before they are allocated; false when they exceed the limit.
  public func take(_ bytes: Int) -> Bool {
    if bytes > room { relief() }
    guard bytes <= room else { return false }
    add(bytes)
    return true
  }

  /// How many bytes may still be taken.
  package var room: Int { max(0, most &- counter.pointee) }

  /// Average sizes by kind, in bytes.
  public enum Weight {
    /// With the values that a layer on screen has, and its place in a list of sublayers.
    package static let layer = 400
    public static let view = 320
    /// Bytes that a view of these classes takes beyond a plain view's: recognisers, rows, a text with its font, spokes.
    public static let scrollView = 1_088
    public static let listView = 3_072
    public static let navigationBar = 512
    /// Its eight spokes have a turn and a corner each, which plain views do not have.
    public static let activityIndicator = 2_304
    /// An active constraint's row in the solver.
    public static let activeConstraint = 384
    public static let label = 288
    /// A property animator, beyond what every object takes.
    public static let animator = 256
    /// A block or a completion of a property animator, with the closure around a script's function.
    public static let animatorBlock = 320
    /// A value that a property animator changes, with its track.
    public static let animatorChange = 448
    /// A layer on record.
    static let node = 400
    /// A changed layer's part of a commit.
    static let change = 64
    static let commit = 24
    /// A list of sublayers that takes the place of another one, which stays on record.
    static func list(of count: Int) -> Int { 48 + 8 * count }
    /// An animation with its record, its begin and its stop.
    static let animation = 640
    /// An event of the log.
    public static let event = 192
    /// Something scheduled.
    static let scheduled = 288
    /// A step of a path, with the room of a list that grows.
    package static let pathStep = 112
    /// A world in which nothing is.
    package static let world = 4_096
  }
}
