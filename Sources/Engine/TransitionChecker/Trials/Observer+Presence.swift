import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ViewKit

extension Observer {
  /// Areas below this part of the screen are not missed. (Chosen here.)
  private static let leastPart = 0.02
  /// So many seconds before a seam, what has moved until then has all but arrived. (Chosen here.)
  private static let instant = 1e-6

  /// Layers that come into sight or go out of it at the start of a transition, which is the first commit after
  /// `commit`.
  ///
  /// - Parameters:
  ///   - next: The screen at that commit.
  ///   - comer: The layer of the view that comes: nothing can have stood in its place.
  ///   - goer: That of the view that goes: nothing behind it looks like it.
  func presence(
    atStart time: Double, _ next: Picture, after commit: CommitIndex, comer: LayerID?, goer: LayerID?
  ) -> [SeenChange] {
    presence(app.world.recording.frame(at: time, commit: commit), next, departed: time, arrived: time, comer, goer)
  }

  /// Layers that come into sight or go out of it at the end.
  ///
  /// - Parameter next: The screen one frame later.
  func presence(atEnd time: Double, _ next: Picture, goer: LayerID?) -> [SeenChange] {
    let last = max(0, time - Self.instant)
    return presence(app.world.recording.frame(at: last), next, departed: last, arrived: time, nil, goer)
  }

  /// Layers that are seen before and are in no window, or hidden, afterwards, and the other way round, unless another
  /// stands in their place.
  private func presence(
    _ before: Frame, _ next: Picture, departed: Double, arrived: Double, _ comer: LayerID?, _ goer: LayerID?
  ) -> [SeenChange] {
    let after = next.frame
    // One picture turns into the other over time.
    guard !before.hasTransitions, !after.hasTransitions else { return [] }
    let screen = app.screen.bounds
    let last = Picture(before, screen: screen)
    let bars = barLayers
    let least = Self.leastPart * screen.size.width * screen.size.height
    func parts(_ picture: Picture, missingIn other: Picture) -> [VisibleParts.Part] {
      guard picture.places.keys.contains(where: { other.places[$0] == nil }) else { return [] }
      return VisibleParts(picture.frame, screen: screen).parts.filter { part in
        other.places[part.layer] == nil && !bars.contains(part.layer) && part.area >= least
          && part.opacity > SeenChange.Aspect.departure.threshold
      }
    }
    let comes = parts(next, missingIn: last)
    let missing = parts(last, missingIn: next)
    let shown = missing.isEmpty ? [] : VisibleParts(after, screen: screen).parts
    let gone = missing.filter { part in
      !next.hasNew(in: part.box, since: last) && (part.layer == goer || !shown.contains { $0.isLike(part) })
        && !comes.contains { $0.opacity > 0.9 && $0.box.contains(part.box) }
    }
    // A snapshot that is laid over what it shows is no arrival.
    let former = comes.isEmpty ? [] : VisibleParts(before, screen: screen).parts
    let new = comes.filter { part in
      part.layer == comer
        || !last.hasNew(in: part.box, since: next) && !former.contains { $0.isLike(part) }
    }
    return changes(.departure, gone, at: departed) + changes(.arrival, new, at: arrived)
  }

  private func changes(_ aspect: SeenChange.Aspect, _ parts: [VisibleParts.Part], at time: Double) -> [SeenChange] {
    guard !parts.isEmpty else { return [] }
    let labels = LayerLabels(self, at: time)
    // The most visible part comes first.
    return parts.sorted { $0.weight > $1.weight }.map { part in
      let (here, gone) = (NumberText.rect(part.box), "gone")
      return SeenChange(
        labels[part.layer], aspect, across: part.opacity, beside: 0, before: aspect == .departure ? here : gone,
        after: aspect == .departure ? gone : here)
    }.filter { !changesAlone($0) }
  }
}
