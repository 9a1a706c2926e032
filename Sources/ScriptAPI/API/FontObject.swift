import LayerKit
import ScriptRuntime
import ViewKit

/// The script's object for a font, which is a struct in the engine.
final class FontObject: NSObject, ObjectWithFacts {
  let font: UIFont
  /// What it was asked for by; nil for the system font.
  let name: String?
  init(_ font: UIFont, name: String? = nil) { (self.font, self.name) = (font, name) }
  override var className: String { "UIFont" }
  override var debugName: String? { name ?? font.fontName }
  var facts: [(name: String, value: Double)] { [("size", font.pointSize)] }
}

/// The objects of fonts that scripts have seen: one for each value, so that equal fonts are equal (documented).
private final class FontObjects: SessionObject {
  var known: [FontObject] = []

  init(in session: ScriptSession) {}
}

extension ScriptSession {
  func fontObject(of font: UIFont, name: String? = nil) -> FontObject {
    let objects = only(FontObjects.self)
    for object in objects.known where object.font == font && object.name == name { return object }
    let object = FontObject(font, name: name)
    objects.known.append(object)
    return object
  }

  /// The object for a font; for that of a view the one it was given, which knows its name.
  func object(of font: UIFont, in view: UIView? = nil) -> ScriptValue {
    if let given = view?[attached: Self.givenFont], given.font == font { return .object(given) }
    return .object(fontObject(of: font))
  }

  /// Keeps the object for `object(of:in:)`.
  func keep(_ object: FontObject, in view: UIView) -> UIFont {
    view[attached: Self.givenFont] = object.name == nil ? nil : object
    return object.font
  }

  private static var givenFont: AttachmentKey<FontObject> { AttachmentKey("font") }
}
