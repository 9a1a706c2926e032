import NIOCore
import SystemLibrary

/// The processes that all clients share: the session, a second one that is tried when a file has changed, and the check.
///
/// Everything here is on the one event loop.
final class Hub: @unchecked Sendable {
  let loop: any EventLoop
  let folder: Folder
  private let program: [String]
  private(set) var clients: [Int: Client] = [:]
  private var session: Session?
  private var trial: Session?
  private var checker: Session?
  /// The script that runs, below the folder; nil before one is chosen.
  private(set) var file: String?
  /// The inputs that were made by hand, in their order, which a session that takes the place of another gets, too.
  private var journal = Journal()
  /// Why the script that is on disk does not run, as JSON.
  private var problem: String?
  /// Which finger is whose.
  private var fingers: [Int: Int] = [:]
  private var revision = 0
  /// When sessions died by themselves.
  private var deaths: [NIODeadline] = []
  private var told = Told()
  /// The answer of the last check of the session, and those who wait for one that goes on.
  private var (verdict, checkedBy): (Reply?, [(Reply) -> Void]) = (nil, [])
  /// The finding whose scenario the session goes through, as a command line.
  private var replay: String?
  private var exports = 0
  /// Chosen here: a page of a long run has some megabytes.
  private static let mostExports = 8
  /// True while the bars are on their way to those who follow them.
  private var isRecordDue = false

  /// - Parameters:
  ///   - program: playhead, and the words before a script.
  init(_ program: [String], _ folder: Folder, file: String?, on loop: any EventLoop) {
    (self.program, self.folder, self.file, self.loop) = (program, folder, file, loop)
    folder.changed = { [weak self] in self?.changed($0) }
  }

  // MARK: Clients

  func add(_ client: Client) {
    clients[client.number] = client
    client.since = told.last
  }

  func remove(_ client: Client) {
    clients[client.number] = nil
    session?.forget(client.number)
    for (finger, owner) in fingers where owner == client.number {
      fingers[finger] = nil
      perform("touch", "{\"phase\":\"cancel\",\"finger\":\(finger)}", for: nil) { _ in }
    }
  }

  private func tell(_ method: String, _ params: String, but client: Int? = nil) {
    let text = told.add(method, params)
    for other in clients.values where other.number != client { other.send(text) }
  }

  /// Answers the hello of a client, after the messages that it has missed since the number that it names.
  private func hello(
    _ params: JSONObject?, _ request: ClientRequest, _ client: Client, _ answer: @escaping (Reply) -> Void
  ) {
    let missed = params?.whole("after").flatMap { told.after($0, upTo: client.since) }
    for text in missed ?? [] { client.send(text) }
    client.followsRecord = params?.fields["record"] == "true"
    perform(request.method, String(request.params), for: client.number) { [weak self] reply in
      guard let self, case .result(let result) = reply else { return answer(reply) }
      let fields = "\"n\":\(self.told.last),\"missed\":\(missed.map { String($0.count) } ?? "null")"
      answer(.result("\(result.dropLast()),\(fields)}"))
    }
  }

  /// Tells those who follow it what the record is now, at most ten times a second.
  private func tellRecord() {
    guard !isRecordDue, clients.values.contains(where: \.followsRecord) else { return }
    isRecordDue = true
    loop.scheduleTask(in: .milliseconds(100)) { [weak self] in
      guard let self else { return }
      self.isRecordDue = false
      self.session?.send(
        Pending("tracks") { [weak self] reply in
          guard let self, case .result(let tracks) = reply else { return }
          let text = self.told.add("record", String(tracks))
          for client in self.clients.values where client.followsRecord { client.send(text) }
        })
    }
  }

