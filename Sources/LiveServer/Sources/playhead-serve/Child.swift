import CSpawn
import NIOCore
import NIOPosix
import SystemLibrary

/// A program that reads lines and writes lines, in a process of its own, which dies with this one.
///
/// Everything here is on the one event loop.
final class Child: @unchecked Sendable {
  let process: pid_t
  private let place: Int
  private var channel: (any Channel)?
  private var unsent: [String] = []
  private var isEnded = false
  private let received: (String) -> Void
  private let ended: (Int32) -> Void

  /// The processes that are ended when a signal ends this one.
  private static let most = 8
  nonisolated(unsafe) private static let running: UnsafeMutablePointer<pid_t> = {
    let list = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    list.initialize(repeating: 0, count: most)
    return list
  }()

  static func endThemWithThisProcess() { csp_end_with(running, Int32(most)) }

  /// Nil, with `errno` set, where it cannot be started.
  ///
  /// - Parameters:
  ///   - received: Gets each line.
  ///   - ended: Gets the signal that ended it, 0 for its own end.
  init?(
    _ words: [String], on loop: any EventLoop, received: @escaping (String) -> Void, ended: @escaping (Int32) -> Void
  ) {
    (self.received, self.ended) = (received, ended)
    guard let place = (0..<Self.most).first(where: { Self.running[$0] == 0 }) else {
      errno = EAGAIN
      return nil
    }
    self.place = place
    var (input, output): (Int32, Int32) = (-1, -1)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    process = csp_start(words[0], &arguments, &input, &output)
    guard process > 0 else { return nil }
    Self.running[place] = process
    NIOPipeBootstrap(group: loop)
      .channelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: 256 << 10))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(
            ByteToMessageHandler(LineReader(), maximumBufferSize: LineReader.longest), LineHandler(self))
        }
      }
      .takingOwnershipOfDescriptors(input: output, output: input)
      .whenComplete { result in
        switch result {
        case .success(let channel):
          self.channel = channel
          self.unsent.forEach(self.write)
          self.unsent = []
        case .failure: self.lost()
        }
      }
  }

  /// Hands over a line.
  func write(_ line: String) {
    guard let channel else {
      unsent.append(line)
      return
    }
    channel.writeAndFlush(ByteBuffer(string: line + "\n"), promise: nil)
  }

  /// Interrupts it, as Ctrl-C does.
  func interrupt() { if !isEnded { kill(process, SIGINT) } }

  func end() { if !isEnded { kill(-process, SIGKILL) } }

  fileprivate func receive(_ line: String) { received(line) }

  /// Its output has ended: the process has ended, too, or is of no use.
  fileprivate func lost() {
    guard !isEnded else { return }
    isEnded = true
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    Self.running[place] = 0
    channel?.close(promise: nil)
    ended(status & 0x7F)
  }
}

/// Lines of output.
private struct LineReader: ByteToMessageDecoder {
  typealias InboundOut = String
  /// A picture of a large screen has some megabytes.
  static let longest = 256 << 20
  /// How many bytes have been looked at without an end of the line.
  private var seen = 0

  mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) -> DecodingState {
    let bytes = buffer.readableBytesView
    guard let end = bytes.dropFirst(seen).firstIndex(of: UInt8(ascii: "\n")) else {
      seen = bytes.count
      return .needMoreData
    }
    let line = buffer.readString(length: end - bytes.startIndex) ?? ""
    buffer.moveReaderIndex(forwardBy: 1)
    seen = 0
    context.fireChannelRead(wrapInboundOut(line))
    return .continue
  }

  mutating func decodeLast(context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool) -> DecodingState {
    // A line that was cut short is none.
    .needMoreData
  }
}

private final class LineHandler: ChannelInboundHandler {
  typealias InboundIn = String
  private let child: Child

  init(_ child: Child) { self.child = child }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { child.receive(unwrapInboundIn(data)) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let event = event as? ChannelEvent, event == .inputClosed { child.lost() }
  }

  func channelInactive(context: ChannelHandlerContext) { child.lost() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { child.end() }
}
