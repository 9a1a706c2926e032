package import MotionMath

/// A fixed-length run of `Double`s in one allocation: the storage of one page of a layer's property values.
package final class ComponentPage: ManagedBuffer<Int, Double> {
  /// A new page holding `page`'s default values.
  package static func defaults(of page: Page) -> ComponentPage {
    let values = page.defaults
    return make(count: values.count) { target in
      for index in values.indices { (target + index).initialize(to: values[index]) }
    }
  }

  /// The default numbers of a page; they are never written to and never freed.
  package static func defaultElements(of page: Page) -> UnsafePointer<Double> { defaults.elements(of: page) }

  private static let defaults = DefaultElements()

  /// One run of defaults for each page. Immutable from the start, so that any thread may read it.
  private struct DefaultElements: @unchecked Sendable {
    private let pages = Page.allCases.map { page in
      let values = page.defaults
      let elements = UnsafeMutablePointer<Double>.allocate(capacity: values.count)
      elements.initialize(from: values, count: values.count)
      return UnsafePointer(elements)
    }

    func elements(of page: Page) -> UnsafePointer<Double> { pages[Int(page.rawValue)] }
  }

  package func copy() -> ComponentPage {
    withUnsafeMutablePointerToElements { source in
      ComponentPage.make(count: header) { target in target.initialize(from: source, count: header) }
    }
  }

  private static func make(count: Int, _ fill: (UnsafeMutablePointer<Double>) -> Void) -> ComponentPage {
    let buffer = ComponentPage.create(minimumCapacity: count) { _ in count }
    buffer.withUnsafeMutablePointerToElements(fill)
    return unsafeDowncast(buffer, to: ComponentPage.self)
  }
}
