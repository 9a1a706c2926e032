package import LuaBridge
package import ScriptRuntime

/// THE API TABLE: everything a script can say. One file for each class or family; this is the list of them.
extension Catalog {
  /// UIKit, Core Animation and the timeline.
  package static let uiKit = Catalog(
    classes: classRows, standIns: StandIns.declarations.all, structure: { structRow($0) }, functions: functionRows,
    objects: objectRows, enumerations: enumerationRows, constants: constantRows,
    protocols: protocolRows + StandIns.protocols, spokenNames: objectNames,
    absences: Absences(ofName: { absence(ofName: $0) }, ofMember: { absence(of: $0, in: $1) }))

  private static let classRows: [ClassDeclaration] = modelledRows.map { $0.keeping(StandIns.kept(by:)) }

  private static let modelledRows: [ClassDeclaration] =
    [nsObject, nsNull, caAction] + layerClasses + animationClasses + viewClasses + pathClasses + layoutClasses
    + contentClasses + textClasses + scrollClasses + gestureClasses + animatorClasses + controllerClasses + stageClasses
    + taskClasses + taskGroupClasses
    + observingClasses + deviceClasses
    + barClasses + graphicsClasses + motionEffectClasses + dynamicsClasses
}

extension ScriptSession {
  /// A session in which scripts use the whole table.
  ///
  /// - Throws: `ScriptError` when there is not enough memory for the interpreter.
  package convenience init(_ options: SessionOptions) throws(ScriptError) { try self.init(options, Catalog.uiKit) }
}
