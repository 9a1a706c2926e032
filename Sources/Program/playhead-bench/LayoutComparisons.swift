import CBaselines
import LayerKit
import LayoutSolver
import LuaBridge
import ScriptAPI
import ScriptRuntime
import ViewKit

/// Layout by constraints: building, changing one constant, adding and removing one; from a script to frames; memory.
///
/// Kiwi, the reference solver in C++, is not available as a package to link. `Scripts/bench` runs it from Python just
/// before, on the same systems, and gives its times. Its instructions were counted once (version 1.4.5, -O2, x86-64);
/// those numbers are the baselines of counts.
enum LayoutComparisons {
  /// Kiwi's instruction counts.
  private enum Kiwi {
    static let chain = 90_861_030.0
    static let list = 39_722_502.0
    /// A constant at the head of the chain changes; all values are read.
    static let constant = 233_927.0
    static let soft = 390_873.0
    static let required = 700_629.0
  }

  /// - Parameter kiwi: What kiwi took, in nanoseconds, by the goals' ids: `L1a=9000000,…`.
  static func run(into report: inout Report, _ counter: InstructionCounter?, kiwi: String?) throws {
    memory(into: &report)
    guard let counter else {
      try beside(kiwi ?? "", into: &report)
      return try scripts(into: &report)
    }
    func count(_ goal: Goal, _ allowed: Double, _ work: @escaping (Int) -> Void) throws {
      let instructions = try counter.count(Workload(items: 1, run: work))
      report.add(goal, Comparison(instructions: instructions, allowed: allowed))
    }
    try count(.chainBuild, Kiwi.chain) { _ in _ = Row.chain(500).solved() }
    try count(.listBuild, Kiwi.list) { _ in _ = Row.list(100).solved() }
    let orders: [(Row) -> Row] = [{ $0 }, { $0.reversed() }, { $0.interleaved() }]
    let costs = try orders.map { order in
      try counter.count(Workload(items: 1) { _ in _ = order(Row.chain(500)).solved() })
    }
    let sorted = costs.sorted()
    report.add(.worstOrder, Comparison(instructions: sorted[2], allowed: sorted[0]))
    let small = try counter.count(Workload(items: 1) { _ in _ = Row.chain(50).solved() })
    report.add(.tenfold, Comparison(instructions: costs[0], allowed: 10 * small))

    var (chain, head, widths) = Row.chain(500).kept()
    try count(.constantChange, Kiwi.constant) { change(&chain, head, widths, $0) }
    try count(.addRemove, Kiwi.soft) { _ in addAndRemove(&chain, Term(widths[501]), 30, priority: 250) }
    var (list, _, places) = Row.list(100).kept()
    try count(.addRemoveInList, Kiwi.required) { _ in
      addAndRemove(&list, Term(places[50 * 6 + 3]), 44, priority: 1000)
    }
    let scripted = try session(running: script)
    func count(_ goal: Goal, microseconds: Double, _ line: @escaping (Int) -> String) throws {
      let instructions = try counter.count(
        Workload(items: 1, period: 2) { _ = scripted.runScript(line($0), name: "bench.lua") })
      report.add(goal, Comparison(instructions: instructions, allowed: instructionsPerMicrosecond * microseconds))
    }
    try count(.scriptConstant, microseconds: 200, changed)
    try count(.fingerFrame, microseconds: 1_000, fingerFrame)
    try withoutConstraints(into: &report, counter)
  }

  /// L2b's 1.50 million instructions took 175 µs where they were counted; the goals in microseconds are taken by the clock.
  private static let instructionsPerMicrosecond = 8_500.0

  /// A line that changes one constant and lays out; and one that goes on a frame, as under a finger.
  private static func changed(_ call: Int) -> String { "change(\(1 + call % 2))" }
  private static func fingerFrame(_ call: Int) -> String { changed(call) + " timeline:step()" }

  /// Frames of views that are laid out by their frames: where constraints decide one other view, which makes the engine and
  /// lets every pass ask it, and where there never was a constraint. The least of three counts: where objects lie decides which
  /// of them share a place in a table, which is up to half a percent.
  private static func withoutConstraints(into report: inout Report, _ counter: InstructionCounter) throws {
    func frames(_ session: ScriptSession) -> Workload {
      Workload(items: 1) { _ in _ = session.runScript("frame()", name: "bench.lua") }
    }
    let counts = try (0..<3).map { _ in
      let plain = try session(running: framesScript)
      let beside = try session(running: framesScript + constraintScript)
      return try Comparison(engine: frames(beside), baseline: frames(plain), countedBy: counter)
    }
    if let least = counts.min(by: { $0.ratio < $1.ratio }) { report.add(.unconstrained, least) }
  }

