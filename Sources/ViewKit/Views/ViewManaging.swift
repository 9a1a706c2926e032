import LayerKit

/// What a view needs to know of the controller whose root view it is. `UIViewController` is the one conformance.
package protocol ViewManaging: UIResponder {
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
}
