import CResources
import PlainText

/// Methods that Apple's public protocols and classes declare and that nothing here calls: a class that has one of them does
/// not misspell another. Source: the protocols' reference pages; the names are as scripts write them.
enum AppleCallbacks {
  static let names = Set(Resource.appleCallbacks.text.split(separator: "\n").map(String.init))
}
