/// How many bytes a script takes, as counted: what the interpreter has allocated and what the program holds for it.
///
/// Objects, commits and events count with what one of them takes on average, measured for each kind with the allocator's
/// own overhead; files and pictures count by the byte. The interpreter and the program share one number, so that each
/// refuses what the other has no room for.
public final class MemoryCount {
  /// Where the number is: the interpreter's, as long as there is one.
  private var place: UnsafeMutablePointer<Int>
  private let own: UnsafeMutablePointer<Int>
  /// The most there may be.
  public private(set) var most = Int.max
  /// Frees what is not needed any more.
  private var relief: () -> Void = {}

  init() {
    own = .allocate(capacity: 1)
    own.initialize(to: 0)
    place = own
  }

  deinit { own.deallocate() }

  /// Counts on at `place`, which is valid until `detach`.
  package func attach(to place: UnsafeMutablePointer<Int>, most: Int, relief: @escaping () -> Void) {
    place.pointee += own.pointee
    (self.place, self.most, self.relief) = (place, most, relief)
  }

  /// Counts by itself again.
  package func detach() {
    own.pointee = place.pointee
    (place, relief) = (own, {})
  }

  /// - Parameter bytes: Negative for what is given back.
  @inline(__always)
  public func add(_ bytes: Int) { place.pointee &+= bytes }

  @inline(__always)
  var isFull: Bool { place.pointee > most }

  /// Whether there is no room left, after freeing what is not needed any more.
  public func isExhausted() -> Bool {
    guard isFull else { return false }
    relief()
    return isFull
  }

  /// Counts bytes that are about to be taken; false when there is no room for them.
  public func take(_ bytes: Int) -> Bool {
    if bytes > room { relief() }
    guard bytes <= room else { return false }
    add(bytes)
    return true
  }

  /// How many bytes may still be taken.
  package var room: Int { max(0, most &- place.pointee) }

  /// Bytes that one of a kind takes.
  public enum Weight {
    package static let layer = 224
    public static let view = 320
    /// A layer on record.
    static let node = 400
    /// What a commit records of a layer that changed.
    static let change = 64
    static let commit = 24
    /// An animation with its record, its begin and its stop.
    static let animation = 640
    /// An event of the log.
    static let event = 192
    /// Something scheduled.
    static let scheduled = 288
  }
}
