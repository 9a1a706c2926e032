/// A part of where an item of a layout is.
public enum LayoutPart: String, CaseIterable, Sendable {
  case x, y, width, height

  public var isLength: Bool { self == .width || self == .height }
}
