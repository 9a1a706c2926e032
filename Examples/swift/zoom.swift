// Zoom: a place in a list grows into its page, and shrinks back into the list, also under a finger. The Swift of ../zoom.lua.
import UIKit

private let gap: CGFloat = 16

final class List: UIViewController {
  private(set) var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    view.backgroundColor = .systemGroupedBackground
    let (width, height) = (UIScreen.main.bounds.width, min(150, (UIScreen.main.bounds.height - 260) / 3))
    for (number, color) in [UIColor.systemOrange, .systemBlue, .systemIndigo].enumerated() {
      let card = UIView(
        frame: CGRect(x: gap, y: 169 + CGFloat(number) * (height + gap), width: width - 2 * gap, height: height))
      card.clipsToBounds = true
      card.layer.cornerRadius = 20
      card.backgroundColor = color
      card.tag = number
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
      view.addSubview(card)
      cards.append(card)
    }
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard let card = tap.view else { return }
    open(card.tag)
  }

  func open(_ number: Int) {
    let place = Place(number: number)
    place.preferredTransition = .zoom { [weak self] context in
      guard let place = context.zoomedViewController as? Place else { return nil }
      return self?.cards[place.number]
    }
    navigationController?.pushViewController(place, animated: true)
  }
}

final class Place: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Place \(number + 1)"
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 300))
    picture.backgroundColor = [UIColor.systemOrange, .systemBlue, .systemIndigo][number]
    view.addSubview(picture)
  }
}

let list = List()
let navigation = UINavigationController(rootViewController: list)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
