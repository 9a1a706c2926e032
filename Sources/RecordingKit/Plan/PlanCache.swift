/// The plans of the epochs looked at last, so that stepping, comparing and jumping about compile nothing twice.
struct PlanCache {
  private var plans: [Int: Entry] = [:]
  private var useCount = 0
  private var weight = 0
  /// What may be kept, in numbers; the few used last are kept whatever they take.
  private let budget: Int

  private struct Entry {
    let plan: Plan
    var lastUse: Int
  }

  init(budget: Int = 2_000_000) { self.budget = budget }

  /// The plan of an epoch, built when it is not there.
  mutating func plan(of epoch: Int, _ build: () -> Plan) -> Plan {
    useCount += 1
    if let known = plans[epoch] {
      plans[epoch]?.lastUse = useCount
      return known.plan
    }
    let plan = build()
    plans[epoch] = Entry(plan: plan, lastUse: useCount)
    weight += plan.weight
    while weight > budget, plans.count > 4 { dropOldest() }
    return plan
  }

  private mutating func dropOldest() {
    guard let oldest = plans.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    weight -= oldest.value.plan.weight
    plans[oldest.key] = nil
  }
}
