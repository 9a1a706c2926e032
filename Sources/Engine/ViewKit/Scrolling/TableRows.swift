import MotionMath

/// Where the parts of a table lie, from the top of its content down. Heights in points.
struct TableRows {
  struct Section {
    /// Of the header.
    var top = 0.0
    var header = 0.0
    var footer = 0.0
    /// Where each row begins below the header, and where the last ends.
    fileprivate(set) var tops: [Double] = [0]

    var count: Int { tops.count - 1 }
    var rowsHeight: Double { tops[count] }
    var footerTop: Double { top + header + rowsHeight }
    var bottom: Double { footerTop + footer }

    init(rows heights: [Double], header: Double, footer: Double) {
      (self.header, self.footer) = (header, footer)
      tops.reserveCapacity(heights.count + 1)
      for height in heights { tops.append(tops[tops.count - 1] + height) }
    }
  }

  private(set) var sections: [Section] = []
  /// Where the first section begins.
  private let start: Double

  init(_ sections: [Section] = [], below start: Double = 0) {
    (self.sections, self.start) = (sections, start)
    place(from: 0)
  }

  /// Where the last section ends.
  var bottom: Double { sections.last?.bottom ?? start }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && (0..<sections[path.section].count).contains(path.item)
  }

  /// The top and height of a row there is.
  func row(_ path: IndexPath) -> (top: Double, height: Double) {
    let section = sections[path.section]
    let top = section.tops[path.item]
    return (section.top + section.header + top, section.tops[path.item + 1] - top)
  }

  /// Gives a row another height; what is below it moves. Takes time in the number of rows below.
  mutating func setHeight(_ height: Double, ofRow path: IndexPath) {
    let change = height - row(path).height
    for item in (path.item + 1)...sections[path.section].count { sections[path.section].tops[item] += change }
    place(from: path.section + 1)
  }

  /// The row that ends below `y`, first of all; nil below the last.
  func firstRow(endingBelow y: Double) -> IndexPath? {
    for (number, section) in sections.enumerated() where section.count > 0 && section.footerTop > y {
      let inside = y - section.top - section.header
      var (low, high) = (0, section.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if section.tops[middle + 1] > inside { high = middle } else { low = middle + 1 }
      }
      return IndexPath(item: low, section: number)
    }
    return nil
  }

  /// The row after `path`; nil after the last.
  func row(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < sections[path.section].count { return IndexPath(item: path.item + 1, section: path.section) }
    return sections.indices.first { $0 > path.section && sections[$0].count > 0 }
      .map { IndexPath(item: 0, section: $0) }
  }

  private mutating func place(from first: Int) {
    for number in sections.indices where number >= first {
      sections[number].top = number == 0 ? start : sections[number - 1].bottom
    }
  }
}
