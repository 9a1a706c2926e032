import LuaTree

/// The order of what is written at file scope.
extension ProgramTranslator {
  /// In the order of the files, as far as what a unit names is declared before it; units that need each other keep the
  /// order in which they are given, where superclasses are first.
  static func arranged(_ units: [Unit]) -> [Unit] {
    var owners: [String: Int] = [:]
    for (index, unit) in units.enumerated() { for name in unit.names { owners[name] = index } }
    var dependents = [[Int]](repeating: [], count: units.count)
    var missing = [Int](repeating: 0, count: units.count)
    for (index, unit) in units.enumerated() {
      for needed in Set(unit.uses.compactMap { owners[$0] }) where needed != index {
        dependents[needed].append(index)
        missing[index] += 1
      }
    }
    let inFiles = units.indices.sorted { units[$0].place < units[$1].place }
    var ranks = [Int](repeating: 0, count: units.count)
    for (rank, index) in inFiles.enumerated() { ranks[index] = rank }
    // The ranks of what can be written now, the last first.
    var ready: [Int] = units.indices.filter { missing[$0] == 0 }.map { ranks[$0] }.sorted(by: >)
    var isWritten = [Bool](repeating: false, count: units.count)
    var next = 0
    var arranged: [Unit] = []
    while arranged.count < units.count {
      let index: Int
      if let rank = ready.popLast() {
        index = inFiles[rank]
      } else {
        while isWritten[next] { next += 1 }
        index = next
      }
      if isWritten[index] { continue }
      isWritten[index] = true
      arranged.append(units[index])
      for other in dependents[index] where !isWritten[other] {
        missing[other] -= 1
        guard missing[other] == 0 else { continue }
        let place = ready.firstIndex { $0 < ranks[other] } ?? ready.endIndex
        ready.insert(ranks[other], at: place)
      }
    }
    return arranged
  }

  /// Static properties, which Swift makes when they are first read, are set when all is there that making them may need.
  static func settingStatics(in units: [Unit]) -> [Unit] {
    guard units.contains(where: { $0.staticCount > 0 }) else { return units }
    var owners: [String: Int] = [:]
    for (index, unit) in units.enumerated() { for name in unit.names { owners[name] = index } }
    let needed = units.map { Set($0.uses.compactMap { owners[$0] }) }
    let wanted = units.map { Set($0.staticUses.compactMap { owners[$0] }) }
    // Behind the last of what they may need, by way of others too, and of the statics that they read.
    var places: [Int: Int] = [:]
    for index in units.indices
    where units[index].staticCount > 0 && units[index].constantCount < units[index].staticCount {
      var (found, open) = (wanted[index].union([index]), Array(wanted[index]))
      while let next = open.popLast() {
        for other in needed[next] where found.insert(other).inserted { open.append(other) }
      }
      places[index] = found.max() ?? index
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (index, place) in places {
        let last = wanted[index].compactMap { places[$0] }.max() ?? place
        guard last > place else { continue }
        places[index] = last
        isSettled = false
      }
    }
    var (units, moved): ([Unit], [Int: [Unit]]) = (units, [:])
    var isMoved: Set<Int> = []
    func move(_ index: Int) {
      guard let place = places[index],
        place > index || wanted[index].contains(where: { $0 != index && places[$0, default: -1] >= index }),
        isMoved.insert(index).inserted
      else { return }
      for other in wanted[index].sorted() { move(other) }
      let statics = Array(units[index].statements.suffix(units[index].staticCount - units[index].constantCount))
      units[index].statements.removeLast(statics.count)
      moved[place, default: []].append(Unit(statements: statics, uses: units[index].staticUses))
    }
    for index in units.indices { move(index) }
    for (place, more) in moved.sorted(by: { $0.key > $1.key }) { units.insert(contentsOf: more, at: place + 1) }
    return units
  }
}
