/// An animated PNG file. It stores each frame as the rectangle that differs from the one before, with exact delays.
public struct AnimatedPNG {
  private var frames: [[UInt8]] = []
  private var boxes: [PixelBox] = []
  /// In units of `1 / perSecond` s.
  private var delays: [Int] = []
  private let perSecond: Int
  private let isOpaque: Bool
  private let effort: PNGFile.Effort
  private let width, height: Int
  private let plays: Int
  private var previous: Bitmap?
  /// The size of the frames so far, in bytes.
  public private(set) var length = 0

  /// - Parameters:
  ///   - perSecond: Frames a second, 1 through 65,535: delays are whole fractions, so that nothing is rounded.
  ///   - isOpaque: Whether every pixel of every frame is opaque.
  ///   - plays: How often it plays; 0 for ever.
  public init(
    width: Int, height: Int, perSecond: Int, isOpaque: Bool, plays: Int = 0, effort: PNGFile.Effort = .quick
  ) {
    self.plays = plays
    self.width = width
    self.height = height
    self.perSecond = min(max(perSecond, 1), 65_535)
    self.isOpaque = isOpaque
    self.effort = effort
  }

  /// Adds a frame of the file's size. A frame equal to the one before lengthens that.
  ///
  /// - Parameter isStopping: Asked on the way whether to leave out the rest; the file is then useless.
  public mutating func append(_ bitmap: Bitmap, isStopping: () -> Bool = { false }) {
    let box = previous.map { Self.difference($0, bitmap) } ?? bitmap.box
    if box.isEmpty {
      delays[delays.count - 1] += 1
      return
    }
    frames.append(PNGFile.compressed(bitmap, box, isOpaque: isOpaque, effort, isStopping))
    length += frames[frames.count - 1].count
    boxes.append(box)
    delays.append(1)
    let copy = Bitmap(width: bitmap.width, height: bitmap.height)
    copy.pixels.update(from: bitmap.pixels, count: bitmap.count)
    previous = copy
  }

  /// The file.
  public var file: [UInt8] {
    var file = PNGFile.signature
    PNGFile.appendChunk("IHDR", PNGFile.header(width, height, isOpaque: isOpaque), to: &file)
    PNGFile.appendChunk("acTL", PNGFile.bigEndian(UInt32(frames.count)) + PNGFile.bigEndian(UInt32(plays)), to: &file)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      PNGFile.appendChunk("fcTL", control(index, sequence), to: &file)
      sequence += 1
      if index == 0 {
        PNGFile.appendChunk("IDAT", frame, to: &file)
      } else {
        PNGFile.appendChunk("fdAT", PNGFile.bigEndian(sequence) + frame, to: &file)
        sequence += 1
      }
    }
    PNGFile.appendChunk("IEND", [], to: &file)
    return file
  }

  /// A frame control chunk: place and delay; the frame replaces the pixels there.
  private func control(_ index: Int, _ sequence: UInt32) -> [UInt8] {
    let box = boxes[index]
    var bytes = PNGFile.bigEndian(sequence)
    for value in [box.width, box.height, box.left, box.top] { bytes += PNGFile.bigEndian(UInt32(value)) }
    let delay = min(delays[index], 65_535)
    bytes += [UInt8(delay >> 8), UInt8(delay & 255), UInt8(perSecond >> 8), UInt8(perSecond & 255), 0, 0]
    return bytes
  }

  /// The rectangle around all pixels that differ.
  static func difference(_ first: Bitmap, _ second: Bitmap) -> PixelBox {
    var box = PixelBox(left: first.width, top: first.height, right: 0, bottom: 0)
    for y in 0..<first.height {
      let (a, b) = (first.row(y), second.row(y))
      guard let left = (0..<first.width).first(where: { a[$0] != b[$0] }) else { continue }
      let right = (0..<first.width).last { a[$0] != b[$0] } ?? left
      box.left = min(box.left, left)
      box.right = max(box.right, right + 1)
      box.top = min(box.top, y)
      box.bottom = y + 1
    }
    return box.isEmpty ? .empty : box
  }
}
