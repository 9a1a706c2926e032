package import FrameRendering
package import Limits

/// Why there is no picture file.
package enum ExportProblem: Equatable, Sendable {
  /// The name ends in no known format.
  case unknownFormat(accepted: String)
  /// The picture, or a part of it, needs too many pixels.
  case tooLarge(PictureTooLarge)
  /// A number of moments for an animation, which shows every frame.
  case momentsOfAnimation
  /// The animation has more frames than a file of it may have.
  case tooManyFrames(Int, most: Int)
  /// The picture, or all frames of an animation in one file, exceed a limit of memory or of the table.
  case pastLimit(Limit, most: Int)
  /// A film from inside a script or the shell: another program makes it, which only the command line starts.
  case filmOfScript
  /// A lane that no layer of the run has; with those that move.
  case unknownLane(String, known: [String])
  /// A lane whose value is no number, and is not made of a fixed number of them.
  case laneWithoutNumbers(String, kind: String)
  /// A table without lanes of a run in which nothing moves.
  case nothingMoves
  /// A Lottie animation that has to be whole loses something; a line each, and how many things there are.
  case losses([String], of: Int)
  /// Scripts write below the folder the program was started in, and nowhere else.
  case outside
  /// The file could not be written, for the system's reason.
  case notWritten(String)

  /// `3 of 41 things cannot be said in Lottie`, and a line for each.
  package static func sentence(_ losses: [String], of count: Int) -> String {
    "\(losses.count) of \(count) things cannot be said in Lottie\n"
      + losses.map { "  \($0)" }.joined(separator: "\n")
  }
}
