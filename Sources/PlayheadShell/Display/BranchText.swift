import PlainText
import ScriptAPI

/// What is said of branches.
enum BranchText {
  static func text(of notice: BranchNotice) -> String {
    switch notice {
    case .branched(let name, let former, let time):
      "\(NumberText.seconds(time))   now in \(name); switch \(former) returns to the former branch"
    case .switched(let name, let time): "\(NumberText.seconds(time))   back in \(name)"
    }
  }
}
