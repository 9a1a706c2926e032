import MotionMath
import TestSupport
import Testing

@testable import FrameRendering

@Suite("Pictures of designs of fonts") struct FontDesignPictures {
  private static let faces = [Typeface.embedded] + (Typeface(family: "Inter").map { [$0] } ?? [])

  private func drawn(_ text: String, _ design: FontDesign, _ typeface: Typeface, size: Double = 100) -> CGPath {
    var letters = Lettering(FontMetrics(size: size, design: design), typeface)
    letters.append(text, at: .zero)
    return letters.outlines
  }

  /// Where a path is inside a strip of heights, from left to right.
  private func span(of path: CGPath, from top: Double, to bottom: Double) -> (left: Double, right: Double) {
    let xs = path.elements.compactMap(\.end).filter { top <= $0.y && $0.y <= bottom }.map(\.x)
    return (xs.min() ?? 0, xs.max() ?? 0)
  }

  @Test("letters that lean are further right at the top than at the bottom, by the angle of Inter's", arguments: faces)
  func leaning(_ typeface: Typeface) {
    let (upright, italic) = (drawn("l", .upright, typeface), drawn("l", .italic, typeface))
    func lean(_ path: CGPath) -> Double {
      let box = path.boundingBoxOfPath
      // The first and last tenth of the letter's height.
      let top = span(of: path, from: box.minY, to: box.minY + box.height / 10)
      let foot = span(of: path, from: box.maxY - box.height / 10, to: box.maxY)
      return (top.left - foot.left) / box.height
    }
    #expect(abs(lean(upright)) < 0.01)
    // tan 9.4 degrees; Inter's own l is drawn to it, but for its ends.
    #expect(abs(lean(italic) - 0.1655) < 0.03, "\(lean(italic))")
  }

  @Test("Chinese letters and pictures do not lean", arguments: faces)
  func square(_ typeface: Typeface) { #expect(drawn("中", .italic, typeface) == drawn("中", .upright, typeface)) }

  @Test("letters of equal widths stand in the middle of their places", arguments: faces)
  func monospaced(_ typeface: Typeface) {
    // 1266 / 2048 of the size to each.
    let step = 61.816
    let alone = drawn("H", .monospaced, typeface).boundingBoxOfPath
    let third = drawn("iiH", .monospaced, typeface).boundingBoxOfPath
    #expect(abs(third.maxX - alone.maxX - 2 * step) < 0.01)
    // An H is symmetric.
    #expect(abs(alone.midX - step / 2) < 0.5)
    #expect(drawn("mw", .monospaced, typeface) != drawn("mw", .upright, typeface))
    #expect(drawn("mmm", .monospaced, typeface).boundingBoxOfPath.maxX <= 3 * step)
  }

  @Test("a digit of equal widths is drawn in the middle of its place", arguments: faces)
  func digits(_ typeface: Typeface) {
    // At 100 points the face is in its display cut, without tracking: a 4 is 1318 - 5.8 * 5.5 wide, a 1 950 - 3.2 * 5.5.
    let (wide, own) = (100 * (1318 - 5.8 * 5.5) / 2048, 100 * (950 - 3.2 * 5.5) / 2048)
    let (tabular, plain) = (drawn("1", .monospacedDigit, typeface), drawn("1", .upright, typeface))
    let (first, second) = (tabular.boundingBoxOfPath, plain.boundingBoxOfPath)
    #expect(abs(first.midX - second.midX - (wide - own) / 2) < 0.01)
    // The letter itself is as it was.
    #expect(abs(first.width - second.width) < 0.01)
    #expect(drawn(":a", .monospacedDigit, typeface) == drawn(":a", .upright, typeface))
  }

  @Test("labels are drawn in their designs, and each differently")
  func labels() throws {
    func pixels(_ font: String) throws -> [UInt32] {
      let bitmap = try Scene(
        script: "local l = UILabel(CGRect(10, 10, 100, 60))\nl.text = 'Wit 1471'\n"
          + "l.font = UIFont.\(font) window:addSubview(l)"
      ).bitmap
      return (0..<bitmap.count).map { bitmap.pixels[$0] }
    }
    let fonts = [
      "systemFont(20)", "italicSystemFont(20)", "monospacedSystemFont(20, 'regular')",
      "monospacedSystemFont(20, 'bold')", "monospacedDigitSystemFont(20, 'regular')",
    ]
    #expect(Set(try fonts.map(pixels)).count == fonts.count)
    #expect(try pixels("systemFont(20)") != pixels("italicSystemFont(20)"))
  }

  @Test("an attributed text has runs in their designs")
  func runs() throws {
    func pixels(_ font: String) throws -> [UInt32] {
      let bitmap = try Scene(
        script: "local l = UILabel(CGRect(10, 10, 100, 60)) local t = NSMutableAttributedString('ab')\n"
          + "t:addAttribute('font', UIFont.\(font), NSRange(1, 1)) l.attributedText = t window:addSubview(l)"
      ).bitmap
      return (0..<bitmap.count).map { bitmap.pixels[$0] }
    }
    #expect(try pixels("systemFont(17)") != pixels("italicSystemFont(17)"))
  }
}
