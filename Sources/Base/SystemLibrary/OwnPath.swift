import CPlatform

/// The path of this program; nil where there is none, or it is too long.
public func ownPath() -> String? {
  var path = [CChar](repeating: 0, count: 4200)
  guard cpl_own_path(&path, path.count) else { return nil }
  return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
