import LayerKit
import LuaBridge
import TransitionKit
import ViewKit

/// The declarations of a table of stand-ins, each below one of the classes that an object in Swift can have.
package struct StandInDeclarations: Sendable {
  private let rows: [String: StandIn]
  private let words: [String: EnumEntry]
  package private(set) var all: [ClassDeclaration] = []

  /// - Parameter words: The enumerations that rows name without their words.
  package init(_ rows: [StandIn], words: [EnumEntry]) {
    self.words = Dictionary(words.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.rows = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let table = self
    all = rows.map { table.declaration(of: $0) }
  }

  /// The class above it that is modelled.
  private func base(of row: StandIn) -> String { rows[row.superclass].map { base(of: $0) } ?? row.superclass }

  /// The members of a row, those of the rows above it first.
  package func members(of row: StandIn) -> (inherited: [StandIn.Member], own: [StandIn.Member]) {
    let above = rows[row.superclass].map { members(of: $0) }
    let inherited = above.map { $0.inherited + $0.own } ?? []
    return (inherited, StandInReader(row.members, of: row.name, words: words, inherited: inherited).members)
  }

  /// The members that a modelled class keeps and does nothing with.
  package func kept(_ text: String, of owner: String) -> [StandIn.Member] {
    StandInReader(text, of: owner, words: words).members
  }

  private func declaration(of row: StandIn) -> ClassDeclaration {
    switch base(of: row) {
    case "UIView":
      return declare(row, UIView.self) {
        StandInView(row, in: $0.app)
      } below: {
        ScriptView(in: $0.app, layer: $0.takeLayer())
      }
    case "UIControl":
      return declare(row, UIControl.self) {
        StandInControl(row, in: $0.app)
      } below: {
        ScriptControl(in: $0.app, layer: $0.takeLayer())
      }
    case "UIScrollView":
      return declare(row, UIScrollView.self) {
        StandInScrollView(row, in: $0.app)
      } below: {
        ScriptScrollView(in: $0.app, layer: $0.takeLayer())
      }
    case "UITextField":
      return declare(row, UITextField.self) {
        StandInField(row, in: $0.app)
      } below: {
        ScriptTextField(in: $0.app)
      }
    case "UICollectionViewCell":
      return declare(row, UICollectionViewCell.self) {
        StandInCell(row, in: $0.app)
      } below: {
        ScriptCollectionViewCell(in: $0.app, layer: $0.takeLayer())
      }
    case "UIViewController":
      return declare(row, UIViewController.self) {
        StandInController(row, in: $0.app)
      } below: {
        ScriptStandInController(row, in: $0.app)
      }
    case "UICollectionViewFlowLayout":
      return declare(row, UICollectionViewFlowLayout.self) { _ in
        StandInLayout(row)
      } below: {
        ScriptLayout(in: $0)
      }
    case "CALayer":
      return declare(row, CALayer.self) {
        StandInLayer(row, in: $0.world)
      } below: {
        ScriptLayer(in: $0.world)
      }
    case "UIVisualEffect": return declare(row, UIVisualEffect.self) { _ in StandInEffect(row) }
    case "NSObject":
      return declare(row, NSObject.self) { _ in
        StandInObject(row)
      } below: {
        ScriptObject(in: $0)
      }
    default: preconditionFailure("no stand-in for a \(row.superclass)")
    }
  }

  private func declare<Object: NSObject>(
    _ row: StandIn, _ type: Object.Type, _ make: @escaping @Sendable (ScriptSession) -> Object,
    below: (@Sendable (ScriptSession) -> Object)? = nil
  ) -> ClassDeclaration {
    let table = self
    return ClassDeclaration(
      type, row.name, inherits: row.superclass, "Stands in: \(row.sentence)", isStandIn: true,
      source: "ScriptAPI/StandIns.swift"
    ) { c in
      func told(_ session: ScriptSession, _ object: Object) -> Object {
        session.only(ToldStandIns.self).tell(row, of: object, in: session)
        return object
      }
      c.makes { told($0, make($0)) }
      if let below { c.subclassed { told($0, below($0)) } }
      var words: [EnumEntry] = []
      for member in table.members(of: row).own {
        c.keep(member)
        if case .property(let property) = member, let entry = property.shape.nestedWords(in: row.name),
          !words.contains(where: { $0.name == entry.name })
        {
          words.append(entry)
          c.enumerations(entry)
        }
      }
      c.example("print(\(row.name)():isKind(\(row.name)))   --> true")
    }
  }
}

extension Shape {
  /// The words of an enumeration that Swift nests in the class.
  fileprivate func nestedWords(in owner: String) -> EnumEntry? {
    switch wrapped {
    case .word(let entry), .options(let entry): entry.name.hasPrefix(owner + ".") ? entry : nil
    default: nil
    }
  }
}
