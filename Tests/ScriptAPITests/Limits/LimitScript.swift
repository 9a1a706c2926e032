import Limits

/// A script that comes to a limit: with as much as there may be, or with one more.
struct LimitScript: Sendable {
  let limit: Limit
  /// The statements that come first, in both.
  var start = ""
  /// Does as much as a number says, with `%` for the number.
  let body: String
  /// How much there is besides what `body` does.
  var besides = 0
  /// How far from the limit it stays on both sides, where the last step cannot be counted from outside.
  var margin = 0

  /// With as much as there may be.
  var within: String { source(limit.most - margin) }
  /// With more.
  var beyond: String { source(limit.most + max(margin, 1)) }

  private func source(_ count: Int) -> String {
    let number = String(count - besides)
    return start + "\n" + body.split(separator: "%", omittingEmptySubsequences: false).joined(separator: number)
  }

  /// The limits that scripts meet.
  static let all = [
    LimitScript(
      limit: .treeDepth, start: "local outer = window",
      body: "for level = 1, % do local inner = UIView() outer:addSubview(inner) outer = inner end", besides: 1),
    LimitScript(
      limit: .treeDepth, start: "local outer, all = CALayer(), {}",
      body: "for level = 1, % do all[level] = outer local inner = CALayer() outer:addSublayer(inner) outer = inner end",
      besides: 1),
    LimitScript(
      limit: .treeDepth, start: "local outer, all = CALayer(), {}",
      body: "for level = 1, % do all[level] = outer local inner = CALayer() outer.mask = inner outer = inner end",
      besides: 1),
    LimitScript(
      limit: .treeDepth, start: "local outer, all = UIView(), {}",
      body: "for level = 1, % do all[level] = outer local inner = UIView() outer.mask = inner outer = inner end",
      besides: 1),
    LimitScript(
      // From the inside out, so that what is added is what is deep.
      limit: .treeDepth, start: "local inner = UIView()",
      body: "for level = 1, % do local outer = UIView() outer:addSubview(inner) inner = outer end", besides: 1),
    LimitScript(
      limit: .controllerDepth, start: "local outer = UIViewController() local top = outer",
      body: "for level = 1, % do local inner = UIViewController() outer:addChild(inner) outer = inner end", besides: 1),
    LimitScript(
      limit: .controllerDepth, start: "local outer = UITabBarController() local top = outer",
      body: "for level = 1, % do local inner = UITabBarController() outer.viewControllers = {inner} outer = inner end",
      besides: 1),
    LimitScript(
      limit: .groupDepth, start: "local group = CAAnimationGroup()",
      body: "for level = 1, % do local outer = CAAnimationGroup() outer.animations = {group} group = outer end",
      besides: 1),
    LimitScript(limit: .textBytes, body: "UILabel().text = ('x'):rep(%)"),
    LimitScript(
      limit: .groupSize, start: "local group, all = CAAnimationGroup(), {} group.duration = 1",
      body: "for n = 1, % do all[n] = CABasicAnimation('opacity') all[n].toValue = 0 end "
        + "group.animations = all window.layer:add(group)"),
    LimitScript(
      limit: .replicatorInstances, body: "local layer = CAReplicatorLayer() layer.instanceCount = %"),
    LimitScript(
      limit: .pathSteps, start: "local path = UIBezierPath() path:move(CGPoint(0, 0))",
      body: "for n = 1, % do path:addLine(CGPoint(n, 0)) end", besides: 1),
    LimitScript(
      limit: .listElements, start: "local values, move = {}, CAKeyframeAnimation('position.x')",
      body: "for n = 1, % do values[n] = n end move.values = values"),
    LimitScript(
      limit: .callDepth, start: "local view = UIView()",
      body: "local function again(n) if n > 0 then UIView.performWithoutAnimation(function() again(n - 1) end) end end "
        + "again(%)", margin: 50),
    LimitScript(
      limit: .clockSeconds, start: "local function again() DispatchQueue.main:asyncAfter(4.6e9, again) end again()",
      body: "timeline:advance(%)", margin: 1),
    LimitScript(
      limit: .sectionItems, start: items(sections: "1"), body: "count = % show()"),
    LimitScript(
      limit: .collectionSections, start: items(sections: "n"), body: "n = % show()"),
    LimitScript(
      limit: .collectionItems, start: items(sections: "100"),
      body: "count = function(section) return section < 99 and 1000 or % end show()", besides: 99_000),
    LimitScript(
      limit: .layoutPasses,
      body: "local n, Loop = 0, class('Loop', UIView) function Loop:layoutSubviews() n = n + 1 "
        + "if n < % then self:setNeedsLayout() end end window:addSubview(Loop())", margin: 1),
  ]

  /// A collection view of `count` items in each section.
  private static func items(sections: String) -> String {
    """
    local n, count = 1, 0
    local source = {}
    function source.numberOfSections() return \(sections) end
    function source.collectionView_numberOfItemsInSection(_, _, section)
      if type(count) == "function" then return count(section) end
      return count
    end
    local view = UICollectionView(window.bounds, UICollectionViewFlowLayout())
    local function show()
      view.dataSource = source
      window:addSubview(view)
      timeline:step()
    end
    """
  }
}
