import UIKit

final class TwoController: UIViewController {}
