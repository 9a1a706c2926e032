/// The declarations that files reach in their program, nearest first.
struct Reach {
  /// A declaration, by its file and its place in that.
  struct Place: Hashable {
    let file: Int
    let index: Int
  }

  private let index: ProgramIndex
  /// The files that were named, which are there whole.
  private let given: Set<Int>
  private var declared: [Int: [Place]] = [:]
  private var additions: [Int: [Place]] = [:]
  /// Extensions of types that the program does not declare, by what they declare.
  private var helpers: [Int: [Place]] = [:]
  private var conforming: [Int: [Place]] = [:]
  private var mentions: [Int: [Place]] = [:]
  private(set) var reached: Set<Place> = []
  private var queue: [Place] = []
  private var bytes = 0
  /// The classes to whose screens storyboards lead from the screen of a class.
  private let leads: [Int: Set<Int>]

  /// The most bytes that are brought in, nearest first: they are translated and run with the rest. Those that show
  /// the screens may bring in as many again.
  private static let mostBytes = 60_000
  private var limit = Reach.mostBytes
  /// Of types that conform to a protocol, and of those that show a screen.
  private static let mostConforming = 4, mostShowing = 3, mostSteps = 4

  /// The declarations that those of a file reach, as far as they take part in transitions.
  init(ofCore files: Set<Int>, in index: ProgramIndex, leads: [Int: Set<Int>] = [:]) {
    let core = Set(Self.core.compactMap(index.words.known))
    let seeds = files.sorted().flatMap { file in
      index.files[file].declarations.enumerated().compactMap { place, one in
        one.uses.contains(where: core.contains) ? Place(file: file, index: place) : nil
      }
    }
    self.init(of: [], in: index, seeds: seeds, leads: leads)
  }

  init(of given: Set<Int>, in index: ProgramIndex, seeds: [Place] = [], leads: [Int: Set<Int>] = [:]) {
    self.leads = leads
    self.index = index
    self.given = given
    for (file, found) in index.files.enumerated() {
      for (place, one) in found.declarations.enumerated() { note(one, Place(file: file, index: place)) }
    }
    for file in given.sorted() {
      for place in index.files[file].declarations.indices { reach(Place(file: file, index: place)) }
    }
    for seed in seeds { reach(seed) }
    let first = Array(reached)
    follow()
    limit = bytes + Self.mostBytes
    show(first)
    follow()
  }

  private subscript(_ place: Place) -> Declaration { index.files[place.file].declarations[place.index] }

  private mutating func note(_ one: Declaration, _ place: Place) {
    if one.kind == .addition {
      for name in one.names { additions[name, default: []].append(place) }
    } else {
      for name in one.names { declared[name, default: []].append(place) }
    }
    for name in one.inherited { conforming[name, default: []].append(place) }
    for name in one.uses { mentions[name, default: []].append(place) }
  }

  private mutating func reach(_ place: Place) {
    let one = self[place]
    guard reached.insert(place).inserted else { return }
    if !given.contains(place.file) { bytes += one.end - one.start }
    queue.append(place)
  }

  /// Adds the declarations that those there use, until nothing is new or there is too much.
  private mutating func follow() {
    if helpers.isEmpty {
      for (name, places) in additions where declared[name] == nil {
        for place in places {
          for member in self[place].members { helpers[member, default: []].append(place) }
        }
      }
    }
    var next = 0
    while next < queue.count, bytes < limit {
      let place = queue[next]
      next += 1
      let one = self[place]
      if one.kind == .type || one.kind == .protocol {
        for name in one.names {
          let parts = (additions[name] ?? []).filter { isSeen($0, from: place) }
          // Of the type of that name that is meant there.
          for part in parts where nearest(declared[name] ?? [], to: part) == place { reach(part) }
        }
      }
      if one.kind == .addition { for name in one.names { use(name, from: place) } }
      for name in one.uses { use(name, from: place) }
      if one.kind == .type {
        for name in one.names.flatMap({ leads[$0] ?? [] }).sorted() { use(name, from: place) }
      }
      for name in one.casts { bringConforming(name, from: place) }
    }
    queue.removeAll()
  }

  private func isSeen(_ other: Place, from place: Place) -> Bool { other.file == place.file || !self[other].isPrivate }

