import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestStages
import TestSupport
import Testing

/// How much of what public projects use the table has: `projects.txt` names it, project by project.
@Suite("Reach")
struct ReachTests {
  static let folder = "Tests/ScriptAPITests/Reach"
  static let scripts = ClaimingScript.all(in: folder, claimedBy: "name")

  /// A project and the names its code uses.
  struct Project: Sendable, CustomTestStringConvertible {
    let name: String
    var used: [String] = []
    var testDescription: String { name }
  }

  static let projects: [Project] = {
    var found: [Project] = []
    for line in (SourceTree.text(of: folder + "/projects.txt") ?? "").split(separator: "\n") where line.first != "#" {
      if line.first == " " {
        found[found.count - 1].used += line.split(separator: " ").map(String.init)
      } else {
        found.append(Project(name: String(line)))
      }
    }
    return found
  }()

  /// The standing of a name in a script.
  enum Standing { case works, refused, missing }

  static func standing(of name: String) -> Standing {
    if working.contains(name) { return .works }
    return refused.contains(name) ? .refused : .missing
  }

  /// The names that stand for something and do it. A member that is only kept, everywhere it is declared, does not count.
  static let working: Set<String> = {
    var names = Set(Catalog.uiKit.globalNames)
    func add(_ shape: Shape) { names.formUnion(shape.words) }
    func add(_ overloads: [Overload]) {
      for parameter in overloads.flatMap(\.parameters) {
        add(parameter.shape)
        if let label = parameter.label { names.insert(label) }
      }
    }
    // A member of a class that only playhead has stands for none of Apple's.
    for entry in Catalog.uiKit.classes.map(\.entry) where Framework(of: entry.name) != .playhead {
      let kept = Catalog.coverage(of: entry.name).approximate.filter { $0.difference.hasPrefix("kept") }.map(\.member)
      for property in entry.properties where !kept.contains(property.name) {
        names.insert(property.name)
        add(property.shape)
      }
      for function in entry.functions where !kept.contains(function.name) {
        names.insert(function.name)
        add(function.overloads)
      }
      add(entry.initializers)
    }
    for entry in Catalog.uiKit.structures { names.formUnion(entry.memberNames) }
    for entry in Catalog.uiKit.protocols {
      names.insert(entry.name)
      for callback in entry.callbacks { names.insert(String(callback.name.prefix { $0 != "_" })) }
    }
    for entry in Catalog.allEnumerations {
      names.formUnion(entry.words + entry.name.split(separator: ".").map(String.init))
    }
    // Swift's names of what scripts know by another: documented with the class, or the table given to a handler.
    names.formUnion([
      "UIViewControllerContextTransitioning", "UIViewControllerTransitionCoordinator", "NSKeyValueObservedChange",
    ])
    return names
  }()

  /// The names that are refused with a reason.
  static let refused = Set(
    Catalog.absentNames.flatMap(\.names) + Catalog.coverage.flatMap { $0.absent.flatMap(\.members) })

  /// The share of a project's names, in per cent, that works now: `floors.txt`, of which no number is ever lowered.
  static let floors: [String: Double] = {
    var floors: [String: Double] = [:]
    for line in (SourceTree.text(of: folder + "/floors.txt") ?? "").split(separator: "\n") where line.first != "#" {
      let parts = line.split(separator: ":")
      floors[String(parts[0])] = parts.count == 2 ? Double(parts[1].drop { $0 == " " }) : nil
    }
    return floors
  }()

  /// The least percentage of a project's names that work, or are refused with the reason. The rest are names that do
  /// nothing and names that are missing without a reason.
  static let promised = 97.0

  @Test("a project finds its names", arguments: projects)
  func finds(project: Project) throws {
    let works = project.used.count { Self.standing(of: $0) == .works }
    let refused = project.used.filter { Self.standing(of: $0) == .refused }
    let missing = project.used.filter { Self.standing(of: $0) == .missing }
    let share = 100 * Double(works) / Double(project.used.count)
    print(
      "\(project.name): \(works) of \(project.used.count), refused \(refused.joined(separator: " ")),",
      "missing \(missing.joined(separator: " "))")
    let floor = try #require(Self.floors[project.name])
    #expect(share >= floor, "missing \(missing), refused \(refused)")
    #expect(100 * Double(works + refused.count) / Double(project.used.count) >= Self.promised, "missing \(missing)")
  }

  @Test("all names together")
  func all() throws {
    let names = Set(Self.projects.flatMap(\.used))
    let works = names.count { Self.standing(of: $0) == .works }
    let missing = names.filter { Self.standing(of: $0) == .missing }.sorted()
    print("all: \(works) of \(names.count), missing \(missing.joined(separator: " "))")
    #expect(names.count == 662 && Self.projects.count == 18)
    #expect(100 * Double(works) / Double(names.count) >= (try #require(Self.floors["all"])))
    let refused = names.count { Self.standing(of: $0) == .refused }
    #expect(
      100 * Double(works + refused) / Double(names.count) >= Self.promised, "\(works) work, \(refused) are refused")
  }

  /// A use of each name of the projects that is refused.
  static let refusals = [
    "awakeFromNib": "UIView():awakeFromNib()",
    "adjustsImageWhenAncestorFocused": "UIImageView().adjustsImageWhenAncestorFocused = true",
    "focusedFrameGuide": "print(UIImageView().focusedFrameGuide)",
    "magnificationFilter": "CALayer().magnificationFilter = 'nearest'",
    "minificationFilter": "CALayer().minificationFilter = 'nearest'",
    "minificationFilterBias": "CALayer().minificationFilterBias = 1",
    "scrollsToTop": "UIScrollView().scrollsToTop = false",
  ]

  @Test("a project's name that is refused says why where it is used")
  func refusalInUse() throws {
    let refused = Set(Self.projects.flatMap(\.used)).filter { Self.standing(of: $0) == .refused }
    #expect(refused == Set(Self.refusals.keys))
    for (name, script) in Self.refusals {
      let stage = try Stage()
      let error = try #require(stage.run(script), "\(name)")
      let text = ErrorReport(error, in: stage.session).text
      #expect(text.contains(name) && Absence.allCases.contains { text.contains("here: " + $0.rawValue) }, "\(text)")
    }
  }

  @Test("a name that is refused says why")
  func refusal() throws {
    let stage = try Stage()
    for name in Catalog.absentNames.flatMap(\.names) {
      let error = try #require(stage.run("return \(name)()"), "\(name)")
      #expect(ErrorReport(error, in: stage.session).text.contains("\(name) is not here: "), "\(error)")
    }
  }

  @Test("a script finds what it expects", arguments: scripts)
  func finds(script: ClaimingScript) throws { try script.run() }
}
