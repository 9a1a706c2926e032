import LayerKit
import MotionMath
import RecordingKit
import Testing
import ViewKit

/// The first responder. The questions and answers are those of Apple's pages on `UIResponder` and `UIView.endEditing(_:)`.
@Suite("First responders") struct FirstResponderTests {
  private let rig = Rig()

  /// A view that can become the first responder, and notes what it is asked.
  private final class Field: UIView {
    var name = ""
    var asked: (String) -> Void = { _ in }
    var mayBecome = true
    var mayResign = true
    override var canBecomeFirstResponder: Bool {
      asked("\(name) canBecome")
      return mayBecome
    }
    override var canResignFirstResponder: Bool {
      asked("\(name) canResign")
      return mayResign
    }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
      asked("\(name) become")
      return super.becomeFirstResponder()
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
      asked("\(name) resign")
      return super.resignFirstResponder()
    }
  }

  private func field(_ name: String, in superview: UIView? = nil) -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40), in: rig.app)
    field.name = name
    field.asked = { [unowned rig] in rig.note($0) }
    (superview ?? rig.window).addSubview(field)
    return field
  }

  @Test("a view may not become it unless its class says so")
  func byDefault() {
    let view = rig.box(0, 0, 10, 10)
    #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    #expect(view.resignFirstResponder(), "what is not the first responder has nothing to give up")
    #expect(rig.app.firstResponder == nil)
  }

  @Test("the one that becomes it is asked, then the one that resigns; both are logged")
  func order() {
    let (name, town) = (field("name"), field("town"))
    #expect(name.becomeFirstResponder())
    rig.clear()
    #expect(town.becomeFirstResponder())
    #expect(rig.log == ["town become", "town canBecome", "name resign", "name canResign"])
    #expect(town.isFirstResponder && !name.isFirstResponder)
    let names = rig.world.recording.events.map(\.name).filter { $0.contains("FirstResponder") }
    #expect(names == ["becomeFirstResponder", "resignFirstResponder", "becomeFirstResponder"])
    rig.clear()
    #expect(town.becomeFirstResponder())
    #expect(rig.log == ["town become"])
  }

  @Test("a refusal of either leaves it where it is")
  func refusals() {
    let (name, town) = (field("name"), field("town"))
    name.becomeFirstResponder()
    town.mayBecome = false
    #expect(!town.becomeFirstResponder() && name.isFirstResponder)
    town.mayBecome = true
    name.mayResign = false
    #expect(!town.becomeFirstResponder() && name.isFirstResponder)
    #expect(!name.resignFirstResponder() && name.isFirstResponder)
    name.mayResign = true
    #expect(name.resignFirstResponder() && rig.app.firstResponder == nil)
  }

  @Test("outside a window nothing becomes it, and what leaves the window loses it, also if it refuses")
  func windows() {
    let loose = Field(in: rig.app)
    #expect(!loose.becomeFirstResponder())
    let page = rig.box(0, 0, 100, 100)
    let name = field("name", in: page)
    name.becomeFirstResponder()
    name.mayResign = false
    let other = rig.box(0, 100, 100, 100)
    other.addSubview(page)
    #expect(name.isFirstResponder, "it has moved within its window")
    page.removeFromSuperview()
    #expect(!name.isFirstResponder && rig.app.firstResponder == nil)
  }

  @Test("endEditing asks the one inside, and with force asks nobody")
  func endEditing() {
    let page = rig.box(0, 0, 100, 100)
    let name = field("name", in: page)
    #expect(!page.endEditing(false))
    name.becomeFirstResponder()
    name.mayResign = false
    #expect(!page.endEditing(false) && name.isFirstResponder)
    rig.clear()
    #expect(page.endEditing(true) && !name.isFirstResponder)
    #expect(rig.log == [])
  }

  @Test("the chain ends at the application")
  func chain() {
    let page = rig.box(0, 0, 100, 100)
    let name = field("name", in: page)
    var chain: [UIResponder] = [name]
    while let next = chain.last?.next { chain.append(next) }
    #expect(chain.map(ObjectIdentifier.init) == [name, page, rig.window, rig.app].map(ObjectIdentifier.init))
    #expect(rig.app.app === rig.app)
  }
}
