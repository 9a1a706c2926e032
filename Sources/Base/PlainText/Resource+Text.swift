package import CResources

extension Resource {
  /// A file of text that is part of the program. All of them are UTF-8.
  package var text: String { String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) }
}
