import LayerKit
import ScriptRuntime
import ViewKit

/// The script's object for a font, which is a struct in the engine.
final class FontObject: NSObject, ObjectWithFacts {
  let font: UIFont
  /// The name that the script asked for; nil for the system font.
  let name: String?
  init(_ font: UIFont, name: String? = nil) { (self.font, self.name) = (font, name) }
  override var className: String { "UIFont" }
  override var debugName: String? { name ?? font.fontName }
  var facts: [(name: String, value: Double)] { [("size", font.pointSize)] }
}

/// The objects of fonts that scripts have: one for each value, so that equal fonts are equal (documented).
private final class FontObjects: SessionObject {
  private struct Value: Hashable {
    let font: UIFont
    let name: String?
  }

  private struct Known { weak var object: FontObject? }

  private var cache: [Value: Known] = [:]
  /// How many are kept before those are forgotten that no script has any more.
  private var room = 64

  init(in session: ScriptSession) {}

  func object(of font: UIFont, _ name: String?) -> FontObject {
    let value = Value(font: font, name: name)
    if let object = cache[value]?.object { return object }
    if cache.count >= room {
      cache = cache.filter { $0.value.object != nil }
      room = max(64, 2 * cache.count)
    }
    let object = FontObject(font, name: name)
    cache[value] = Known(object: object)
    return object
  }
}

extension ScriptSession {
  func fontObject(of font: UIFont, name: String? = nil) -> FontObject { only(FontObjects.self).object(of: font, name) }

  /// The object for a font; for that of a view the one it was given, which knows its name.
  func object(of font: UIFont, in view: UIView? = nil) -> ScriptValue {
    if let attached = view?[attached: Self.givenFont], attached.font == font { return .object(attached) }
    return .object(fontObject(of: font))
  }

  /// Keeps the object for `object(of:in:)`.
  func keep(_ object: FontObject, in view: UIView) -> UIFont {
    view[attached: Self.givenFont] = object.name == nil ? nil : object
    return object.font
  }

  private static var givenFont: AttachmentKey<FontObject> { AttachmentKey("font") }
}
