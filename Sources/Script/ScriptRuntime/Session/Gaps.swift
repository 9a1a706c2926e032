package import LayerKit
import LuaBridge
package import TransitionChecker
import TransitionKit
import ViewKit

/// The gaps of an imported script, and the objects of the world that are doubtful because of them.
///
/// Imported scripts make gaps with the table `Gap`; a session without one has none of this.
package final class Gaps: SessionObject {
  private unowned let session: ScriptSession
  /// The gaps made so far, by number.
  private var gaps: [NotJudged] = []
  /// The objects whose state may be otherwise in the app, with the gap that makes it so.
  private var doubted: [Doubted] = []
  /// Those of which only the place and the size may be.
  private var placed: [Doubted] = []
  /// The first gap that was used; nil before.
  private(set) var firstUsed: Int?
  /// The same since the last call of `beginRun`.
  private var usedInRun: Int?
  /// True when a part of the program was not run since then.
  private var hasLost = false
  /// The gap from which on nothing is the author's alone, in whatever run; nil before.
  private var lostFor: Int?
  /// The first such gap of a set-up that is over.
  private var lostFormerly: Int?
  /// The same as `lostFor` when the set-up that runs began, and after its first run while it runs again.
  private var lostBefore: Int?
  private var lostAtFirst: Int?
  /// The ways of the branches that gaps decide, a bit each, and how many there were.
  private var ways = 0
  package private(set) var branchCount = 0
  private static let mostBranches = 3
  /// True in a trial, where branches have ways of their own.
  private var isTrial = false
  /// The way of all branches outside of trials that gaps decide, and of what set-ups leave open.
  private var way = false
  /// The warnings that were drawn while the other way was gone, by their places in the application's list.
  private var warnedOtherwise: [Range<Int>] = []
  private var warnedBefore = 0
  /// True when one has gone it since it was chosen: what is shown may be shown otherwise.
  package private(set) var isOpen = false
  private var standIns: [UInt: NSObject] = [:]
  /// The gap of each class that is not modelled, by its name.
  private var gapOfClass: [String: Int] = [:]
  private var functionOf: LuaReference?
  /// The table `Gap`.
  private var table: LuaReference?

  /// The line that has read last of a doubtful object; nil before the first.
  private var read: (line: WarningReport.Place, gap: Int)?

  private struct Doubted {
    weak var object: NSObject?
    let gap: Int
    /// The class and number of it, for a warning about an object that is gone.
    let label: String
  }

  package init(in session: ScriptSession) {
    self.session = session
    session.hasGaps = true
  }

  private var lua: LuaState { session.lua }

  /// Pushes the table `Gap`; false where it cannot be made.
  func push() -> Bool {
    if table == nil { load() }
    guard let table else { return false }
    lua.push(table)
    return true
  }

  private func load() {
    guard case .success(let chunk) = lua.load(GapScript.text, name: GapScript.chunk) else { return }
    lua.setOrigins([:], of: GapScript.chunk)
    let base = lua.top
    defer { lua.setTop(base) }
    lua.push(chunk)
    pushFunction("note") { [unowned self] call in
      .integer(note(try call.string(0), try call.string(1)))
    }
    pushFunction("touch") { [unowned self] call in
      use(try call.integer(0))
      return .none
    }
    pushFunction("doubt") { [unowned self] call in
      guard let object = try? call.object(1) as NSObject else { return .bool(false) }
      doubt(object, because: try call.integer(0))
      return .bool(true)
    }
    pushFunction("lose") { [unowned self] call in
      use(try call.integer(0))
      hasLost = true
      return .none
    }
    pushFunction("choose") { [unowned self] call in
      .bool(choose(try call.integer(0)))
    }
    pushFunction("turn") { [unowned self] _ in .bool(turn()) }
    pushFunction("doubtRest") { [unowned self] call in
      let gap = try call.integer(0)
      lostFor = lostFor ?? gap
      return .none
    }
    pushFunction("place") { [unowned self] call in
      if let object = try? call.object(1) as NSObject {
        placed.append(Doubted(object: object, gap: try call.integer(0), label: session.world.label(of: object)))
      }
      return .none
    }
    pushFunction("alternate") { [unowned self] _ in
      isOpen = isOpen || !isTrial
      return .bool(way)
    }
    pushFunction("begin") { [unowned self] _ in
      lostFormerly = lostFormerly ?? lostFor
      (lostFor, lostBefore) = (nil, nil)
      return .none
    }
    guard lua.pcallOnStack(arguments: 10, results: 1) == nil, lua.isTable(at: lua.top) else { return }
    table = lua.reference(at: lua.top)
    lua.pushField("functionOf", of: lua.top)
    functionOf = lua.reference(at: lua.top)
  }

  private func pushFunction(_ name: String, _ body: @escaping (Call) throws -> ScriptValue) {
    let parameters = [Parameter(nil, "gap", .any), Parameter(nil, "value", .any, isOptional: true)]
    let function = FunctionEntry(name, "", [Overload(parameters, body)])
    lua.pushFunction(member: session.classes.bind(BoundMember(typeName: "", function: function)))
  }

  // MARK: Noting

  /// Notes a gap, at the line that makes it, and returns its number.
  private func note(_ name: String, _ reason: String) -> Int {
    let place = lua.runningOrigin
    let line = place.map { "\($0.file):\($0.line) " } ?? ""
    let text = reason.isEmpty ? "\(line)was left out: \(name)" : "'\(name)' \(reason)"
    gaps.append(NotJudged("", text, in: place?.file ?? "", line: place?.line))
    return gaps.count - 1
  }

  /// Notes an object of a class that is not modelled. Its size is made up, in Swift's classes also what is read of it; and one
  /// that decides what other views show leaves nothing after it to judge.
  func note(_ object: NSObject, of type: String, standingIn what: String, decides: Bool) {
    let gap = gapOfClass[type] ?? gaps.count
    if gap == gaps.count {
      let place = lua.runningOrigin
      gaps.append(NotJudged("", "\(type) stands in: \(what)", in: place?.file ?? "", line: place?.line))
      gapOfClass[type] = gap
    }
    if decides { lostFor = lostFor ?? gap }
    if session.isImported { firstUsed = firstUsed ?? gap }
    guard object is UIView else { return }
    if session.isImported { return doubt(object, because: gap) }
    placed.append(Doubted(object: object, gap: gap, label: session.world.label(of: object)))
  }

  func use(_ gap: Int) {
    firstUsed = firstUsed ?? gap
    usedInRun = usedInRun ?? gap
  }

  /// Notes that the state of an object follows from a gap.
  func doubt(_ object: NSObject, because gap: Int) {
    if !doubted.contains(where: { $0.object === object }) {
      doubted.append(Doubted(object: object, gap: gap, label: session.world.label(of: object)))
    }
  }

  /// Notes that a line reads numbers of an object: what it sets follows from a gap where they do.
  func noteRead(of object: NSObject) {
    guard let gap = doubted.first(where: { $0.object === object })?.gap, let line = lua.runningOrigin else { return }
    read = (WarningReport.Place(line), gap)
  }

  /// Notes that a line sets a property of an object, which is doubtful where the same line has read of a doubtful one.
  func noteSet(of object: NSObject) {
    guard let read, let line = lua.runningOrigin, WarningReport.Place(line) == read.line else { return }
    use(read.gap)
    doubt(object, because: read.gap)
  }

  /// Notes that something that has no name here follows from a gap.
  func doubtAll(because gap: Int) {
    use(gap)
    hasLost = true
  }

  /// Which way a branch goes that a gap decides: both are tried of the first, as far as there are bits. Outside of trials all
  /// go one way, and a set-up is run again for the other.
  private func choose(_ gap: Int) -> Bool {
    use(gap)
    guard isTrial else {
      isOpen = true
      branchCount += 1
      if branchCount > Self.mostBranches { hasLost = true }
      return way
    }
    guard branchCount < Self.mostBranches else {
      hasLost = true
      return false
    }
    branchCount += 1
    return ways >> (branchCount - 1) & 1 == 1
  }

  // MARK: Values

  /// The number of the gap at a stack index; nil for any other value.
  func number(at index: Int32) -> Int? { lua.isTable(at: index) ? lua.metafield("__gap", at: index) : nil }

  /// The object that stands for the gap at a stack index where one of a class is wanted: always the same.
  func standIn(at index: Int32, _ make: () -> NSObject?) -> NSObject? {
    let identity = lua.identity(at: index)
    if let known = standIns[identity] { return known }
    guard let gap = number(at: index), let object = make() else { return nil }
    standIns[identity] = object
    doubt(object, because: gap)
    return object
  }

  /// Pushes a function that does what calling the gap at a stack index does.
  func pushFunction(ofGapAt index: Int32) {
    guard let functionOf else { return lua.pushNil() }
    let index = lua.absoluteIndex(index)
    lua.push(functionOf)
    lua.pushCopy(of: index)
    if lua.pcallOnStack(arguments: 1, results: 1) != nil { lua.pushNil() }
  }

  // MARK: Judging

  /// Turns the way of the branches that gaps decide outside of trials. False where none was decided, or both ways are done.
  ///
  /// The other way is judged by itself, whatever had to be done in the first: it alone makes no error of anything.
  private func turn() -> Bool {
    let wasOther = way
    way = isOpen && !way
    isOpen = false
    let warned = session.app.warnings.count
    if way {
      warnedBefore = warned
      (lostAtFirst, lostFor) = (lostFor, lostBefore)
    } else {
      if wasOther { warnedOtherwise.append(warnedBefore..<warned) }
      lostFor = lostAtFirst ?? lostFor
      (lostAtFirst, lostBefore) = (nil, lostFor)
    }
    return way
  }

  /// True for a warning that was drawn while branches that gaps decide went the other way: that alone makes no error.
  package func isOfOtherWay(warning place: Int) -> Bool { warnedOtherwise.contains { $0.contains(place) } }

  /// Begins a run, of which `doubt(_:)` tells.
  ///
  /// - Parameter ways: Bit n says which way the n-th branch goes that a gap decides.
  package func beginRun(ways: Int = 0) {
    usedInRun = nil
    hasLost = false
    isTrial = true
    (self.ways, branchCount) = (ways, 0)
  }

  /// The first gap that was used since the script began; nil where none was.
  package var used: NotJudged? { firstUsed.map { gaps[$0] } }

  /// A view, or that of a controller, and all in it.
  private static func views(of object: NSObject) -> [UIView] {
    let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
    return view?.withDescendants ?? []
  }

  /// The parts of the run that are not the author's; nil where all of it is.
  ///
  /// - Parameter name: The name of an object in findings.
  package func doubt(_ name: (NSObject) -> String) -> Doubt? {
    // A fault that the run itself shows may be of any set-up.
    let lost = lostFor ?? (isTrial ? nil : lostFormerly)
    guard let first = lost ?? usedInRun ?? firstUsed ?? (doubted + placed).first?.gap else { return nil }
    var doubt = Doubt(
      reason: gaps[first], isOfRun: usedInRun != nil, isOfAll: hasLost || lost != nil, hasUsed: firstUsed != nil)
    for one in doubted {
      guard let object = one.object else {
        doubt.subjects[one.label] = gaps[one.gap]
        continue
      }
      doubt.subjects[name(object)] = gaps[one.gap]
      for part in Self.views(of: object) { doubt.subjects[name(part)] = gaps[one.gap] }
    }
    for one in placed {
      for part in one.object.map(Self.views) ?? [] { doubt.places[name(part)] = gaps[one.gap] }
    }
    return doubt
  }
}

extension UIView {
  fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