  private mutating func use(_ name: Int, from place: Place) {
    if let found = nearest(declared[name] ?? [], to: place) {
      reach(found)
      // A delegate is somebody's.
      if self[found].kind == .protocol, Self.isDelegate(index.words[name]) { bringConforming(name, from: place) }
    }
    for helper in helpers[name] ?? [] where isSeen(helper, from: place) { reach(helper) }
  }

  private static func isDelegate(_ name: String) -> Bool { name.hasSuffix("Delegate") || name.hasSuffix("DataSource") }

  private mutating func bringConforming(_ name: Int, from place: Place) {
    guard (declared[name] ?? []).contains(where: { self[$0].kind == .protocol }) else { return }
    let all = (conforming[name] ?? []).filter { isSeen($0, from: place) && self[$0].kind != .protocol }
    if all.contains(where: reached.contains) { return }
    for found in all.sorted(by: { isNearer($0, $1, to: place) }).prefix(Self.mostConforming) {
      reach(found)
      if self[found].kind == .addition { for own in self[found].names { use(own, from: found) } }
    }
  }

  /// The declaration that a name means: of the same file, else of the nearest folder.
  private func nearest(_ places: [Place], to place: Place) -> Place? {
    let seen = places.filter { isSeen($0, from: place) }
    if let own = seen.first(where: { $0.file == place.file }) { return own }
    if let known = seen.first(where: { given.contains($0.file) }) { return known }
    return seen.min { isNearer($0, $1, to: place) }
  }

  /// Whether a name is that of a declaration, and not of another one of that name.
  private func means(_ name: Int, _ place: Place, in user: Place) -> Bool {
    if self[place].kind == .addition { return isSeen(place, from: user) }
    return nearest(declared[name] ?? [], to: user) == place
  }

  private func isNearer(_ left: Place, _ right: Place, to place: Place) -> Bool {
    let (a, b) = (shared(left.file, place.file), shared(right.file, place.file))
    return a != b ? a > b : (left.file, left.index) < (right.file, right.index)
  }

  /// How many folders two files have in common.
  private func shared(_ left: Int, _ right: Int) -> Int {
    zip(index.files[left].path.utf8, index.files[right].path.utf8).prefix { $0 == $1 }.filter { $0.0 == 47 }.count
  }

  // MARK: What shows it

  static let core = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate", "UIPresentationController",
    "UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning",
    "UINavigationControllerDelegate", "UITabBarControllerDelegate",
  ]
  private static let showing = [
    "present", "pushViewController", "setViewControllers", "performSegue", "prepare", "selectedIndex", "show",
    "viewControllers",
  ]

  /// The declarations that mention parts of a transition, up to those that show a screen.
  private mutating func show(_ first: [Place]) {
    let core = Set(Self.core.compactMap(index.words.known))
    let showing = Set(Self.showing.compactMap(index.words.known))
    var seen = Set(first)
    var level = first.filter { place in self[place].uses.contains(where: core.contains) }
      .sorted(by: isBefore)
    // One of the files shows it itself.
    var way: [Place: Place] = [:]
    var found = 0
    for _ in 0..<Self.mostSteps where found < Self.mostShowing {
      var next: [Place] = []
      for place in level {
        let names = self[place].names
        let users = names.flatMap { name in
          (mentions[name] ?? []).filter { !seen.contains($0) && means(name, place, in: $0) }
        }
        for user in users.sorted(by: { isNearer($0, $1, to: place) }).prefix(20) where seen.insert(user).inserted {
          way[user] = place
          next.append(user)
          guard self[user].uses.contains(where: showing.contains), found < Self.mostShowing else { continue }
          found += 1
          var step: Place? = user
          while let one = step {
            reach(one)
            for name in self[one].names { use(name, from: one) }
            step = way[one]
          }
        }
      }
      level = next
      // Nobody shows a screen: those that name it may still say how it is used.
      if next.isEmpty, found == 0 { for user in way.keys.sorted(by: isBefore).prefix(Self.mostShowing) { reach(user) } }
    }
  }

  private func isBefore(_ left: Place, _ right: Place) -> Bool { (left.file, left.index) < (right.file, right.index) }
}
