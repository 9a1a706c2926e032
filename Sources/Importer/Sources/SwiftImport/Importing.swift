public import LuaTree
public import ProgramIndex

/// A file of Swift.
public struct SwiftSource: Sendable {
  public let name: String
  public let text: String
  /// True for a file that is translated; of others only the declarations are known.
  public let isTranslated: Bool
  /// Whether what it declares is there when the script runs, though it is not translated.
  public let isThere: Bool
  /// True for a file that was named, false for one that was brought in.
  public let isGiven: Bool

  public init(
    name: String, text: String, isTranslated: Bool = true, isThere: Bool = false, isGiven: Bool = true
  ) {
    self.name = name
    self.text = text
    self.isTranslated = isTranslated
    self.isThere = isThere
    self.isGiven = isGiven
  }
}

/// The result of an import.
public struct ImportResult: Sendable {
  public let lua: String
  /// For each line of the Lua, where it comes from.
  public let origins: [LuaStatement.Origin?]
  public let reports: [Report]
  /// Statements and members of the files.
  public let statements: Int
  public let leftOut: Int

  public var isComplete: Bool { reports.isEmpty }
}

/// Translates files of Swift, which are one program, into one script.
public enum SwiftImporter {
  /// Longer files are refused: no source of a person is as long.
  public static let longestFile = 4 << 20

  /// - Parameters:
  ///   - isPiece: Whether methods may stand without a class, as in something pasted.
  ///   - hasHarness: Whether lines are added that present, push or drag what the files declare.
  ///   - isJudged: Whether these say, in the global `setUps`, what shows what, and what nothing shows.
  ///   - interfaces: The storyboards and nibs of the program.
  ///   - refused: Lines of files, as `Card.swift:12`, whose declarations are left out.
  public static func translate(
    _ sources: [SwiftSource], isPiece: Bool = false, hasHarness: Bool = false, isJudged: Bool = false,
    interfaces: [InterfaceFile] = [], leavingOut refused: [String] = []
  ) -> ImportResult {
    OnLargeStack.run {
      let program = SwiftProgram(sources, isPiece: isPiece, interfaces: interfaces, leavingOut: refused)
      let translator = ProgramTranslator(
        program, hasHarness: hasHarness, isJudged: isJudged, leavingOut: refused)
      return translator.result()
    }
  }
}
