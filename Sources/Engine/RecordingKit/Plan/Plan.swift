import MotionMath

/// The animations attached during an epoch, compiled to columns: the clocks, the timings that follow them, and the
/// lines along which each timing moves components.
///
/// Sampling it costs part of solving a curve for each distinct timing, and a multiplication and two additions for each
/// moving component.
final class Plan {
  /// `worldClock` is the world's time; each other one follows an earlier one.
  let clocks: [Clock]
  static let worldClock = 0
  let timings: TimingColumns
  let lines: LineColumns
  /// Everything that is not a straight line, in the order of adding.
  let tracks: [Track]
  let transitions: [Transition]
  /// The model values of the animated properties that are objects.
  let objects: [AnimatableValue]
  let slots: SlotTable

  init(
    clocks: [Clock], timings: TimingColumns, lines: LineColumns, tracks: [Track], transitions: [Transition],
    objects: [AnimatableValue], slots: SlotTable
  ) {
    self.clocks = clocks
    self.timings = timings
    self.lines = lines
    self.tracks = tracks
    self.transitions = transitions
    self.objects = objects
    self.slots = slots
  }

  enum Clock: Hashable {
    case world
    case layer(parent: Int, LayerClock)
    /// The clock inside a replicator's delayed copy.
    case delayed(parent: Int, by: Double)
    case group(parent: Int, CAMediaTiming, CAMediaTimingFunction?)
  }

  /// A motion that is not a straight line; it maps the value under it to a new whole value.
  struct Track {
    let property: LayerProperty
    /// Where the property's first component, or the object, is.
    let output: Int
    let timing: Int
    let motion: PropertyMotion
  }

  struct Transition {
    let layer: LayerID
    let timing: Int
    let motion: TransitionMotion
  }

  /// An estimate of its memory, in `Double`s.
  var weight: Int { 8 * timings.count + 5 * lines.count + 8 * tracks.count + 64 }
}
