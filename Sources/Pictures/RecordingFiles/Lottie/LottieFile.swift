import FrameRendering
import MotionMath
import PlainText
import RecordingKit

/// A run as a Lottie animation (schema 1.0): layers with their names, keyframes, and a list of what Lottie cannot say.
///
/// Values are those of the frames. Where one cubic curve goes through all of them it is written as that curve; elsewhere
/// straight lines, at most 0.05 points, 0.1 % or 0.1° away, and jumps as keyframes that hold.
package struct LottieFile {
  /// Something that is left out or only nearly right.
  package struct Loss: Hashable {
    package let layer: String
    package let property: String
    /// In seconds.
    package let from: Double
    package let to: Double
    package let why: String

    /// `shadow of card 0.000 … 2.090 s: Lottie has none`
    package var text: String {
      "\(property) of \(layer) \(NumberText.fixed(from, 3)) … \(NumberText.seconds(to)): \(why)"
    }
  }

  package let file: [UInt8]
  package let losses: [Loss]
  /// How many drawings and losses there are.
  package let count: Int

  /// - Parameter generator: The program and its version.
  package init(_ run: RecordedRun, title: String, generator: String) {
    let tree = LottieTree(run)
    let layers = tree.screen()
    losses = tree.losses
    count = tree.drawings + tree.losses.count
    let dropped = losses.map { loss in
      JSONText.object([
        "layer": JSONText.string(loss.layer), "property": JSONText.string(loss.property),
        "from": NumberText.fixed(loss.from, 3), "to": NumberText.fixed(loss.to, 3), "why": JSONText.string(loss.why),
      ])
    }
    file =
      Array(
        JSONText.object([
          "v": JSONText.string("5.7.0"), "nm": JSONText.string(title), "fr": String(run.framesPerSecond), "ip": "0",
          "op": String(run.times.count), "w": NumberText.bounded(run.size.width.rounded()),
          "h": NumberText.bounded(run.size.height.rounded()),
          "meta": JSONText.object([
            "g": JSONText.string(generator), "dropped": dropped.isEmpty ? nil : JSONText.array(dropped),
          ]),
          "assets": JSONText.array(tree.assets), "layers": JSONText.array(layers),
        ]).utf8) + [UInt8(ascii: "\n")]
  }
}
