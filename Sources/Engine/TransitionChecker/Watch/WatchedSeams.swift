import LayerKit
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// The seams of a transition as it runs. Pictures are made only where the values of a layer do not pass smoothly.
struct WatchedSeams {
  private let observer: Observer
  private var recording: Recording { observer.app.world.recording }
  private var frameLength: Double { observer.frameLength }
  private var screen: CGRect { observer.app.screen.bounds }

  init(_ observer: Observer) { self.observer = observer }

  /// At the end of the instant in which it starts: from the screen just before, in no time at all.
  func start(_ watched: WatchedTransition) -> Seam? {
    let before = recording.frame(at: watched.start, commit: watched.commit)
    let after = recording.frame(at: watched.start)
    guard mayJump([before, before, after, after], since: watched.commit) else { return nil }
    let pictures = (Picture(before, screen: screen), Picture(after, screen: screen))
    return observer.seam(.start, at: watched.start, [pictures.0, pictures.0, pictures.1, pictures.1])
  }

  /// At the end of the instant in which it ends: from the frame before.
  func end(_ watched: WatchedTransition) -> Seam? {
    let last = recording.commitIndex(at: watched.end - frameLength)
    // A transition that is over at once has no speed to compare with. Changes that a script makes meanwhile are its
    // own.
    guard watched.end - watched.start > 2.5 * frameLength, !watched.hasInput(after: last) else { return nil }
    let frames = (-2...1).map { recording.frame(at: watched.end + Double($0) * frameLength) }
    guard mayJump(frames, since: last) else { return nil }
    let release = recording.events.last {
      $0.time >= watched.start && ["finishInteractiveTransition", "cancelInteractiveTransition"].contains($0.name)
    }
    if let release, watched.end - release.time < 2.5 * frameLength { return nil }
    return observer.seam(.end, at: watched.end)
  }

  /// Whether a value of a layer changes from the second frame to the third by more than twice what it does beside them.
  private func mayJump(_ frames: [Frame], since commit: CommitIndex) -> Bool {
    recording.nodes.contains { node in
      guard node.isStillHosted, node.wasTouched(after: commit),
        node.wasHosted(at: frames[1].commit)
      else { return false }
      return Self.placing.contains { property, threshold in
        // Most are the same, which is seen at once.
        guard frames[1].value(node.id, property) != frames[2].value(node.id, property) else { return false }
        return (0..<property.width).contains { component in
          func change(from frame: Int) -> Double {
            abs(
              frames[frame + 1].component(node.id, property, component)
                - frames[frame].component(node.id, property, component))
          }
          let step = change(from: 1)
          return step > threshold && step > 2 * max(change(from: 0), change(from: 2)) + threshold
        }
      }
    }
  }

  /// The properties that a layer's location and opacity depend on, each with the least change of a component that an
  /// eye may see.
  private static let placing: [(property: LayerProperty, threshold: Double)] = [
    (.opacity, 0.02), (.position, 1), (.bounds, 1), (.transform, 0.002), (.sublayerTransform, 0.002),
  ]
}
