import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

/// The script's object for a font, which is a struct in the engine.
final class FontObject: NSObject, ObjectWithFacts {
  let font: UIFont
  init(_ font: UIFont) { self.font = font }
  override var className: String { "UIFont" }
  override var debugName: String? { font.fontName }
  var facts: [(name: String, value: Double)] { [("size", font.pointSize)] }
}

/// The objects of fonts that scripts have seen: one for each value, so that equal fonts are equal (documented).
final class FontObjects: SessionObject {
  private var known: [UIFont: FontObject] = [:]

  init(in session: ScriptSession) {}

  func object(_ font: UIFont) -> FontObject {
    if let object = known[font] { return object }
    let object = FontObject(font)
    known[font] = object
    return object
  }
}

extension ScriptSession {
  /// The object for a font.
  func object(of font: UIFont) -> ScriptValue { .object(only(FontObjects.self).object(font)) }
}

/// A font's face and size apart from the font, with which others are asked for.
final class FontDescriptorObject: NSObject, ObjectWithFacts {
  let font: UIFont
  init(_ font: UIFont) { self.font = font }
  override var className: String { "UIFontDescriptor" }
  override var debugName: String? { font.fontName }
  var facts: [(name: String, value: Double)] { [("size", font.pointSize)] }

  /// The traits that are modelled.
  static let traits = EnumEntry(
    name: "UIFontDescriptor.SymbolicTraits", words: ["traitBold", "traitItalic", "traitMonoSpace"])

  /// Bold is what is semibold or more (reported of Apple's faces).
  var symbolicTraits: [String] {
    var traits = font.face.weight.boldness > 0.6 ? ["traitBold"] : []
    if font.face.design == .italic { traits.append("traitItalic") }
    if font.face.design == .monospaced { traits.append("traitMonoSpace") }
    return traits
  }

  /// The face with these traits and no others.
  func with(_ traits: [String]) -> FontDescriptorObject {
    var changed = font
    changed.name = nil
    let isBold = traits.contains("traitBold")
    if isBold != (font.face.weight.boldness > 0.6) { changed.face.weight = isBold ? .bold : .regular }
    changed.face.design =
      traits.contains("traitMonoSpace") ? .monospaced : traits.contains("traitItalic") ? .italic : .upright
    return FontDescriptorObject(changed)
  }
}

extension Catalog {
  static let uiFontDescriptor = ClassDeclaration(
    FontDescriptorObject.self, "UIFontDescriptor", "A font's face and size, with which others are asked for."
  ) { c in
    c.number("pointSize", .points, "The font size.", { $0.font.pointSize })
    c.enumerations(FontDescriptorObject.traits)
    c.value(
      "symbolicTraits", .options(FontDescriptorObject.traits), "How the face looks; a new array.",
      { .array($1.symbolicTraits.map { .string($0) }) })
    c.method(
      "withSymbolicTraits",
      [Parameter(nil, "traits", .options(FontDescriptorObject.traits), "How the face shall look.")],
      returns: .object("UIFontDescriptor"), "The same with these traits and no others."
    ) { descriptor, call in .object(descriptor.with(try call[0].words())) }
    c.example(
      """
      local title = UIFont.preferredFont("title1")
      local bold = UIFont{descriptor = title.fontDescriptor:withSymbolicTraits("traitBold"), size = 0}
      print(bold.pointSize, bold.fontName)   --> 28.0	.SFUI-Bold
      """)
  }
}
