/// Methods that Apple's public protocols and classes declare and that nothing here calls: a class that has one of them does
/// not misspell another. Source: the protocols' reference pages; the names are as scripts write them.
enum AppleCallbacks {
  static let names = Set(
    String(decoding: PackageResources.AppleCallbacks_txt, as: UTF8.self).split(separator: "\n")
      .map(String.init))
}
