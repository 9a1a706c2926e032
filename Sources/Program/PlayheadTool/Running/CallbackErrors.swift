import LuaBridge
import PlainText

/// Reports errors of callbacks. A repeated error, as of a handler at every move of a finger, is reported once, with a
/// count.
final class CallbackErrors {
  private let write: (String) -> Void
  private var last: ScriptError?
  private var repeats = 0

  init(_ write: @escaping (String) -> Void) { self.write = write }

  /// - Parameter text: The whole report of `error`.
  func report(_ error: ScriptError, _ text: String) {
    if error.description == last?.description {
      repeats += 1
    } else {
      end()
      write(text + "\n")
    }
    last = error
  }

  /// Reports how often the last error was repeated, and until when.
  func end() {
    if repeats > 0, let last {
      write("the same \(repeats == 1 ? "once" : "\(repeats) times") more, until \(NumberText.seconds(last.time))\n")
    }
    (last, repeats) = (nil, 0)
  }
}
