import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiSheetPresentationController = ClassDeclaration(
    UISheetPresentationController.self, "UISheetPresentationController", inherits: "UIPresentationController",
    "Presents a controller in a card that a finger drags between heights, or away."
  ) { c in
    c.value(
      "detents", .array(.object("UISheetPresentationControllerDetent")), "The heights it can rest at; default large.",
      { .objects($1.detents) },
      {
        $1.detents = try $2.objects(
          "UISheetPresentationControllerDetent", UISheetPresentationController.Detent.self)
      })
    c.string(
      "selectedDetentIdentifier", "The height it rests at; nil is the smallest.", { $0.selectedDetentIdentifier },
      { $0.selectedDetentIdentifier = $1 })
    c.string(
      "largestUndimmedDetentIdentifier", "Up to this height what is behind is not dimmed, and takes touches.",
      { $0.largestUndimmedDetentIdentifier }, { $0.largestUndimmedDetentIdentifier = $1 })
    c.bool(
      "prefersGrabberVisible", "Whether there is a grabber at its top.", { $0.prefersGrabberVisible },
      { $0.prefersGrabberVisible = $1 })
    c.value(
      "preferredCornerRadius", .optional(.number(.points)), "Nil is the system's.",
      { $1.preferredCornerRadius.map { .number($0) } ?? .none },
      { $1.preferredCornerRadius = $2.isNil ? nil : try $2.number() })
    c.method(
      "animateChanges", [Parameter(nil, "changes", .function(""), "Sets heights.")],
      "Changes heights in an animation of 0.4 s."
    ) { sheet, call in
      let changes = try call.function(0)
      sheet.animateChanges { changes.call(as: "the changes") }
      return .none
    }
    c.method("invalidateDetents", "Works heights out again.") { sheet, _ in
      sheet.invalidateDetents()
      return .none
    }
    c.staticValue("Detent", .any, "The heights: medium(), large(), custom().") { session in
      guard let id = session.classID(named: "UISheetPresentationControllerDetent") else { return .none }
      session.lua.pushClass(id)
      return .reference(session.lua.popReference())
    }
    c.example(
      """
      local card = UIViewController()
      card.sheetPresentationController.detents = {UISheetPresentationController.Detent.medium()}
      window.rootViewController = UIViewController()
      window.rootViewController:present(card, false)
      timeline:run()
      print(card.view.frame.height < window.bounds.height * 0.6)   --> true
      """)
  }

  static let uiSheetDetent = ClassDeclaration(
    UISheetPresentationController.Detent.self, "UISheetPresentationControllerDetent",
    "A height a sheet can rest at: Swift's UISheetPresentationController.Detent."
  ) { c in
    let detent = Shape.object("UISheetPresentationControllerDetent")
    c.string("identifier", "Names it.", { $0.identifier })
    c.staticMethod(
      "medium", "About half of the largest height.", [Overload([], returns: detent) { _ in .object(Detent.medium()) }])
    c.staticMethod("large", "All there is.", [Overload([], returns: detent) { _ in .object(Detent.large()) }])
    c.staticMethod(
      "custom", "A height of your own.",
      [
        Overload(
          [
            Parameter("identifier", nil, .optional(.string), "Names it."),
            Parameter("resolver", nil, .function("context"), "Given {maximumDetentValue}, answers the height or nil."),
          ], returns: detent
        ) { call in
          let resolver = try call.function(1)
          return .object(
            Detent.custom(identifier: try call.string(orNil: 0) ?? "") { most in
              resolver.call(as: "the resolver", [.table([("maximumDetentValue", .number(most))])]) {
                $0.isNil ? nil : try $0.number()
              }?.flatMap { $0 }
            })
        }
      ])
    c.example(
      """
      local small = UISheetPresentationController.Detent.custom{
        identifier = "small", resolver = function(context) return context.maximumDetentValue / 4 end}
      print(small.identifier)   --> small
      """)
  }

  private typealias Detent = UISheetPresentationController.Detent
}