  private static let framesScript = """
    local views = {}
    for index = 1, 100 do
      views[index] = UIView(CGRect(0, index, 40, 20))
      window:addSubview(views[index])
    end
    local box = UIView()
    held = UIView()
    window:addSubview(box)
    box:addSubview(held)
    local x = 0
    function frame()
      x = x + 1
      for index = 1, 100 do views[index].frame = CGRect(x % 300, index, 40 + x % 2, 20) end
      timeline:step()
    end

    """

  private static let constraintScript = """
    held.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate{held.widthAnchor:constraint{equalToConstant = 5}}
    timeline:step()
    """

  private static func session(running script: String) throws -> ScriptSession {
    let session = try ScriptSession(SessionOptions())
    if let error = session.runScript(script, name: "bench.lua") { throw BenchFailure(error.message) }
    return session
  }

  /// The times of the systems that kiwi was given.
  private static func beside(_ kiwi: String, into report: inout Report) throws {
    var times: [String: Double] = [:]
    for part in kiwi.split(separator: ",") {
      let sides = part.split(separator: "=")
      if sides.count == 2 { times[String(sides[0])] = Double(sides[1]) }
    }
    func compare(_ goal: Goal, calls: Int, _ work: (Int) -> Void) throws {
      guard let peer = times[goal.id] else {
        throw BenchFailure("kiwi's time for \(goal.id) is missing; Scripts/bench gives it")
      }
      report.add(goal, Comparison(engine: [least(calls, work)], baseline: [peer]))
    }
    try compare(.chainBuild, calls: 1) { _ in _ = Row.chain(500).solved() }
    try compare(.listBuild, calls: 1) { _ in _ = Row.list(100).solved() }
    var (chain, head, widths) = Row.chain(500).kept()
    try compare(.constantChange, calls: 100) { change(&chain, head, widths, $0) }
    try compare(.addRemove, calls: 50) { _ in addAndRemove(&chain, Term(widths[501]), 30, priority: 250) }
    var (list, _, places) = Row.list(100).kept()
    try compare(.addRemoveInList, calls: 20) { _ in addAndRemove(&list, Term(places[50 * 6 + 3]), 44, priority: 1000) }
  }

  /// The least time of a call in five rounds, in nanoseconds, as kiwi is measured.
  private static func least(_ calls: Int, _ work: (Int) -> Void) -> Double {
    var least = Double.infinity
    for _ in 0..<5 {
      let start = cb_thread_nanoseconds()
      for call in 0..<calls { work(call) }
      least = min(least, (cb_thread_nanoseconds() - start) / Double(calls))
    }
    return least
  }

  private static func change(_ chain: inout LayoutSolver, _ head: ConstraintID, _ widths: [Variable], _ call: Int) {
    try? chain.setConstant(16 + Double(call % 2), of: head)
    chain.solve()
    var sum = 0.0
    for variable in widths { sum += chain.value(of: variable) }
    if sum.isNaN { print("not a number") }
  }

  private static func addAndRemove(_ solver: inout LayoutSolver, _ term: Term, _ constant: Double, priority: Float) {
    guard let id = try? solver.add([term], .equal, constant, priority: priority) else { return }
    solver.solve()
    try? solver.remove(id)
  }

  /// A constraint over variables by their numbers.
  private struct Row {
    var kinds: [Variable.Kind] = []
    var rows: [(terms: [(Int, Double)], constant: Double, notBelow: Float?, notAbove: Float?)] = []

    private mutating func equal(_ terms: [(Int, Double)], _ constant: Double) {
      rows.append((terms, constant, 1000, 1000))
    }

    /// Views side by side: widths of 20 to 26, 8 apart, 16 from the edge. The variables are left, width, left, width, …
    static func chain(_ count: Int) -> Row {
      var row = Row()
      for _ in 0..<count { row.kinds += [.position, .size] }
      row.equal([(0, 1)], 16)
      for index in 0..<count { row.equal([(2 * index + 1, 1)], 20 + Double(index % 7)) }
      for index in 1..<count {
        row.equal([(2 * index, 1), (2 * index - 2, -1), (2 * index - 1, -1)], 8)
      }
      return row
    }