  /// Answers a request of a client.
  func receive(_ request: ClientRequest, from client: Client, _ answer: @escaping (Reply) -> Void) {
    let params = JSONObject(request.params)
    switch request.method {
    case "hello": hello(params, request, client, answer)
    case "status": answer(.result(status[...]))
    case "files": answer(.result("{\"files\":\(JSONText.list(folder.scripts))}"))
    case "stop":
      let stopped = [trial?.stop(), session?.stop()].compactMap(\.self)
      answer(.result("{\"stopped\":\(stopped.first.map(JSONText.string) ?? "null")}"))
    case "open":
      guard let name = params?.text("file") else {
        return answer(.failure(-32602, "'file' of open takes the name of a script, as files lists them"))
      }
      guard folder.scripts.contains(name) else {
        return answer(.failure(8, "'\(name)' is no script below the folder that is served"))
      }
      if let line = params?.fields["replay"], line != "null" {
        guard verdict != nil, line.utf8.first == UInt8(ascii: "\"") else {
          return answer(.failure(2, "'replay' takes the command of a finding of the last check"))
        }
        replay = String(line)
      } else {
        replay = nil
      }
      file = name
      journal = Journal()
      start()
      answer(.result(status[...]))
    case "reload":
      if params?.fields["keep"] == "false" { (journal, replay) = (Journal(), nil) }
      start()
      answer(.result(status[...]))
    case "check": check(answer)
    case "finding":
      guard let checker else { return answer(.failure(3, "nothing has been checked since the script runs")) }
      checker.send(Pending(request.method, String(request.params), answer))
    case "export" where params?.text("format") != nil && params?.fields["file"] == nil:
      guard exports < Self.mostExports else {
        let data = "{\"limit\":\"exports\",\"most\":\(Self.mostExports)}"
        return answer(.failure(7, "\(Self.mostExports) exports are being made already", data))
      }
      exports += 1
      perform(request.method, String(request.params), for: client.number) { [weak self] reply in
        self?.exports -= 1
        answer(reply)
      }
    case "quit", "reset", "export":
      answer(.failure(2, "\(request.method) is not for a page: it is in other hands, too"))
    case "touch":
      let finger = params?.whole("finger") ?? 1
      let phase = params?.text("phase")
      if let owner = fingers[finger], owner != client.number {
        return answer(.failure(2, "finger \(finger) belongs to another page until it is up"))
      }
      let owner = fingers[finger]
      if phase == "down" { fingers[finger] = client.number }
      if phase == "up" || phase == "cancel" { fingers[finger] = nil }
      perform(
        request.method, String(request.params), for: client.number,
        finger: phase == "move" ? (client.number, finger) : nil
      ) { [weak self] reply in
        // One that could not be put down is whose it was.
        if phase == "down", case .error = reply { self?.fingers[finger] = owner }
        answer(reply)
      }
    default: perform(request.method, String(request.params), for: client.number, answer)
    }
  }

  private var status: String {
    let state = session == nil ? (trial == nil ? "gone" : "starting") : problem == nil ? "live" : "stale"
    return
      "{\"state\":\"\(state)\",\"trying\":\(trial != nil),\"busy\":\(session?.isBusy ?? false),"
      + "\"file\":\(file.map(JSONText.string) ?? "null"),\"session\":\(revision),\"inputs\":\(journal.count),"
      + "\"clients\":\(clients.count),\"error\":\(problem ?? "null"),\"files\":\(JSONText.list(folder.scripts))}"
  }

  private func perform(
    _ method: String, _ params: String, for client: Int?, finger: (Int, Int)? = nil, _ answer: @escaping (Reply) -> Void
  ) {
    guard let session else {
      return answer(.failure(3, trial == nil ? "no session is open" : "the script is still running for the first time"))
    }
    var request = Pending(method, params) { [weak self] reply in
      answer(reply)
      guard let self, Journal.changes(method), case .result(let state) = reply else { return }
      self.journal.add(method, params)
      self.tell("state", String(state), but: client)
      self.tellRecord()
    }
    (request.finger, request.client) = (finger.map { (owner: $0.0, number: $0.1) }, client)
    session.send(request)
  }

  // MARK: Sessions

