import UIKit

final class ThreeController: UIViewController {}
