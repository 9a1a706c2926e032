extension RunOptions.Color {
  /// Whether output is coloured: as the command line says, else as the environment does, else on a terminal that is not
  /// dumb. `NO_COLOR` and `FORCE_COLOR` count when they are not empty, and the former wins.
  package func isWanted(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    return switch self {
    case .always: true
    case .never: false
    case .auto where isSet("NO_COLOR"): false
    case .auto where isSet("FORCE_COLOR"): environment("FORCE_COLOR") != "0"
    case .auto: isTerminal && environment("TERM") != "dumb"
    }
  }
}
