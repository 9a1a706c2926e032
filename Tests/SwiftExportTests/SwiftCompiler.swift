import Glibc
import SwiftExport
import TestSupport

/// `swiftc`, with the stub of UIKit made from the API table: what Swift makes of a file. Each file has a folder of its own.
final class SwiftCompiler: @unchecked Sendable {
  /// Nil where there is no `swiftc`.
  static let shared = SwiftCompiler()

  private let path: String
  private let folder: TemporaryFolder
  /// The compiler's messages about the stub itself; empty for none.
  let problems: String

  private init?() {
    let search = getenv("PATH").map { String(cString: $0) } ?? ""
    let places = search.split(separator: ":").map { String($0) + "/swiftc" }
    guard let path = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
    folder = TemporaryFolder()
    folder.write(SwiftStub.text(), to: "Stub.swift")
    folder.write(Self.fingers, to: "Fingers.swift")
    problems =
      Self.run(
        path, ["-emit-module", "-module-name", "UIKit", "-parse-as-library", "Stub.swift", "-o", "UIKit.swiftmodule"],
        folder)
      + Self.run(
        path,
        [
          "-emit-module", "-module-name", "XCTest", "-parse-as-library", "-I", ".", "Fingers.swift", "-o",
          "XCTest.swiftmodule",
        ], folder)
  }

  /// As much of XCTest as a finger's steps need, after its documentation. The module that Linux has knows no application.
  private static let fingers = """
    @_exported \("import") UIKit
    open class XCTestCase {
      public init() {}
      open var continueAfterFailure: Bool { get { fatalError() } set {} }
      open func setUpWithError() throws {}
    }
    public func XCTAssertTrue(_ value: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {}
    open class XCTestExpectation { public init(description: String) {} }
    open class XCTWaiter {
      public enum Result { case completed }
      public class func wait(for expectations: [XCTestExpectation], timeout: Double) -> Result { fatalError() }
    }
    @MainActor open class XCUIElement {
      public init() {}
      open var isHittable: Bool { fatalError() }
      open func tap() {}
      open func pinch(withScale scale: CGFloat, velocity: CGFloat) {}
      open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { fatalError() }
    }
    @MainActor open class XCUIElementQuery { open var firstMatch: XCUIElement { fatalError() } }
    @MainActor open class XCUIApplication: XCUIElement {
      open var buttons: XCUIElementQuery { fatalError() }
      open var windows: XCUIElementQuery { fatalError() }
      open func launch() {}
      open func activate() {}
    }
    @MainActor open class XCUICoordinate {
      open var screenPoint: CGPoint { fatalError() }
      open func withOffset(_ offset: CGVector) -> XCUICoordinate { fatalError() }
      open func tap() {}
      open func press(
        forDuration duration: Double, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration hold: Double) {}
    }
    public struct XCUIGestureVelocity { public init(rawValue: CGFloat) {} }
    @MainActor open class XCUIDevice {
      public enum Button { case home }
      public class var shared: XCUIDevice { fatalError() }
      open var orientation: UIDeviceOrientation { get { fatalError() } set {} }
      open func press(_ button: Button) {}
    }

    """

  private static func run(_ path: String, _ words: [String], _ folder: TemporaryFolder) -> String {
    let always = ["-swift-version", "5", "-suppress-warnings"]
    let run = ProgramRun(
      path, words + always, environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": folder.path],
      folder: folder.path)
    return run.code == 0 ? "" : run.output + run.errors
  }

  /// The errors of files as one program; empty for none. What Objective-C reads is left out: Linux has none.
  func errors(in files: [(name: String, text: String)]) -> String {
    let place = "files-\(files.map(\.text).joined().utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) })"
    for file in files {
      let text = file.text.replacing("@objc ", with: "").replacing("@IBAction ", with: "").replacing(
        "@IBOutlet ", with: ""
      )
      .replacing("#selector(", with: "selector(").replacing("dynamic var", with: "var")
      folder.write(text, to: "\(place)/\(file.name)")
    }
    return Self.run(path, ["-typecheck", "-I", "."] + files.map { "\(place)/\($0.name)" }, folder)
  }
}
