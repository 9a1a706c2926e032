import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the page over HTTP, opens its socket, and decides which requests may have them.
final class Web: @unchecked Sendable {
  private let hub: Hub
  private let address: Address
  private let page: ByteBuffer
  /// Sources of style and script that the page has itself.
  private let policy: String
  private var (lastClient, connections) = (0, 0)

  static let mostClients = 64
  private static let mostConnections = 192
  /// In bytes.
  private static let longestHead = 8 << 10

  /// More connections than there may be: the next one is closed.
  private struct Full: Error {}

  /// - Parameter page: In the first line the policy for style and script, then the page.
  init(_ hub: Hub, _ address: Address, page: [UInt8]) {
    (self.hub, self.address) = (hub, address)
    let end = page.firstIndex(of: UInt8(ascii: "\n")) ?? page.startIndex
    policy = String(decoding: page[..<end], as: UTF8.self)
    self.page = ByteBuffer(bytes: page[end...].dropFirst())
  }

  /// - Throws: An error of the system where the port is taken.
  func listen(_ host: String, _ port: Int) async throws -> any Channel {
    try await ServerBootstrap(group: hub.loop)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.so_keepalive), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 256 << 10, high: 1 << 20))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try self.prepare(channel) }
      }
      .bind(host: host, port: port).get()
  }

  private func prepare(_ channel: any Channel) throws {
    guard connections < Self.mostConnections else { throw Full() }
    connections += 1
    channel.closeFuture.whenComplete { _ in self.connections -= 1 }
    let pages = PageHandler(self)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: Client.longestMessage, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(self.refusal(of: head, isSocket: true) == nil ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          self.lastClient += 1
          pages.isDone()
          try channel.pipeline.syncOperations.addHandlers(
            FrameGuard(),
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 1_024,
              maxAccumulatedFrameSize: Client.longestMessage),
            Client(self.lastClient, self.hub))
        }
      })
    var limits = NIOHTTPDecoderLimitConfiguration()
    (limits.maxHeaderListSize, limits.maxHeaderFieldSize, limits.maxHeaderFieldCount) = (
      Self.longestHead, Self.longestHead, 64
    )
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in context.pipeline.syncOperations.removeHandler(pages, promise: nil) }
      ), withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandler(pages)
  }

  /// Why a request is not served; nil for one that is.
  func refusal(of head: HTTPRequestHead, isSocket: Bool) -> HTTPResponseStatus? {
    let hosts = ["127.0.0.1:\(address.port)", "localhost:\(address.port)"]
    let host = head.headers["Host"]
    guard host.count == 1, hosts.contains(host[0]) else { return .misdirectedRequest }
    let origins = head.headers["Origin"]
    guard origins.allSatisfy({ origin in hosts.contains { "http://" + $0 == origin } }) else { return .forbidden }
    guard head.method == .GET || head.method == .HEAD && !isSocket else { return .methodNotAllowed }
    let path = head.uri.prefix { $0 != "?" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // "", token, rest
    guard parts.count == 3, parts[0].isEmpty, address.isToken(parts[1]), parts[2] == (isSocket ? "socket" : "") else {
      return .notFound
    }
    guard isSocket else { return nil }
    guard origins.count == 1 else { return .badRequest }
    return hub.clients.count < Self.mostClients ? nil : .serviceUnavailable
  }

  /// The response to a request.
  func answer(to head: HTTPRequestHead) -> (head: HTTPResponseHead, body: ByteBuffer) {
    let isSocket = head.headers["Upgrade"].contains { $0.lowercased() == "websocket" }
    var headers = HTTPHeaders([
      ("Connection", "close"), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
    ])
    if let refusal = refusal(of: head, isSocket: isSocket) ?? (isSocket ? .badRequest : nil) {
      let text = ByteBuffer(string: "\(refusal.code) \(refusal.reasonPhrase)\n")
      headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
      headers.add(name: "Content-Length", value: "\(text.readableBytes)")
      return (HTTPResponseHead(version: .http1_1, status: refusal, headers: headers), text)
    }
    let sockets = ["127.0.0.1", "localhost"].map { "ws://\($0):\(address.port)" }.joined(separator: " ")
    headers.add(
      name: "Content-Security-Policy",
      value: "default-src 'none'; \(policy); img-src data: blob:; connect-src \(sockets); base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'")
    headers.add(name: "Content-Type", value: "text/html; charset=utf-8")
    headers.add(name: "Content-Length", value: "\(page.readableBytes)")
    return (
      HTTPResponseHead(version: .http1_1, status: .ok, headers: headers), head.method == .HEAD ? ByteBuffer() : page
    )
  }
}

/// Answers one request, and closes.
private final class PageHandler: ChannelInboundHandler, RemovableChannelHandler, @unchecked Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let web: Web
  private var clock: Scheduled<Void>?
  private var hasAnswered = false
  /// A connection is closed when its head takes longer, and when its answer is unread by then.
  private static let (longestHead, longestAnswer) = (TimeAmount.seconds(5), TimeAmount.seconds(30))

  init(_ web: Web) { self.web = web }

  func handlerAdded(context: ChannelHandlerContext) { close(context, in: Self.longestHead) }

  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
    clock?.cancel()
    let channel = context.channel
    clock = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  /// The connection is a socket's now.
  func isDone() { clock?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    clock?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data), !hasAnswered else { return }
    hasAnswered = true
    close(context, in: Self.longestAnswer)
    let answer = web.answer(to: head)
    context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A socket that is refused is answered when its head comes.
    if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
  }
}
