/// The version of the program, in the one place where it is written.
package enum ProgramVersion {
  package static let number = "0.3.0"
}
