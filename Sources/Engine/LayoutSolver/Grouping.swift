/// Which new constraints belong together, by the variables and islands they name.
struct Grouping {
  struct Group {
    var constraints: [ConstraintID] = []
    /// Variables that had no island.
    var variables: [Int] = []
    var islands: [Int] = []
  }

  private enum Node: Hashable {
    case variable(Int)
    case island(Int)
  }

  private var parents: [Int] = []
  private var nodes: [Node] = []
  private var numbers: [Node: Int] = [:]

  static func groups(_ records: [LayoutSolver.Record], _ islandOfVariable: [Int]) -> [Group] {
    var grouping = Grouping()
    var firstOf: [Int?] = []
    for record in records {
      let members = record.terms.map { term in
        let island = islandOfVariable[term.column]
        return grouping.number(island < 0 ? .variable(term.column) : .island(island))
      }
      for member in members.dropFirst() { grouping.join(members[0], member) }
      firstOf.append(members.first)
    }
    var groups: [Group] = []
    var groupOfRoot = Array(repeating: -1, count: grouping.nodes.count)
    for (number, node) in grouping.nodes.enumerated() {
      let root = grouping.root(number)
      if groupOfRoot[root] < 0 {
        groupOfRoot[root] = groups.count
        groups.append(Group())
      }
      switch node {
      case .variable(let variable): groups[groupOfRoot[root]].variables.append(variable)
      case .island(let island): groups[groupOfRoot[root]].islands.append(island)
      }
    }
    for (record, first) in zip(records, firstOf) {
      if let first {
        groups[groupOfRoot[grouping.root(first)]].constraints.append(record.id)
      } else {
        groups.append(Group(constraints: [record.id]))
      }
    }
    return groups
  }

  private mutating func number(_ node: Node) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = nodes.count
    nodes.append(node)
    parents.append(parents.count)
    return parents.count - 1
  }

  private mutating func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  private mutating func join(_ a: Int, _ b: Int) {
    parents[root(a)] = root(b)
  }
}
