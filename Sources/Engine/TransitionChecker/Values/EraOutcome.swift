import LayerKit
import PlainText
import TransitionKit
public import ViewKit

/// The end of a program in one era: the pages on its stacks, and the first change of its own that did not wait for another.
public struct EraOutcome: Sendable {
  private let era: SystemEra
  /// The names of the pages of each stack on screen, without the numbers of those that have no name.
  private let stacks: [[String]]
  /// With the name of its page; nil where every change waited.
  private let overtaking: (change: Overtaking, page: String)?

  /// Nil where no other era can show something else: nothing was pushed or popped with animation, nor touched in a transition.
  ///
  /// - Parameter names: Gives what puts the names of variables into the text of the log.
  public init?(of app: UIApplication, in era: SystemEra, names: () -> (String) -> String) {
    let center = app.transitionCenter
    guard center.meetsEra else { return nil }
    let name = names()
    self.era = era
    overtaking = center.overtakings.first.map { ($0, name($0.page).unnumbered) }
    stacks = app.navigationControllers.map { $0.viewControllers.map { name(app.world.label(of: $0)).unnumbered } }
  }

  /// The finding of a program that ends with other pages in the later era, because a change of its own did not wait there for the
  /// transition that ran. Nil where both end alike, or only a person's way back makes the difference.
  public func finding(against former: EraOutcome) -> Finding? {
    func pages(_ stacks: [[String]], _ index: Int) -> [String] { stacks.indices.contains(index) ? stacks[index] : [] }
    guard let (change, page) = overtaking,
      let index = stacks.indices.first(where: { stacks[$0] != pages(former.stacks, $0) })
    else { return nil }
    let (now, before) = (stacks[index].joined(separator: ", "), pages(former.stacks, index).joined(separator: ", "))
    var finding = Finding(
      .era, in: Scenario(.asItRuns), at: change.time, about: page,
      "the \(change.operation) of \(page) does not wait for the transition that runs on iOS \(era.rawValue): "
        + "the stack ends as \(now), on iOS \(former.era.rawValue) as \(before)",
      before: before, after: now, source: change.place)
    finding.era = era
    return finding
  }
}

extension String {
  /// A name without the number of its object: `UIViewController` for `UIViewController #5`.
  var unnumbered: String { String(String(prefix { $0 != "#" }).trimmedEnd) }
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
