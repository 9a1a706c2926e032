import LuaBridge
import PlainText

/// Tells the errors of callbacks; one that comes again and again, as a handler's does at every move of a finger, once,
/// and then how often.
final class CallbackErrors {
  private let write: (String) -> Void
  private var last: ScriptError?
  private var repeats = 0

  init(_ write: @escaping (String) -> Void) { self.write = write }

  /// - Parameter text: The whole of what there is to say of `error`.
  func tell(_ error: ScriptError, _ text: String) {
    if error.description == last?.description {
      repeats += 1
    } else {
      end()
      write(text + "\n")
    }
    last = error
  }

  /// No more will come: says how often the last one came again, and until when.
  func end() {
    if repeats > 0, let last {
      write("the same \(repeats == 1 ? "once" : "\(repeats) times") more, until \(NumberText.seconds(last.time))\n")
    }
    (last, repeats) = (nil, 0)
  }
}
