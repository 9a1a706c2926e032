package import FrameRendering
package import Limits

/// Why there is no picture file.
package enum ExportProblem: Equatable, Sendable {
  /// The name ends in no known format.
  case unknownFormat
  /// The picture, or a part of it, needs too many pixels.
  case tooLarge(PictureTooLarge)
  /// The animation has more frames than a file of it may have.
  case tooManyFrames(Int, most: Int)
  /// The picture, or all frames of an animation in one file, exceed a limit of memory or of the table.
  case pastLimit(Limit, most: Int)
  /// Scripts write below the folder the program was started in, and nowhere else.
  case outside
  /// The file could not be written, for the system's reason.
  case notWritten(String)
}