    /// Rows of text that hugs and resists, with an icon beside it, one below the other.
    static func list(_ count: Int) -> Row {
      var row = Row()
      row.kinds = [.position, .position, .size, .size, .position, .position]
      for _ in 1..<count { row.kinds += [.position, .position, .size, .size, .position, .position] }
      row.kinds.append(.size)
      let window = row.kinds.count - 1
      row.equal([(window, 1)], 390)
      for index in 0..<count {
        let first = 6 * index
        row.equal([(first, 1)], 16)
        row.equal(index == 0 ? [(first + 1, 1)] : [(first + 1, 1), (first - 5, -1), (first - 3, -1)], 8)
        row.rows.append(([(first + 2, 1)], 100, 750, 250))
        row.rows.append(([(first + 3, 1)], 20, 750, 250))
        row.rows.append(([(first + 2, 1), (window, -1)], -32, nil, 1000))
        row.equal([(first + 4, 1), (first, -1), (first + 2, -1)], 8)
        row.equal([(first + 5, 1), (first + 1, -1)], 0)
      }
      return row
    }

    func reversed() -> Row { Row(kinds: kinds, rows: rows.reversed()) }

    /// Every seventh, then every seventh but the first, …
    func interleaved() -> Row {
      Row(kinds: kinds, rows: (0..<7).flatMap { start in stride(from: start, to: rows.count, by: 7).map { rows[$0] } })
    }

    func solved() -> LayoutSolver { kept().solver }

    /// - Returns: The solver, the first constraint, and the variables.
    func kept() -> (solver: LayoutSolver, first: ConstraintID, variables: [Variable]) {
      var solver = LayoutSolver()
      let variables = kinds.map { solver.makeVariable($0) }
      var ids: [ConstraintID] = []
      for row in rows {
        let terms = row.terms.map { Term(variables[$0.0], $0.1) }
        if let id = try? solver.add(terms, row.constant, notBelow: row.notBelow, notAbove: row.notAbove) {
          ids.append(id)
        }
      }
      solver.solve()
      return (solver, ids[0], variables)
    }
  }

  /// Views of four constraints each, below each other, from a script.
  private static let script = """
    local before = window.topAnchor
    for index = 1, 250 do
      local view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window:addSubview(view)
      local top = view.topAnchor:constraint{equalTo = before, constant = 1}
      first = first or top
      NSLayoutConstraint.activate{top, view.leftAnchor:constraint{equalTo = window.leftAnchor},
        view.widthAnchor:constraint{equalTo = window.widthAnchor}, view.heightAnchor:constraint{equalToConstant = 2}}
      before = view.bottomAnchor
    end
    window:layoutIfNeeded()
    function change(x)
      first.constant = x
      window:layoutIfNeeded()
    end
    """

  private static func scripts(into report: inout Report) throws {
    let session = try session(running: script)
    func nanoseconds(_ work: (Int) -> Void) -> Double {
      for call in 0..<20 { work(call) }
      let start = cb_thread_nanoseconds()
      for call in 0..<200 { work(call) }
      return (cb_thread_nanoseconds() - start) / 200
    }
    let change = nanoseconds { _ = session.runScript(changed($0), name: "bench.lua") }
    report.add(.scriptConstant, Comparison(engine: [change], baseline: [200_000]))
    let frame = nanoseconds { _ = session.runScript(fingerFrame($0), name: "bench.lua") }
    report.add(.fingerFrame, Comparison(engine: [frame], baseline: [1e6]))
  }

  private static func memory(into report: inout Report) {
    guard let session = try? ScriptSession(SessionOptions()), let window = session.app.keyWindow else { return }
    let views = (0..<250).map { _ in UIView(in: session.app) }
    for view in views { window.addSubview(view) }
    session.world.drain()
    let before = cb_allocated_bytes()
    var constraints: [NSLayoutConstraint] = []
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      constraints += [
        try? NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: window, attribute: .top),
        try? NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: window, attribute: .left),
        try? NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, constant: 20),
        try? NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, constant: 20),
      ].compactMap { $0 }
    }
    try? NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    report.add(.constraintMemory, Comparison(bytes: (cb_allocated_bytes() - before) / 1_000, allowed: 1_024))
    withExtendedLifetime(constraints) {}
  }
}
