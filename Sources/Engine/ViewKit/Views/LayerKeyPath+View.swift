public import MotionMath

extension LayerKeyPath {
  /// The key path of a view's layer that `name` stands for: a property that views call otherwise, `center.x`, or a key
  /// path of the layer itself, with `layer.` before it or not. Nil when the layer has none.
  public init?(ofView name: some StringProtocol) {
    let dot = name.firstIndex(of: ".") ?? name.endIndex
    let path: String
    switch name[..<dot] {
    case "layer" where dot < name.endIndex: path = String(name[name.index(after: dot)...])
    case "center": path = "position" + name[dot...]
    case "alpha": path = "opacity" + name[dot...]
    case "isHidden": path = "hidden" + name[dot...]
    case "clipsToBounds": path = "masksToBounds" + name[dot...]
    default: path = String(name)
    }
    guard let keyPath = try? LayerKeyPath(path) else { return nil }
    self = keyPath
  }
}
