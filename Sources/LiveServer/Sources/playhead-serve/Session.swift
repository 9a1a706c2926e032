import NIOCore

/// A request on its way to a session.
struct Pending {
  let method: String
  /// As JSON.
  var params: String
  /// The client and the number of a finger that moves. Moves of one finger that wait are merged.
  var finger: (owner: Int, number: Int)?
  /// The number of the client that asks; nil for the server.
  var client: Int?
  var answers: [(Reply) -> Void]

  init(_ method: String, _ params: String = "{}", _ answer: @escaping (Reply) -> Void) {
    (self.method, self.params, answers) = (method, params, [answer])
  }

  func answer(_ reply: Reply) { for answer in answers { answer(reply) } }
}

/// `playhead --json` in a process of its own: requests are answered one after the other.
final class Session: @unchecked Sendable {
  private var child: Child?
  private var active: (number: Int, request: Pending)?
  private(set) var waiting: [Pending] = []
  private let loop: any EventLoop
  private var overdue: Scheduled<Void>?
  private var count = 0
  private let longest: TimeAmount
  /// Gets the signal that ended it; 0 where it ended by itself.
  var ended: (Int32) -> Void = { _ in }

  /// Nil where it cannot be started.
  ///
  /// - Parameter longest: How long one request may take.
  init?(_ words: [String], on loop: any EventLoop, longest: TimeAmount) {
    (self.loop, self.longest) = (loop, longest)
    child = Child(words, on: loop) { [weak self] in
      self?.received($0)
    } ended: { [weak self] in
      self?.lost($0)
    }
    if child == nil { return nil }
  }

  var isBusy: Bool { active != nil }
  var isThere: Bool { child != nil }
  /// True when it ended because `stop` ended it.
  private(set) var wasStopped = false

  func send(_ request: Pending) {
    if let finger = request.finger, let last = waiting.last?.finger, finger == last,
      let merged = Self.merged(waiting[waiting.count - 1].params, request.params)
    {
      waiting[waiting.count - 1].params = merged
      waiting[waiting.count - 1].answers += request.answers
      return
    }
    waiting.append(request)
    next()
  }

  /// The later location, after the frames of both.
  private static func merged(_ first: String, _ second: String) -> String? {
    guard let a = JSONObject(first[...]), let b = JSONObject(second[...]) else { return nil }
    var fields = b.fields
    fields["frames"] = "\((a.whole("frames") ?? 0) + (b.whole("frames") ?? 0))"
    return "{" + fields.map { "\"\($0.key)\":\($0.value)" }.sorted().joined(separator: ",") + "}"
  }

  /// The requests that have not been begun, which then are another session's.
  func takeWaiting() -> [Pending] {
    defer { waiting = [] }
    return waiting
  }

  /// Drops the waiting requests of a client that has left, where they change nothing.
  func forget(_ client: Int) {
    let unwanted = waiting.filter { $0.client == client && !Journal.changes($0.method) }
    waiting.removeAll { $0.client == client && !Journal.changes($0.method) }
    for request in unwanted { request.answer(.failure(3, "nobody waits for it")) }
  }

  /// Interrupts the script or the input that runs, and kills the process where that does not help within a second.
  ///
  /// - Returns: What is stopped; nil where nothing runs.
  func stop() -> String? {
    guard let active, active.request.method == "open" || Journal.changes(active.request.method) else { return nil }
    wasStopped = true
    child?.interrupt()
    let number = active.number
    loop.scheduleTask(in: .seconds(1)) { [weak self] in
      guard let self, self.active?.number == number else { return }
      self.child?.end()
    }
    return active.request.method
  }

  func end() { child?.end() }

  private func next() {
    guard active == nil, !waiting.isEmpty, let child else { return }
    count += 1
    let request = waiting.removeFirst()
    active = (count, request)
    let number = count
    overdue = loop.scheduleTask(in: longest) { [weak self] in
      guard let self, self.active?.number == number else { return }
      if self.stop() == nil { self.child?.end() }
    }
    child.write(
      "{\"jsonrpc\":\"2.0\",\"id\":\(count),\"method\":\(JSONText.string(request.method)),\"params\":\(request.params)}"
    )
  }

  private func received(_ line: String) {
    guard let (number, reply) = Reply.read(line), let request = active, request.number == number else { return }
    overdue?.cancel()
    wasStopped = false
    active = nil
    request.request.answer(reply)
    next()
  }

  private func lost(_ signal: Int32) {
    overdue?.cancel()
    child = nil
    let unanswered = (active.map { [$0.request] } ?? []) + waiting
    (active, waiting) = (nil, [])
    let data = "{\"why\":\"crashed\",\"signal\":\(signal)}"
    let reply: Reply =
      wasStopped ? .failure(6, "it was stopped") : .failure(3, "the session's process has ended", data)
    for request in unanswered { request.answer(reply) }
    ended(signal)
  }
}
