import ImportTable
import LuaTree
import SwiftSyntax

/// Classes that are animators by a base class or protocol which nobody has given, as one of Objective-C: nothing can show them.
extension Harness {
  /// Lines that name each with its reason; none where there is none.
  static func unread(_ program: SwiftProgram, _ translator: Translator) -> [LuaStatement] {
    let rows = program.typeOrder.compactMap { info -> String? in
      guard info.isTranslated, info.sort == .class, program.sources[info.file].isGiven, takesContext(info),
        let base = unknownBase(of: info, program)
      else { return nil }
      let line = program.location(of: info.declaration, in: info.file).line
      let file = ReportText.quoted(program.sources[info.file].name)
      let reason = ReportText.quoted("'\(base)' is declared in no file of Swift that was given")
      return "setUps = setUps .. \"open\\t\(info.name)\\t\" .. \(file) .. \"\\t\(line)\\t\" .. \(reason) .. \"\\n\""
    }
    return (rows.isEmpty ? [] : ["setUps = \"\""] + rows).map { LuaStatement.comment($0) }
  }

  /// True for a class with a method that is handed the context of a transition, of UIKit's or a library's kind.
  private static func takesContext(_ info: TypeInfo) -> Bool {
    info.members.contains { item in
      let parameters = item.member.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      return parameters?.contains { parameter in
        let type = parameter.type.trimmedDescription
        return type.contains("Transition") && type.contains("Context") && !type.contains("Coordinator")
      } ?? false
    }
  }

  /// The first type that a class, or one that it is made of, names as its base and nobody declares.
  private static func unknownBase(of info: TypeInfo, _ program: SwiftProgram) -> String? {
    program.chain(of: info).lazy.flatMap(\.unknownNames).first { name in
      // Those of the frameworks are named after them.
      !["UI", "NS", "CA", "CG"].contains(where: name.hasPrefix) && program.table.absentKinds[name] == nil
        && (name.contains("Transition") || name.contains("Animat"))
    }
  }
}
