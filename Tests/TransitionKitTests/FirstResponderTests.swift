import LayerKit
import RecordingKit
import Testing
import TransitionKit
import ViewKit

/// The first responder of a controller that goes.
@Suite("First responders in transitions") struct FirstResponderTests {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let rig = Rig()
  private let field: Field

  init() {
    field = Field(in: rig.app)
    rig.root.view.addSubview(field)
    rig.world.drain()
    field.becomeFirstResponder()
  }

  /// The events of first responders and of the transition, by name.
  private var order: [String] {
    let names = [
      "becomeFirstResponder", "resignFirstResponder", "viewWillDisappear", "viewDidDisappear", "viewDidAppear",
    ]
    // The first is the root's.
    return rig.world.recording.events.map(\.name).filter { names.contains($0) }
  }

  @Test("it resigns for a presentation, and comes back with the dismissal", arguments: [true, false])
  func presentation(_ isAnimated: Bool) {
    let modal = rig.controller("modal")
    rig.root.present(modal, animated: isAnimated)
    rig.world.run()
    #expect(!field.isFirstResponder)
    modal.dismiss(animated: isAnimated)
    rig.world.run()
    #expect(field.isFirstResponder)
    #expect(
      order == [
        "viewDidAppear", "becomeFirstResponder", "viewWillDisappear", "resignFirstResponder", "viewDidAppear",
        "viewDidDisappear",
        "viewWillDisappear", "becomeFirstResponder", "viewDidAppear", "viewDidDisappear",
      ])
  }

  @Test("it is back after a cancel")
  func cancel() {
    let director = Director(rig.log)
    director.animator = BlockAnimator.dissolveThatRestores(rig.log)
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    let modal = rig.controller("modal")
    modal.transitioningDelegate = director
    rig.root.present(modal, animated: true)
    rig.world.advance(by: 0.1)
    driver.update(0.4)
    #expect(!field.isFirstResponder)
    driver.cancel()
    rig.world.run()
    #expect(field.isFirstResponder)
  }

  @Test("another that was chosen meanwhile stays")
  func another() {
    let modal = rig.controller("modal", style: .overFullScreen)
    rig.root.present(modal, animated: true)
    rig.world.run()
    let other = Field(in: rig.app)
    rig.app.keyWindow?.addSubview(other)
    #expect(other.becomeFirstResponder())
    modal.dismiss(animated: true)
    rig.world.run()
    #expect(other.isFirstResponder && !field.isFirstResponder)
  }

  @Test("a controller can be it, and passes on to the window and the application")
  func controllers() {
    final class Listener: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let listener = Listener(in: rig.app)
    #expect(!listener.becomeFirstResponder(), "its view is in no window")
    rig.app.keyWindow?.rootViewController = listener
    rig.world.drain()
    #expect(rig.app.firstResponder == nil, "the root view it was in has gone")
    #expect(listener.becomeFirstResponder())
    #expect(listener.next === rig.app.keyWindow && listener.next?.next === rig.app)
  }
}
