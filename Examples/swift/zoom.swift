// Zoom: a place in a list grows into its page, and shrinks back into the list, also under a finger. The Swift of ../zoom.lua.
import UIKit

final class Place: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Place \(number)"
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }
}

final class List: UIViewController {
  var cards: [UIView] = []

  func open(_ number: Int) {
    let place = Place(number: number)
    place.preferredTransition = .zoom { [weak self] context in
      guard let place = context.zoomedViewController as? Place else { return nil }
      return self?.cards[place.number - 1]
    }
    navigationController?.pushViewController(place, animated: true)
  }
}
