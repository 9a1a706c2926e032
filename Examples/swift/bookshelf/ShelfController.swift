import UIKit

struct Book: Hashable {
  let title: String
  let color: UIColor

  static let all = [
    Book(title: "Time and Again", color: .systemBlue), Book(title: "The Long Way Back", color: .systemGreen),
  ]
}

final class ShelfController: UIViewController {
  var onSelect: ((Book) -> Void)?

  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: Book.all.map(makeButton))
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    view.backgroundColor = .systemBackground
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  private func makeButton(_ book: Book) -> UIButton {
    let action = UIAction(title: book.title) { [weak self] _ in self?.onSelect?(book) }
    return UIButton(type: .system, primaryAction: action)
  }
}
