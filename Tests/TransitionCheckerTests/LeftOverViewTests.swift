import LayerKit
import Testing
import ViewKit

@testable import TransitionChecker

/// A view that a transition leaves behind is a difference of the tree, whatever kind of view it is.
@Suite("Views left over") struct LeftOverViewTests {
  private static let kinds: [@Sendable (UIApplication) -> UIView] = [
    { UIView(in: $0) }, { UIImageView(in: $0) }, { UILabel(in: $0) }, { UIControl(in: $0) }, { UIButton(in: $0) },
    { UISwitch(in: $0) }, { UISlider(in: $0) }, { UITextField(in: $0) }, { UIScrollView(in: $0) },
    { UITableView(in: $0) },
    { UIStackView(in: $0) }, { UIVisualEffectView(effect: nil, in: $0) }, { UIToolbar(in: $0) },
    { UINavigationBar(in: $0) },
    { UITabBar(in: $0) },
  ]

  @Test("each is seen in its superview", arguments: kinds.indices)
  func isSeen(_ index: Int) throws {
    let app = UIApplication(world: World(), screen: UIScreen(.iPhoneSE))
    let window = try #require(app.keyWindow)
    let outer = UIView(in: app)
    window.addSubview(outer)
    let observer = Observer(app: app, names: { { $0 === outer ? "outer" : $0.className } })
    let before = observer.state([])
    let left = Self.kinds[index](app)
    outer.addSubview(left)
    let differences = observer.state([]).differences(from: before)
    #expect(
      differences.contains { $0.kind == .tree && $0.subject == "outer" && $0.aspect == "subviews" },
      "\(left.className): \(differences)")
  }
}
