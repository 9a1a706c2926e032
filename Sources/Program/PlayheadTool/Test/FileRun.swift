import PlainText

/// The state of a running test file, from the messages of its processes.
final class FileRun {
  let path: String
  /// Its place among the files as they were named.
  let number: Int
  var source = ""
  private var listed: [TestMessage.Listed] = []
  private var outcomes: [Int: (outcome: TestResult.Outcome, seconds: Double)] = [:]
  /// The test that runs, by the processes.
  private var running: [Process: Int] = [:]
  /// By the numbers of the tests; -1 is the file itself.
  private var prints: [Int: String] = [:]
  private var used: Set<String> = []
  /// Lines after the results, by the numbers of the tests.
  private var noted: [Int: [String]] = [:]
  /// The reason that the file cannot be run.
  private var failure: TestResult.Outcome?
  /// Whether the rest of its tests was not run.
  private var isCut = false
  /// How many processes share it, and how many of them have ended.
  private let slices: Int
  private var endedCount = 0

  /// Gives the order in which so many tests are run.
  private let order: (Int) -> [Int]
  /// The places of the tests in that order, by their numbers.
  private var places: [Int] = []

  /// One of the processes that share the file.
  struct Process: Hashable {
    /// Among those of its shard, from 0.
    let slice: Int
    /// The part of a merge that it wrote, from 1; 0 where nothing is merged.
    var shard = 0
  }

  init(path: String, number: Int, slices: Int, order: @escaping (Int) -> [Int]) {
    (self.path, self.number, self.slices, self.order) = (path, number, slices, order)
  }

  /// Whether its tests are known.
  private(set) var isListed = false

  /// Whether all its processes have ended.
  var isOver: Bool { endedCount == slices }

  var hasFailed: Bool {
    failure != nil || outcomes.values.contains { if case .failed = $0.outcome { true } else { false } }
  }

  /// Text that the file and its tests have printed since the last call, in the order of the tests.
  func takePrinted(isLast: Bool = false) -> String {
    guard slices == 1 || isOver || isLast else { return "" }
    defer { prints = [:] }
    func place(_ test: Int) -> Int { places.indices.contains(test) ? places[test] : test }
    return prints.sorted { place($0.key) < place($1.key) }.map(\.value).joined()
  }

  func receive(_ message: TestMessage, from process: Process) {
    switch message {
    case .lists(let tests):
      // Another part lists the same tests, and wants others.
      let isKnown = listed.count == tests.count
      isListed = true
      listed = tests.enumerated().map { index, test in
        TestMessage.Listed(
          name: test.name, line: test.line, isWanted: test.isWanted || isKnown && listed[index].isWanted)
      }
      places = [Int](repeating: 0, count: tests.count)
      for (place, index) in order(tests.count).enumerated() { places[index] = place }
    case .begins(let index): running[process] = index
    case .prints(let text): prints[running[process] ?? -1, default: ""] += text
    case .uses(let snapshot): used.insert(snapshot)
    case .notes(let text): noted[running[process] ?? -1, default: []].append(text)
    case .ends(let outcome, let seconds):
      if let index = running.removeValue(forKey: process) { outcomes[index] = (outcome, seconds) }
    case .fails(let outcome): failure = failure ?? outcome
    case .hasRead: break
    }
  }

  /// The error of a file that did not end while its tests were collected.
  static func endlessLoading(within seconds: Double) -> String {
    "loading it did not end within \(NumberText.shortest(seconds)) s"
  }

  /// Notes the end of a process. Returns the message that it owes; nil when it owes none.
  func end(of process: Process, _ ending: ProcessCopy.Ending, _ options: RunOptions) -> TestMessage? {
    endedCount += 1
    func fail(_ problem: String) -> TestMessage {
      let outcome = TestResult.Outcome.failed(
        TestResult.Failure(problem, line: nil, report: "\(path): \(problem)", isError: true))
      let message: TestMessage = running[process] == nil ? .fails(outcome) : .ends(outcome, seconds: 0)
      receive(message, from: process)
      return message
    }
    switch ending {
    case .finished: return nil
    case .died(let how): return fail("its process \(how)")
    case .overdue: return fail(Self.endlessLoading(within: options.testTimeout))
    case .stopped(.timedOut):
      isCut = true
      return fail("stopped by --timeout after \(NumberText.shortest(options.timeout ?? 0)) s of real time")
    case .stopped:
      isCut = true
      return nil
    }
  }

  /// The results of the tests that were asked for, in the order of the run.
  var results: [TestResult] {
    let first = failure.map { [TestResult(file: path, name: TestResult.nameOfFile, outcome: $0)] } ?? []
    return first
      + order(listed.count).compactMap { index in
        guard listed[index].isWanted else { return nil }
        guard let (outcome, seconds) = outcomes[index] ?? lost else { return nil }
        return TestResult(
          file: path, name: listed[index].name, line: listed[index].line, outcome: outcome, seconds: seconds)
      }
  }

  /// The outcome of a test that was to be run and was not; nil where the run was cut short.
  private var lost: (TestResult.Outcome, Double)? {
    guard failure != nil, !isCut else { return nil }
    let problem = "it was not run, as the process of its file ended"
    return (.failed(TestResult.Failure(problem, line: nil, report: "\(path): \(problem)", isError: true)), 0)
  }

  /// Lines after the results, in the order of the file.
  var notes: [String] { noted.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// How many of the tests that were asked for have no result; nil where nothing is known of the file.
  var leftOut: Int? {
    guard isListed || failure != nil else { return nil }
    return listed.indices.count { listed[$0].isWanted && outcomes[$0] == nil }
  }

  /// Whether all its tests were asked for, and have run.
  var isWhole: Bool { failure == nil && !isCut && listed.allSatisfy(\.isWanted) }

  /// The snapshots on disk that no test has used; those of a test that failed may have been about to be.
  func unusedSnapshots(of folder: SnapshotFiles) -> [String] {
    let unsure = outcomes.filter { $1.outcome != .passed && listed.indices.contains($0) }.keys.map {
      SnapshotFiles.prefix(ofTest: listed[$0].name) + "."
    }
    return folder.names.filter { name in
      !used.contains(name) && !unsure.contains { name.hasPrefix($0) }
        && !SnapshotFiles.besides.contains { name.hasSuffix($0) }
    }
  }
}
