import RecordingExport

/// The pages that ask a session for its frames, each with the forms that it has.
final class FrameFollowers {
  private var writers: [Int: FrameWriter] = [:]
  private(set) var images = FrameImages()
  private var sequence = 0

  /// Frames are numbered, whoever gets them.
  func nextNumber() -> Int {
    sequence += 1
    return sequence
  }

  /// Writes a frame for a page.
  ///
  /// - Parameter isNew: Whether the page has nothing of the frames before.
  func write<Result>(for page: Int, isNew: Bool, _ body: (inout FrameWriter) -> Result) -> Result {
    if isNew { writers[page] = nil }
    return body(&writers[page, default: FrameWriter()])
  }

  /// What is left of another world.
  func forget() {
    writers = [:]
    images = FrameImages()
  }
}
