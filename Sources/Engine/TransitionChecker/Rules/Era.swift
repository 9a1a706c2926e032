import LayerKit
import TransitionKit
public import ViewKit

extension Rule.ID {
  public static let era = Self("R-ERA")
}

extension Rule {
  /// What a single run shows is a warning of the runtime; the rest two runs show, of which `EraOutcome` is what is compared.
  static let era = Rule(
    .era, .warning, isAboutTheWhole: false, warning: { $0.code == .contentSwipeStays }
  ) { run, _ in run.warned(.era) }
}

/// What a program ends with in one era.
public struct EraOutcome: Sendable {
  public let era: SystemEra
  /// The names of the pages of each stack on screen, without the numbers of those that have no name.
  private let stacks: [[String]]
  private let overtakings: [Overtaking]
  private let named: [String]

  /// Nil where no other era can show something else: nothing was pushed or popped with animation, nor touched in a transition.
  ///
  /// - Parameter names: Gives what puts the names of variables into the text of the log.
  public init?(of app: UIApplication, in era: SystemEra, names: () -> (String) -> String) {
    let center = app.transitionCenter
    guard center.meetsEra else { return nil }
    let name = names()
    func title(_ label: String) -> String { String(name(label).prefix { $0 != "#" }).trimmed }
    self.era = era
    overtakings = center.overtakings
    named = center.overtakings.map { title($0.page) }
    stacks = app.navigationControllers.map { $0.viewControllers.map { title(app.world.label(of: $0)) } }
  }

  /// The finding of a program that ends with other pages in the later era, because a change of its own did not wait there for the
  /// transition that ran. Nil where both end alike, or only a person's way back makes the difference.
  public func finding(against former: EraOutcome) -> Finding? {
    guard let first = overtakings.first, let page = named.first, stacks != former.stacks,
      let index = stacks.indices.first(where: { !former.stacks.indices.contains($0) || former.stacks[$0] != stacks[$0] }
      )
    else { return nil }
    let other = former.stacks.indices.contains(index) ? former.stacks[index] : []
    let (now, before) = (stacks[index].joined(separator: ", "), other.joined(separator: ", "))
    var finding = Finding(
      .era, in: Scenario(.asItRuns), at: first.time, about: page,
      "the \(first.operation) of \(page) does not wait for the transition that runs on iOS \(era.rawValue): "
        + "the stack ends as \(now), on iOS \(former.era.rawValue) as \(before)",
      before: before, after: now, source: first.place)
    finding.era = era
    return finding
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension UIApplication {
  /// Those on screen, the outermost first.
  fileprivate var navigationControllers: [UINavigationController] {
    var found: [UINavigationController] = []
    func look(_ controller: UIViewController?) {
      guard let controller else { return }
      if let stack = controller as? UINavigationController { found.append(stack) }
      for child in controller.children { look(child) }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        look(presented)
      }
    }
    for window in windows { look(window.rootViewController) }
    return found
  }
}
