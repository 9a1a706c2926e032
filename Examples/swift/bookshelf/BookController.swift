import UIKit

final class BookController: UIViewController {
  private let book: Book

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
    title = book.title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = book.color
  }
}
