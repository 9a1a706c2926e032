/// Lets a session's output through, or drops it: what is done again was seen before.
final class OutputGate {
  var isOpen = false
}
