import UIKit

final class OneController: UIViewController {}
