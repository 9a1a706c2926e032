package import FrameRendering
package import MotionMath
import PlainText
package import RecordingKit

/// The images of a session's frames as files, each under its number.
package final class FrameImages {
  let table = ImageTable()

  package init() {}

  /// How many there are. Numbers begin with 0.
  package var count: Int { table.addresses.count }

  /// The address of an image that holds itself; nil for a number that none has.
  package func address(_ number: Int) -> String? {
    table.addresses.indices.contains(number) ? table.addresses[number] : nil
  }
}

/// A frame for a page that follows a session: all of its drawings, or the numbers in which they differ from those of the last
/// frame of the same form.
package enum FrameMessage {
  /// As `RunData` codes a run of this frame alone, with nothing else in it.
  case key([UInt8])
  /// The changes of the numbers, which are counted in the order of the drawings, as JSON. `set` has runs of new numbers: for each run, how
  /// many numbers are passed over before it, then its numbers. `moved` has movements: for each, the amount by which its numbers change,
  /// then, for each number, how many are passed over before it.
  case delta(set: String, moved: String?)
}

/// Writes the frames of one page. Both sides keep the last 16 forms, so that going back to one of them is a delta.
package struct FrameWriter {
  private struct Form {
    let number: Int
    let drawings: [String]
    var numbers: [Double]
    /// The numbers as the page has them, which are rounded where they were moved.
    var shown: [Double]
  }

  /// The one that was used last is the last.
  private var forms: [Form] = []
  private var next = 0
  /// Chosen here: sheet-list has ten in a run.
  package static let mostForms = 16
  /// The fewest numbers that are sent as one movement when they change alike. Chosen here: for three, their positions take as many bytes.
  private static let fewestAlike = 4

  package init() {}

  /// - Returns: The number of the form, and the message about it.
  package mutating func message(
    of frame: Frame, size: CGSize, pictures: PictureOptions, images: FrameImages, isStopping: @escaping () -> Bool
  ) -> (form: Int, message: FrameMessage) {
    let owned = OwnedPicture(of: frame, size: size, options: pictures, isStopping: isStopping)
    let form = DrawingForm(owned.picture.commands, owners: owned.owners, in: images.table)
    guard let index = forms.lastIndex(where: { $0.drawings == form.drawings }) else {
      if forms.count == Self.mostForms { forms.removeFirst() }
      let numbers = form.numbers.map(\.value)
      forms.append(Form(number: next, drawings: form.drawings, numbers: numbers, shown: numbers))
      next += 1
      return (next - 1, .key(Self.key(form)))
    }
    var known = forms.remove(at: index)
    let changed = form.numbers.indices.filter { form.numbers[$0].value != known.numbers[$0] }
    // Most numbers of a layer that moves change by the same amount.
    var (ways, places): ([(text: String, slots: [Int])], [String: Int]) = ([], [:])
    for slot in changed {
      let number = form.numbers[slot]
      let way = number.quantum.text(number.value - known.shown[slot])
      if let place = places[way] {
        ways[place].slots.append(slot)
      } else {
        places[way] = ways.count
        ways.append((way, [slot]))
      }
    }
    var moved: [String] = []
    var single: [Int] = []
    for (text, slots) in ways {
      guard slots.count >= Self.fewestAlike, let way = Double(text) else {
        single += slots
        continue
      }
      var last = 0
      var gaps: [String] = []
      for slot in slots {
        gaps.append(String(slot - last))
        last = slot
        known.shown[slot] += way
      }
      moved.append(JSONText.array([text] + gaps))
    }
    var runs: [[String]] = []
    var (last, start) = (-2, 0)
    for slot in single.sorted() {
      let number = form.numbers[slot]
      let text = number.quantum.text(number.value)
      known.shown[slot] = Double(text) ?? number.value
      if last != slot - 1 {
        runs.append([String(slot - start)])
        start = slot
      }
      runs[runs.count - 1].append(text)
      last = slot
    }
    for slot in changed { known.numbers[slot] = form.numbers[slot].value }
    forms.append(known)
    return (
      known.number,
      .delta(set: JSONText.array(runs.map(JSONText.array)), moved: moved.isEmpty ? nil : JSONText.array(moved))
    )
  }

  private static func key(_ form: DrawingForm) -> [UInt8] {
    var drawings = DrawingSegments()
    let columns = ColumnTable()
    drawings.append(form, at: 0, in: columns)
    drawings.end(in: columns)
    let head = JSONText.object([
      "playhead": "1", "outlines": JSONText.string(drawings.outlines.text),
      "stored": JSONText.array(drawings.drawings), "templates": JSONText.array(drawings.templates),
      "segments": JSONText.array(drawings.segments), "columns": "[]",
    ])
    return RunData.bytes(head, drawings.outlines.bytes)
  }
}
