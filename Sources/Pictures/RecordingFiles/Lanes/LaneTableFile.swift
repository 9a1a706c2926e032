import MotionMath
import PlainText
import RecordingKit

/// Lanes as a table of comma-separated values (RFC 4180): a column for each number, a row for each frame.
package enum LaneTableFile {
  /// Times are in seconds, lengths in points, angles in degrees, colours and fractions from 0 to 1.
  /// Where a layer is not on screen its cells are empty. Lines end with a newline alone (chosen here).
  package static func encode(_ lanes: [ChosenLane], of run: RecordedRun) -> [UInt8] {
    var text =
      (["time"]
      + lanes.flatMap { lane in
        lane.parts.map { CSVText.cell(lane.name + $0.name + ($0.unit == .degrees ? " (degrees)" : "")) }
      }).joined(separator: ",") + "\n"
    let frame = run.recording.frame(at: run.times[0])
    for time in run.times {
      if run.isStopping() { break }
      frame.seek(to: time)
      text += NumberText.shortest(time)
      for lane in lanes {
        if let numbers = lane.numbers(in: frame) {
          // A zero has no sign.
          for number in numbers { text += "," + NumberText.shortest(number == 0 ? 0 : number) }
        } else {
          text += String(repeating: ",", count: lane.parts.count)
        }
      }
      text += "\n"
    }
    return Array(text.utf8)
  }
}
