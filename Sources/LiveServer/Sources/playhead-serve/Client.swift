import NIOCore
import NIOWebSocket

/// The socket of a page. Messages come in; a page that leaves too much unread is cut off.
final class Client: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// In bytes, of one message.
  static let longestMessage = 256 << 10
  /// In bytes, that a client may leave unread.
  private static let mostUnread = 4 << 20
  /// A second, and twice that for a second.
  private static let requestsPerSecond = 240.0
  private static let mostWaiting = 16

  let number: Int
  private let hub: Hub
  private var context: ChannelHandlerContext?
  private var isClosing = false
  private var (tokens, filled) = (2 * requestsPerSecond, NIODeadline.now())
  private var waiting = 0
  /// The number of the last message before it came.
  var since = 0
  /// True for a client that asks to be told of changes of the record.
  var followsRecord = false

  init(_ number: Int, _ hub: Hub) { (self.number, self.hub) = (number, hub) }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    hub.add(self)
  }

  func channelInactive(context: ChannelHandlerContext) {
    self.context = nil
    hub.remove(self)
    context.fireChannelInactive()
  }

  /// Stops reading from a client while it does not read itself.
  func channelWritabilityChanged(context: ChannelHandlerContext) {
    _ = try? context.channel.syncOptions?.setOption(.autoRead, value: context.channel.isWritable)
    context.fireChannelWritabilityChanged()
  }

  func send(_ text: String) {
    guard let context, !isClosing else { return }
    let unread = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    guard unread <= Self.mostUnread else {
      isClosing = true
      context.close(promise: nil)
      return
    }
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      var bytes = frame.unmaskedData
      guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
        return end(.dataInconsistentWithMessage)
      }
      bytes.clear()
      receive(text)
    case .binary: end(.unacceptableData)
    case .ping:
      context.writeAndFlush(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
    case .connectionClose: end(.normalClosure)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength: end(.messageTooLarge)
    case let error as NIOWebSocketFrameAggregator.Error where error == .accumulatedFrameSizeIsTooLarge:
      end(.messageTooLarge)
    default: end(.protocolError)
    }
  }

  func end(_ code: WebSocketErrorCode) {
    guard let context, !isClosing else { return }
    isClosing = true
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
      .whenComplete { _ in channel.close(promise: nil) }
  }

  private func receive(_ text: String) {
    let now = NIODeadline.now()
    tokens = min(
      2 * Self.requestsPerSecond,
      tokens + Double((now - filled).nanoseconds) * 1e-9 * Self.requestsPerSecond)
    filled = now
    tokens -= 1
    guard tokens >= 0 else { return end(.policyViolation) }
    let request: ClientRequest
    do throws(ClientRequest.Unread) { request = try ClientRequest(text) } catch {
      switch error {
      case .noJSON: send(Reply.failure(-32700, "this is no JSON").text(to: "null"))
      case .noRequest(let id): send(Reply.failure(-32600, "this is no request").text(to: id))
      }
      return
    }
    func answer(_ reply: Reply) { if let id = request.id { send(reply.text(to: id)) } }
    guard waiting < Self.mostWaiting || request.method == "stop" else {
      return answer(.failure(4, "\(Self.mostWaiting) requests wait already"))
    }
    waiting += 1
    hub.receive(request, from: self) { [weak self] reply in
      self?.waiting -= 1
      answer(reply)
    }
  }
}

/// Refuses what the frames of a browser never have: a frame without a mask, and reserved bits.
final class FrameGuard: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  private enum Wild: Error { case frame }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return context.fireErrorCaught(Wild.frame)
    }
    context.fireChannelRead(data)
  }
}
