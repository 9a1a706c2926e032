import FrameRendering
import MotionMath
import Testing

@testable import RecordingFiles
@testable import RecordingKit

@Suite("Drawings over frames") struct DrawingSegmentsTests {
  /// A triangle whose first corner is at `x`, and a rectangle that is `width` wide.
  private func form(x: Double, width: Double?) -> DrawingForm {
    var triangle = CGPath()
    triangle.move(to: CGPoint(x: x, y: 20))
    triangle.addLine(to: CGPoint(x: x + 5.5, y: 21))
    triangle.closeSubpath()
    let white = Paint.color(.white)
    var commands = [
      DrawingCommand(.fill(.path(triangle, isEvenOdd: false), white, .identity), bounds: .zero)
    ]
    if let width {
      let rect = CGRect(x: 0, y: 0, width: width, height: 8)
      commands.append(DrawingCommand(.fill(.rect(rect), white, .identity), bounds: .zero))
    }
    return DrawingForm(
      commands, owners: [LayerID(index: 3), LayerID(index: 4)], in: ImageTable())
  }

  /// Slots: of the triangle 0 is the rule of its inside, 1 to 4 its points, 5 to 8 its colour, 9 to 14 its transform; of the
  /// rectangle 15 to 18 its sides.
  @Test("a drawing is stored once, its path as the number of its parts; segments have what is other, and what moves")
  func pool() {
    let columns = ColumnTable()
    var drawings = DrawingSegments()
    drawings.append(form(x: 10, width: 30), at: 0, in: columns)
    drawings.append(form(x: 10, width: 31), at: 1, in: columns)
    // Another form, with the triangle somewhere else.
    drawings.append(form(x: 12.25, width: nil), at: 2, in: columns)
    drawings.end(in: columns)
    #expect(
      drawings.drawings == [
        "[\"F\",[\"p\",0,1],[1,1,1,1],[1,0,0,1,0,0],3]",
        "[\"F\",[\"r\",0,0,30,8],[1,1,1,1],[1,0,0,1,0,0],4]",
      ])
    #expect(drawings.outlines.text == "MLZ")
    #expect(drawings.templates == ["[0,1]", "[0]"])
    // 12.25 + 5.5 = 17.75.
    #expect(drawings.segments == ["[0,2,0,[],[17,0],[]]", "[2,1,1,[[1,12.25],[2,17.75]],[],[]]"])
  }

  /// Slots 1 and 3 are the x of the triangle's corners, 15 and 17 the rectangle's x and width: the second corner moves as the
  /// first does, 5.5 further on, and 16 slots lie between it and the width.
  @Test("slots and columns are counted from the one before, and a column serves all that move alike") func gaps() {
    let columns = ColumnTable()
    var drawings = DrawingSegments()
    for (frame, x) in [10.0, 11, 13].enumerated() {
      drawings.append(form(x: x, width: 30 - 2 * x), at: frame, in: columns)
    }
    drawings.end(in: columns)
    #expect(drawings.segments == ["[0,3,0,[],[1,0,2,0,14,1],[1,5.5]]"])
  }
}
