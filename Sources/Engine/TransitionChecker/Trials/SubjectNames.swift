import LayerKit
import RecordingKit
import TransitionKit
import ViewKit

/// The names of objects in the states of one trial. An object keeps the name that it had in the first state with it, so
/// that two states can be compared: its name in lists depends on what else is on screen.
final class SubjectNames {
  private var names: [ObjectIdentifier: (object: Weak, name: String)] = [:]
  private var bearers: [Bearer: Weak] = [:]

  /// A name, among controllers or among all others: a controller and its view often share one, and no kind of fact is about
  /// both.
  private struct Bearer: Hashable {
    var name: String
    let isController: Bool
  }

  /// An object that a trial does not keep alive.
  private struct Weak {
    weak var object: NSObject?
  }

  /// The name of an object that is in a state; nil for another. Only states give names: what a run looks at between its
  /// states differs from scenario to scenario, and the states of all of them have to agree.
  func known(_ object: NSObject) -> String? {
    names[ObjectIdentifier(object)].flatMap { $0.object.object === object ? $0.name : nil }
  }

  /// The object that has a name in a state: a view before a controller. Nil for one that is gone.
  func object(named name: String) -> NSObject? {
    (bearers[Bearer(name: name, isController: false)] ?? bearers[Bearer(name: name, isController: true)])?.object
  }

  /// The name of the view that shows a layer, which may be in no window any more; nil for one that is in no state.
  func known(_ layer: LayerID) -> String? {
    names.values.first { ($0.object.object as? UIView)?.layer.recordID == layer }?.name
  }

  /// The name of an object: of a cell and what is in it by its place in the list, which may show the same with other cells
  /// at any time. Any other object keeps its name, and a second object of that name, such as the tab of a screen, has a number behind it.
  ///
  /// - Parameter given: Its name in lists, for one that is met for the first time.
  func name(of object: NSObject, _ given: (NSObject) -> String) -> String {
    if let place = placeInList(of: object, given) { return place }
    if let known = known(object) { return known }
    let name = given(object)
    var unique = Bearer(name: name, isController: object is UIViewController)
    var count = 1
    while bearers[unique]?.object != nil {
      count += 1
      unique.name = "\(name) (\(count))"
    }
    let reference = Weak(object: object)
    bearers[unique] = reference
    names[ObjectIdentifier(object)] = (reference, unique.name)
    return unique.name
  }
}

extension SubjectNames {
  /// Where a view or layer is in a list: "row 2 of the list", "UILabel 1 in row 2 of the list"; nil for what is in none.
  private func placeInList(of object: NSObject, _ given: (NSObject) -> String) -> String? {
    if let cell = object as? UITableViewCell, let list = cell.superview as? UITableView {
      return list.indexPath(for: cell).map { "\(Self.text($0)) of \(name(of: list, given))" }
    }
    if let cell = object as? UICollectionViewCell, let list = cell.superview as? UICollectionView {
      return list.indexPath(for: cell).map { "\(Self.text($0)) of \(name(of: list, given))" }
    }
    if let view = object as? UIView {
      guard Self.isInCell(view), let outer = view.superview,
        let index = outer.subviews.firstIndex(where: { $0 === view })
      else { return nil }
      return placeInList(of: outer, given).map { "\(view.className) \(index + 1) in \($0)" }
    }
    guard let layer = object as? CALayer, let outer = layer.superlayer,
      let index = outer.sublayers.firstIndex(where: { $0 === layer })
    else { return nil }
    return placeInList(of: outer.owner as? UIView ?? outer, given).map { "\(layer.className) \(index + 1) in \($0)" }
  }

  /// Most views are in no list. To see that is faster than to look for their place in one.
  private static func isInCell(_ view: UIView) -> Bool {
    var next = view.superview
    while let outer = next {
      if outer is UITableViewCell || outer is UICollectionViewCell { return true }
      next = outer.superview
    }
    return false
  }

  private static func text(_ path: IndexPath) -> String {
    path.section == 0 ? "row \(path.row)" : "row \(path.row) of section \(path.section)"
  }
}
