import MotionMath
import Testing

@Suite("LayerProperty") struct LayerPropertyTests {
  @Test("every row's default is of its kind, or nil where nil is allowed", arguments: LayerProperty.allCases)
  func defaults(_ property: LayerProperty) {
    let value = property.defaultValue
    #expect(value.kind == property.kind || (value == .none && property.isOptional))
  }

  @Test("every row has a name, a summary of one sentence and a threshold", arguments: LayerProperty.allCases)
  func documented(_ property: LayerProperty) {
    #expect(LayerProperty(name: property.name) == property)
    #expect(LayerProperty(memberName: property.memberName) == property)
    #expect(property.summary.hasSuffix("."))
    #expect(property.summary.filter { $0 == "." }.count == 1)
    #expect(property.width == 0 || property.visibilityThreshold > 0)
  }

  @Test("vector rows have a page and object rows none", arguments: LayerProperty.allCases)
  func pages(_ property: LayerProperty) {
    #expect((property.page != nil) == (property.kind.width > 0))
    #expect(property.width == property.kind.width)
  }

  @Test("the rows of a page fill it without gaps or overlaps", arguments: Page.allCases)
  func layout(_ page: Page) {
    var next = 0
    for property in LayerProperty.allCases where property.page == page {
      #expect(property.offset == next)
      next += property.width
    }
    #expect(next == page.width)
    #expect(page.defaults.count == page.width)
  }

  @Test("the first page is the nine properties nearly every layer sets")
  func corePage() {
    let core = LayerProperty.allCases.filter { $0.page == .core }
    #expect(
      core == [
        .bounds, .position, .anchorPoint, .zPosition, .opacity, .cornerRadius, .hidden, .masksToBounds,
        .backgroundColor,
      ])
    #expect(Page.core.width == 17)
  }

  @Test(
    "scripts use Apple's Swift names where the key differs",
    arguments: [
      (LayerProperty.hidden, "isHidden"), (.doubleSided, "isDoubleSided"), (.geometryFlipped, "isGeometryFlipped"),
      (.opaque, "isOpaque"), (.wrapped, "isWrapped"), (.opacity, "opacity"), (.type, "type"),
    ])
  func memberNames(_ property: LayerProperty, _ name: String) {
    #expect(property.memberName == name)
  }

  @Test("only the properties measured on macOS animate by themselves on a plain layer")
  func implicitActions() {
    let plain = LayerProperty.allCases.filter { $0.owner == .plain }
    #expect(
      Set(plain.filter { $0.implicitAction == .transition }) == [
        .hidden, .geometryFlipped, .masksToBounds, .maskedCorners,
      ])
    #expect(
      Set(plain.filter { $0.implicitAction == .basic }) == [
        .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .contents,
        .contentsRect, .contentsCenter, .contentsScale, .cornerRadius, .borderWidth, .borderColor, .opacity,
        .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .backgroundColor, .rasterizationScale,
      ])
  }

  /// Recorded on iOS 11 to 14.
  @Test("a view's block animates neither border nor depth, and replaces what fades")
  func blocks() {
    let moving = LayerProperty.allCases.filter { $0.implicitAction == .basic }
    #expect(
      Set(moving.filter { $0.blockAction == .none }) == [
        .borderWidth, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .strokeStart, .strokeEnd, .zPosition,
        .contents,
      ])
    #expect(Set(moving.filter { $0.blockAction == .replacing }) == [.backgroundColor, .opacity, .anchorPoint])
    #expect([LayerProperty.path, .shadowPath].allSatisfy { $0.implicitAction == .none })
  }

  @Test("shadow and border defaults are those measured on macOS")
  func measuredDefaults() {
    #expect(LayerProperty.shadowOpacity.defaultValue == .number(0))
    #expect(LayerProperty.shadowOffset.defaultValue == .size(CGSize(width: 0, height: -3)))
    #expect(LayerProperty.shadowRadius.defaultValue == .number(3))
    #expect(LayerProperty.shadowColor.defaultValue == .color(.black))
    #expect(LayerProperty.borderColor.defaultValue == .color(.black))
    #expect(LayerProperty.anchorPoint.defaultValue == .point(CGPoint(x: 0.5, y: 0.5)))
  }
}
