import FrameRendering
import LayerKit
import MotionMath
import RecordingExport
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl
import ViewKit

/// A script on a screen of 120 by 90 points, two pixels each.
final class Scene {
  static let folder = "Tests/FrameRenderingTests/Scenes"
  static let names = SourceTree.names(in: folder, ending: ".lua").map { String($0.dropLast(4)) }
  static let scale = 2.0

  private let session: ScriptSession

  init(script: String) throws {
    let device = Device(
      name: "scene", size: CGSize(width: 120, height: 90), scale: Self.scale,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    session = try ScriptSession(SessionOptions(device: device))
    if let error = session.runScript(script, name: "scene.lua") { throw SceneFailure(text: "\(error)") }
  }

  /// The scene of a file, at the time its first line names, or at its end.
  convenience init(named name: String) throws {
    let script = try #require(SourceTree.text(of: "\(Self.folder)/\(name).lua"))
    try self.init(script: script)
    let first = script.prefix { $0 != "\n" }
    if first.hasPrefix("-- at ") { seek(to: try #require(Double(first.dropFirst(6)))) }
  }

  func run(_ script: String) throws {
    switch session.load(script, name: "more.lua").flatMap({ session.run($0) }) {
    case .success: break
    case .failure(let error): throw SceneFailure(text: "\(error)")
    }
  }

  func seek(to time: Double) { session.world.playhead = time }

  var picture: Picture { session.timeline.picture() }

  var bitmap: Bitmap { get throws { try picture.bitmap(scale: Self.scale) } }

  func file(_ path: String) throws -> [UInt8] { try session.timeline.export(ExportRequest(file: path)).bytes }
}

struct SceneFailure: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}

extension Bitmap {
  /// How many pixels are unlike those of `expected`: a channel lies further than `Tolerance.channel` outside of what the
  /// nine expected pixels around have. Two renderers smooth an edge differently, and then a pixel is between
  /// its neighbours; a shape that is a pixel off, or of another colour, is not.
  func strayPixels(from expected: Bitmap) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where strays(self[x, y], from: expected, x, y) { count += 1 }
    }
    return count
  }

  private func strays(_ word: UInt32, from expected: Bitmap, _ x: Int, _ y: Int) -> Bool {
    var (low, high) = (SIMD4<Int32>(repeating: 255), SIMD4<Int32>(repeating: 0))
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let channels = Self.channels(expected[column, row])
        low.replace(with: channels, where: channels .< low)
        high.replace(with: channels, where: channels .> high)
      }
    }
    let (here, slack) = (Self.channels(word), SIMD4(repeating: Int32(Tolerance.channel)))
    return any(here .< low &- slack) || any(here .> high &+ slack)
  }

  private static func channels(_ word: UInt32) -> SIMD4<Int32> {
    SIMD4(Int32(word >> 24), Int32(word >> 16 & 255), Int32(word >> 8 & 255), Int32(word & 255))
  }

  /// The largest difference of a channel. Where a shape is cut off Cairo cuts its edges and rounds, so that a pixel of a
  /// picture that was drawn in parts may be a little off.
  func largestDifference(from other: Bitmap) -> Int {
    (0..<count).reduce(0) { largest, index in
      if pixels[index] == other.pixels[index] { return largest }
      let difference = Self.channels(pixels[index]) &- Self.channels(other.pixels[index])
      return max(largest, Int(difference.max()), -Int(difference.min()))
    }
  }

  func isSame(as other: Bitmap) -> Bool {
    width == other.width && height == other.height && (0..<count).allSatisfy { pixels[$0] == other.pixels[$0] }
  }
}
