extension Rule.ID {
  public static let redo = Self("R-REDO")
}

extension Rule {
  static let redo = Rule(.redo, .error) { run, reference in
    let former: String
    switch run.scenario.way {
    case .again: former = "cancelled"
    case .repeated: former = "finished, undone"
    default: return []
    }
    guard run.isSecond, !run.hasFailedBefore, reference?.outcome != .open else { return [] }
    if let error = run.errors.first {
      return [run.finding(.redo, "\(former) and done again, the program fails: \(error)")]
    }
    guard run.outcome == .open else { return [] }
    return [run.finding(.redo, "\(former) and done again, it does not end")]
  }
}
