import RecordingFiles

/// The pages that ask a session for its frames, each with the forms that it has.
final class FrameFollowers {
  private var writers: [Int: FrameWriter] = [:]
  private(set) var images = FrameImages()
  private var sequence = 0

  /// A new number for a frame: they are counted over all pages.
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

  /// Drops the forms and images of a world that is gone.
  func forget() {
    writers = [:]
    images = FrameImages()
  }
}
