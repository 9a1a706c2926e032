import Limits
package import ScriptRuntime

/// How much a page has to unpack before anything is seen.
package struct PageWeight {
  private let frames: Int
  private let bytes: Int

  /// - Parameter bytes: Of the packed data.
  package init(frames: Int, bytes: Int) {
    self.frames = frames
    self.bytes = bytes
  }

  /// The remark about a page that browsers load slowly: one of more than 20,000 frames or 8 MiB (chosen here).
  ///
  /// - Throws: `ScriptFailure.cannotExport` for one of more than `Limit.pageBytes`.
  package func remark(on path: String) throws(ScriptFailure) -> String? {
    guard bytes <= Limit.pageBytes.most else {
      throw .cannotExport(path, .pastLimit(.pageBytes, most: Limit.pageBytes.most))
    }
    guard frames > 20_000 || bytes > 8 << 20 else { return nil }
    return "\(path) has \(frames) frames and \(bytes >> 10) KB of data, which browsers load slowly; "
      + "--from, --to and --fps make it smaller"
  }
}