  /// Runs the script in a new session, which takes the place of the one that is there when it has come to rest.
  func start() {
    trial?.ended = { _ in }
    trial?.end()
    trial = nil
    verdict = nil
    guard let file else { return }
    let began = NIODeadline.now()
    guard let next = Session(program, on: loop, longest: .seconds(30)) else {
      let reason = "\(program[0]) cannot be started: \(String(cString: strerror(errno)))"
      return failed("{\"code\":-32603,\"message\":\(JSONText.string(reason))}", for: nil)
    }
    trial = next
    next.ended = { [weak self, weak next] signal in
      guard let self, let next else { return }
      self.lost(next, signal)
    }
    tell("trying", "{}")
    let path = "\(folder.path)/\(file)"
    next.send(
      Pending("open", "{\"file\":\(JSONText.string(path))\(replay.map { ",\"replay\":" + $0 } ?? "")}") {
        [weak self, weak next] reply in
        guard let self, let next, self.trial === next else { return }
        switch reply {
        // The end of a session that died is reported by `ended`.
        case .error(let error) where next.isThere || next.wasStopped: self.failed(String(error), for: next)
        case .error: break
        case .result: self.redo(self.journal.entries[...], in: next, since: began, .now() + .seconds(2))
        }
      })
    loop.scheduleTask(in: .seconds(10)) { [weak self, weak next] in
      guard let self, let next, self.trial === next else { return }
      self.tell("slow", "{\"seconds\":10}")
    }
  }

  /// Does the inputs that were made by hand again, one after the other, until one fails or the time is over.
  ///
  /// - Parameter down: The numbers of the fingers that are down by then.
  private func redo(
    _ entries: ArraySlice<Journal.Entry>, in next: Session, since began: NIODeadline, _ end: NIODeadline,
    down: [Substring] = []
  ) {
    guard let entry = entries.first else { return adopt(next, since: began, lost: nil) }
    guard NIODeadline.now() < end else {
      return adopt(next, since: began, lost: (entries.startIndex, "two seconds were over"), down: down)
    }
    next.send(
      Pending(entry.method, entry.params) { [weak self, weak next] reply in
        guard let self, let next, self.trial === next else { return }
        switch reply {
        case .result(let state):
          let fingers = JSONObject(state)?.fields["fingers"]?.dropFirst().dropLast().split(separator: ",") ?? []
          self.redo(entries.dropFirst(), in: next, since: began, end, down: fingers)
        case .error(let error):
          let message = JSONObject(error)?.fields["message"].map { String($0.dropFirst().dropLast()) } ?? ""
          self.adopt(next, since: began, lost: (entries.startIndex, message), down: down)
        }
      })
  }

  private func adopt(
    _ next: Session, since began: NIODeadline, lost: (count: Int, message: String)?, down: [Substring] = []
  ) {
    // A drag that was left half done would hold the screen for ever.
    for finger in lost == nil ? [] : down {
      next.send(Pending("touch", "{\"phase\":\"cancel\",\"finger\":\(finger)}") { _ in })
    }
    let kept = lost?.count ?? journal.count
    let words = lost.map { "input \($0.count + 1): \($0.message)" }
    journal.keep(kept)
    problem = nil
    take(next)
    let milliseconds = (NIODeadline.now() - began).nanoseconds / 1_000_000
    tell(
      "reload",
      "{\"session\":\(revision),\"ms\":\(milliseconds),\"inputs\":\(kept),\"lost\":\(words.map { "[\"" + $0 + "\"]" } ?? "[]")}"
    )
  }

  private func take(_ next: Session) {
    let former = session
    session = next
    trial = nil
    revision += 1
    fingers = [:]
    for request in former?.takeWaiting() ?? [] { next.send(request) }
    former?.ended = { _ in }
    former?.end()
    checker?.end()
    checker = nil
    let unchecked = checkedBy
    checkedBy = []
    for answer in unchecked { answer(.failure(3, "the script runs anew")) }
    next.send(
      Pending("hello", "{\"protocol\":1}") { [weak self] reply in
        guard let self, case .result(let hello) = reply, let files = JSONObject(hello)?.fields["files"] else { return }
        // Names of files, in quotation marks.
        let names = files.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        self.folder.others = Set(names.filter { $0.offset % 2 == 1 }.map { String($0.element) })
      })
  }

  /// Keeps the screen as it is, as the script on disk does not run; where nothing is shown, shows how far it has come.
  private func failed(_ error: String, for next: Session?) {
    problem = error
    if session == nil, let next, next.isThere {
      take(next)
    } else {
      next?.ended = { _ in }
      next?.end()
      trial = nil
    }
    tell("error", error)
  }

  private func lost(_ lost: Session, _ signal: Int32) {
    let isTrial = lost === trial
    guard isTrial || lost === session else { return }
    if isTrial, session != nil {
      let reason = "the process of the script that is on disk was ended by signal \(signal)"
      return failed("{\"code\":3,\"message\":\"\(reason)\"}", for: nil)
    }
    if isTrial { trial = nil } else { session = nil }
    fingers = [:]
    deaths = deaths.filter { $0 > .now() - .seconds(10) } + [.now()]
    let again = deaths.count < 3
    if !again {
      problem =
        "{\"code\":3,\"message\":\"the session's process has ended three times in ten seconds; save the script to try again\"}"
    }
    tell("gone", "{\"why\":\"crashed\",\"signal\":\(signal),\"again\":\(again)}")
    if again { start() } else { tell("error", problem ?? "{}") }
  }

  private func changed(_ paths: Set<String>) {
    tell("files", "{\"files\":\(JSONText.list(folder.scripts))}")
    guard let file else { return }
    let own = "\(folder.path)/\(file)"
    let isRead = paths.contains(own) || !paths.isDisjoint(with: folder.others)
    // A script that fails may not have read all of its files.
    if isRead
      || problem != nil && paths.contains(where: { Folder.isScript(String($0.split(separator: "/").last ?? "")) })
    {
      start()
    }
  }

  // MARK: Check

  /// The check has a process of its own, so that the session answers meanwhile. A client that asks again gets the same answer.
  private func check(_ answer: @escaping (Reply) -> Void) {
    guard let file else { return answer(.failure(3, "no script is open")) }
    if let verdict { return answer(verdict) }
    checkedBy.append(answer)
    guard checkedBy.count == 1 else { return }
    checker?.ended = { _ in }
    checker?.end()
    guard let next = Session(program, on: loop, longest: .seconds(300)) else {
      checkedBy = []
      return answer(.failure(-32603, "no process can be started"))
    }
    checker = next
    let began = NIODeadline.now()
    next.send(
      Pending("check", "{\"file\":\(JSONText.string("\(folder.path)/\(file)"))}") { [weak self, weak next] reply in
        guard let self, self.checker === next else { return }
        let waiting = self.checkedBy
        self.checkedBy = []
        if case .result(let list) = reply {
          self.verdict = reply
          let rows = JSONText.elements(of: list)
          for row in rows { self.tell("finding", String(row)) }
          let milliseconds = (NIODeadline.now() - began).nanoseconds / 1_000_000
          self.tell("checked", "{\"ms\":\(milliseconds),\"findings\":\(rows.count)}")
        }
        for answer in waiting { answer(reply) }
      })
    // It stays, as it is asked for the runs of what it has found.
    next.ended = { [weak self, weak next] _ in if self?.checker === next { self?.checker = nil } }
  }
}
