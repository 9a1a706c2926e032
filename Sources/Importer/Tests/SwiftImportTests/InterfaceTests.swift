import ProgramIndex
import SwiftImport
import Testing

/// Storyboards and nibs beside the files.
@Suite struct InterfaceTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <!-- <scene> -->
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="a" customClass="Home" customModule="App" sceneMemberID="viewController">
              <view key="view" id="v">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <imageView id="i">
                    <rect key="frame" x="0.0" y="20.5" width="375" height="100"/>
                  </imageView>
                </subviews>
                <connections>
                  <outletCollection property="gestureRecognizers" destination="p" appends="YES"/>
                </connections>
              </view>
              <connections>
                <outlet property="picture" destination="i"/>
                <segue destination="n" kind="presentation" identifier="A &amp; B" modalPresentationStyle="fullScreen"/>
              </connections>
            </viewController>
            <panGestureRecognizer id="p">
              <connections><action selector="dragged:" destination="a"/></connections>
            </panGestureRecognizer>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects>
            <navigationController id="n" sceneMemberID="viewController">
              <connections><segue destination="c" kind="relationship" relationship="rootViewController"/></connections>
            </navigationController>
          </objects>
        </scene>
        <scene sceneID="3">
          <objects>
            <viewController storyboardIdentifier="card" id="c" customClass="Card" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private static let file = InterfaceFile(path: "Main.storyboard", bytes: Array(storyboard.utf8))

  private static let swift = """
    import UIKit
    let cards = "A & B"
    class Card: UIViewController {}
    class Home: UIViewController {
      @IBOutlet weak var picture: UIImageView!
      @IBOutlet weak var label: UILabel!
      @IBAction func dragged(_ sender: UIPanGestureRecognizer) {}
      func open() { performSegue(withIdentifier: cards, sender: nil) }
      func make() { present(storyboard!.instantiateViewController(withIdentifier: "card"), animated: true) }
    }
    """

  private func lua(_ swift: String = swift, hasHarness: Bool = true) -> String {
    SwiftImporter.translate(
      [SwiftSource(name: "a.swift", text: swift)], hasHarness: hasHarness, interfaces: Self.file.map { [$0] } ?? []
    ).lua
  }

  @Test func `a storyboard says classes, outlets, segues and frames`() throws {
    let screens = try #require(Self.file).screens
    #expect(screens.map(\.className) == ["Home", nil, "Card"])
    #expect(screens.map(\.kind) == ["UIViewController", "UINavigationController", "UIViewController"])
    #expect(screens.map(\.identifier) == [nil, nil, "card"])
    #expect(screens.map(\.isInitial) == [true, false, false])
    #expect(screens[0].outlets.map(\.property) == ["picture"])
    #expect(screens[0].segues.map(\.identifier) == ["A & B"])
    let frame = try #require(screens[0].root?.children.first?.frame)
    #expect([frame.x, frame.y, frame.width, frame.height] == [0, 20.5, 375, 100])
    #expect(screens[0].recognizers.first?.selector == "dragged:")
  }

  @Test func `text that is no storyboard is none, wherever it ends`() {
    let bytes = Array(Self.storyboard.utf8)
    for end in stride(from: 0, to: bytes.count - 20, by: 7) {
      #expect(InterfaceFile(path: "a", bytes: Array(bytes[..<end])) == nil)
    }
    for text in ["<a", "<a b", "<a b=\"", "<a><b></a></b>", "<document/>x", "<>"] {
      let screens = InterfaceFile(path: "a", bytes: Array(text.utf8)).map(\.screens) ?? []
      #expect(screens.isEmpty)
    }
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(InterfaceFile(path: "a", bytes: Array(deep.utf8)) == nil)
  }

  @Test func `a controller has what its storyboard gives it`() {
    let lines = lua().split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      "views[1] = UIImageView()", "views[1].frame = CGRect(0, 20.5, 375, 100)",
      "views[1].autoresizingMask = {\"flexibleWidth\"}", "self.view:addSubview(views[1])", "self.picture = views[1]",
      "self.view:addGestureRecognizer(UIPanGestureRecognizer(self, \"dragged\"))",
      "local made = UINavigationController(Card())", "made.modalPresentationStyle = \"fullScreen\"",
    ] {
      #expect(lines.contains(Substring(line)), "\(line)")
    }
    // An outlet that the storyboard does not have is a stand-in.
    #expect(lines.contains { $0.hasPrefix("self.label = Gap.standIn(UILabel(), \"label\"") })
    #expect(!lines.contains { $0.hasPrefix("self.picture = Gap") })
    #expect(lines.contains("function Home:make() self:present(Card(), true) end"))
  }

  @Test func `what is drawn into a container view is a child of its class, when the outlets are set`() throws {
    let container = """
      <imageView id="i">
                    <rect key="frame" x="0.0" y="20.5" width="375" height="100"/>
                  </imageView>
                  <containerView id="w"><connections><segue destination="DESTINATION" kind="embed"/></connections></containerView>
      """
    func lines(_ destination: String, _ card: String = "Card") throws -> [String] {
      let text = Self.storyboard.replacing(
        try Regex("<imageView id=\"i\">[^§]*</imageView>"), with: container.replacing("DESTINATION", with: destination)
      ).replacing("customClass=\"Card\"", with: "customClass=\"\(card)\"")
      let file = try #require(InterfaceFile(path: "Main.storyboard", bytes: Array(text.utf8)))
      return SwiftImporter.translate(
        [SwiftSource(name: "a.swift", text: Self.swift)], hasHarness: true, isJudged: true, interfaces: [file]
      ).lua.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
    let known = try lines("c")
    let performed = try #require(known.firstIndex(of: "self:performSegue(\"\", views[2])"))
    #expect(known[..<performed].contains("self.picture = views[1]"))
    #expect(
      known[..<performed].joined().contains(
        "self:addSegue(\"\", {kind = \"embed\", destination = function() return Card() end"))
    // Of a class that is declared nowhere, and of another storyboard.
    #expect(try lines("c", "Nobody").contains { $0.contains("Gap.standIn(UIViewController(), \"Nobody\", ") })
    #expect(try lines("elsewhere").contains { $0.contains("\"is in another storyboard, which is not read\"") })
  }

  @Test func `a person's import has none of it`() { #expect(!lua(hasHarness: false).contains("loadView")) }

  @Test func `a screen that is cast to a protocol of nobody's is made for it`() {
    let lua = self.lua(
      """
      import UIKit
      protocol Source { var picture: UIImageView { get } }
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          guard let from = context.viewController(forKey: .from) as? Source else { return }
          from.picture.alpha = 0
        }
      }
      """)
    #expect(lua.contains("Source_made = Source_made or class(\"Source\", UIViewController)"))
    #expect(lua.contains("responds(\"conforms_to_Source\")"))
    #expect(lua.contains("function Source_made:conforms_to_Source()"))
  }

  @Test func `members of a class that is declared nowhere have a class`() {
    let lua = self.lua("extension NoteTextView { var isLong: Bool { contentSize.height > 900 } }")
    #expect(lua.contains("local NoteTextView = class(\"NoteTextView\", UITextView)") || !lua.contains("NoteTextView:"))
  }
}
