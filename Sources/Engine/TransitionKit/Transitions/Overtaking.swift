package import ViewKit

/// A push or pop that the program asked for while another of the same stack ran, and that completed it: before iOS 26 it is refused.
package struct Overtaking: Sendable {
  /// Push or pop.
  package let operation: String
  /// The label of the page that comes by the push, or goes by the pop.
  package let page: String
  /// Virtual seconds.
  package let time: Double
  /// The statement that asked for it; nil where none is known.
  package let place: WarningReport.Place?
}
