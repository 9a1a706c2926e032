import LuaBridge
import ScriptRuntime
import TransitionKit

extension Catalog {
  static let uiSheetPresentationController = ClassDeclaration(
    UISheetPresentationController.self, "UISheetPresentationController", inherits: "UIPresentationController",
    "Presents a controller in a card that a finger drags between heights or dismisses."
  ) { c in
    c.weight = 512
    c.value(
      "detents", .array(.object("UISheetPresentationControllerDetent")),
      "The heights at which the sheet rests; default large.",
      { .objects($1.detents) },
      {
        let detents = try $2.objects("UISheetPresentationControllerDetent", Detent.self)
        guard !detents.isEmpty else {
          throw ScriptFailure.wrongKind($2.place, accepted: "an array of one detent or more", given: "an empty array")
        }
        $1.detents = detents
      })
    c.string(
      "selectedDetentIdentifier",
      "The identifier of the current height: medium, large or a custom one; nil is the smallest.",
      { $0.selectedDetentIdentifier },
      { $0.selectedDetentIdentifier = $1.map(Detent.identifier(named:)) })
    c.string(
      "largestUndimmedDetentIdentifier",
      "The largest height at which the view behind is not dimmed and receives touches.",
      { $0.largestUndimmedDetentIdentifier },
      { $0.largestUndimmedDetentIdentifier = $1.map(Detent.identifier(named:)) })
    c.bool(
      "prefersGrabberVisible", "Whether a grabber is shown at the top.", { $0.prefersGrabberVisible },
      { $0.prefersGrabberVisible = $1 })
    c.bool(
      "prefersScrollingExpandsWhenScrolledToEdge",
      "Whether a drag up on a scroll view at its top expands the sheet first, and then scrolls. Default true.",
      { $0.prefersScrollingExpandsWhenScrolledToEdge }, { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 })
    c.bool(
      "prefersEdgeAttachedInCompactHeight",
      "Whether the sheet is a card at the edge on a screen of compact height too.",
      { $0.prefersEdgeAttachedInCompactHeight }, { $0.prefersEdgeAttachedInCompactHeight = $1 })
    c.bool(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      "Whether such a card is as wide as its controller's preferredContentSize.",
      { $0.widthFollowsPreferredContentSizeWhenEdgeAttached },
      { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = $1 })
    c.value(
      "preferredCornerRadius", .optional(.number(.points)), "The corner radius; nil uses the system's.",
      { $1.preferredCornerRadius.map { .number($0) } ?? .none },
      { $1.preferredCornerRadius = $2.isNil ? nil : try $2.number() })
    c.method(
      "animateChanges", [Parameter(nil, "changes", .function([:]), "A function that sets heights.")],
      "Animates changes of the heights, in 0.4 s."
    ) { sheet, call in
      let changes = try call.function(0)
      sheet.animateChanges { changes.runBlock(as: "the changes") }
      return .none
    }
    c.method("invalidateDetents", "Computes the heights again.") { sheet, _ in
      sheet.invalidateDetents()
      return .none
    }
    c.nestedClass("Detent", "The heights: medium(), large(), custom().")
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
    "A height at which a sheet rests: Swift's UISheetPresentationController.Detent."
  ) { c in
    let detent = Shape.object("UISheetPresentationControllerDetent")
    c.string("identifier", "Identifies the height.", { $0.identifier })
    c.staticMethod(
      "medium", "About half of the largest height.",
      [Overload([], returns: detent) { .object($0.session.app.mediumDetent) }])
    c.staticMethod(
      "large", "The largest height.", [Overload([], returns: detent) { .object($0.session.app.largeDetent) }])
    c.staticMethod(
      "custom", "A custom height.",
      [
        Overload(
          [
            Parameter("identifier", nil, .optional(.string), "Identifies the height."),
            Parameter(
              "resolver", nil, .function(["context": .table], returns: .optional(.number(.points))),
              "Receives {maximumDetentValue}; returns the height without the bottom safe area, nil for unused."),
          ], returns: detent
        ) { call in
          let resolver = try call.function(1)
          return .object(
            Detent.custom(
              identifier: try call.string(orNil: 0) ?? Detent.newIdentifier(in: call.session.app)
            ) { most in
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
