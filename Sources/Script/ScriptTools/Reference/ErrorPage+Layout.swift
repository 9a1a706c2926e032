import ScriptRuntime
import ViewKit

/// The pages of layout by constraints.
extension ErrorPage {
  static let ofLayout = [
    ErrorPage(
      .badConstraint,
      """
      The attributes of a constraint do not go together, or it cannot become what is asked while it is active. A \
      location needs a location of a second item on the same axis, a length another length or a number; \
      `leading` and `trailing` do not mix with `left` and `right`. Nothing has changed.
      """,
      wrong: """
        local box = UIView()
        window:addSubview(box)
        NSLayoutConstraint(box, "top", "equal", nil, nil, 1, 100)
        """,
      right: """
        local box = UIView()
        window:addSubview(box)
        NSLayoutConstraint(box, "top", "equal", window, "top", 1, 100)
        """),
    ErrorPage(
      .noCommonAncestor,
      """
      A constraint can only be activated when one view has both of its items inside, or is one of them.
      """,
      wrong: """
        local box, label = UIView(), UILabel()
        window:addSubview(box)
        label.topAnchor:constraint{equalTo = box.bottomAnchor}.isActive = true
        """,
      right: """
        local box, label = UIView(), UILabel()
        window:addSubview(box)
        window:addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor:constraint{equalTo = box.bottomAnchor}.isActive = true
        label.leftAnchor:constraint{equalTo = box.leftAnchor}.isActive = true
        """),
  ]

  static let ofLayoutWarnings = [
    ErrorPage(
      .constraintLoop,
      """
      Layout changes the constraints that it comes from, so it would never end, on a device too. It stops after 50 \
      rounds; change constraints before layout, or in updateConstraints.
      """,
      wrong: """
        local Card = class("Card", UIView)
        function Card:layoutSubviews()
          local height = self.height
          if height.constant < 160 then height.constant = height.constant + 1 end
          Card.super.layoutSubviews(self)
        end
        local card = Card{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(card)
        card.height = card.heightAnchor:constraint{equalToConstant = 100}
        card.height.isActive = true
        window:layoutIfNeeded()
        """,
      right: """
        local card = UIView{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(card)
        local height = card.heightAnchor:constraint{equalToConstant = 100}
        NSLayoutConstraint.activate{height,
          card.topAnchor:constraint{equalTo = window.topAnchor},
          card.leftAnchor:constraint{equalTo = window.leftAnchor},
          card.widthAnchor:constraint{equalTo = window.widthAnchor}}
        height.constant = 101
        window:layoutIfNeeded()
        """),
    ErrorPage(
      .unsatisfiableConstraints,
      """
      Required constraints exclude each other. The list names exactly those that do: without any one of them the \
      others can hold. The one that was activated last does not count, until another constraint of the list \
      changes or goes.
      """,
      wrong: """
        local card = UIView{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(card)
        NSLayoutConstraint.activate{
          card.widthAnchor:constraint{equalToConstant = 100},
          card.widthAnchor:constraint{equalToConstant = 200},
          card.leftAnchor:constraint{equalTo = window.leftAnchor},
          card.topAnchor:constraint{equalTo = window.topAnchor},
          card.heightAnchor:constraint{equalToConstant = 50}}
        window:layoutIfNeeded()
        """,
      right: """
        local card = UIView{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(card)
        local wide = card.widthAnchor:constraint{equalToConstant = 200}
        wide.priority = 999
        NSLayoutConstraint.activate{
          card.widthAnchor:constraint{equalToConstant = 100}, wide,
          card.leftAnchor:constraint{equalTo = window.leftAnchor},
          card.topAnchor:constraint{equalTo = window.topAnchor},
          card.heightAnchor:constraint{equalToConstant = 50}}
        window:layoutIfNeeded()
        """),
    ErrorPage(
      .notArranged,
      """
      A stack view spaces and drops the views it arranges. A subview added by addSubview is not one of them.
      """,
      wrong: """
        local stack, row = UIStackView(), UIView()
        window:addSubview(stack)
        stack:addSubview(row)
        stack:setCustomSpacing(24, row)
        """,
      right: """
        local stack, row = UIStackView(), UIView()
        window:addSubview(stack)
        stack:addArrangedSubview(row)
        stack:setCustomSpacing(24, row)
        """),
    ErrorPage(
      .maskAndConstraint,
      """
      A constraint decides nothing between views that their frames lay out. Set \
      translatesAutoresizingMaskIntoConstraints to false on the view that it shall place.
      """,
      wrong: """
        local card = UIView(CGRect(0, 0, 100, 100))
        window:addSubview(card)
        card.widthAnchor:constraint{equalToConstant = 100}.isActive = true
        window:layoutIfNeeded()
        """,
      right: """
        local card = UIView(CGRect(0, 0, 100, 100))
        window:addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate{
          card.leftAnchor:constraint{equalTo = window.leftAnchor},
          card.topAnchor:constraint{equalTo = window.topAnchor},
          card.widthAnchor:constraint{equalToConstant = 100},
          card.heightAnchor:constraint{equalToConstant = 100}}
        window:layoutIfNeeded()
        """),
    ErrorPage(
      .noConstraints,
      """
      A view with translatesAutoresizingMaskIntoConstraints = false is where its constraints put it, whatever its frame \
      was. Without any, and without content of its own, it has no size, so that nothing of it is seen.
      """,
      wrong: """
        local card = UIView(CGRect(20, 20, 100, 100))
        window:addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        timeline:step()
        """,
      right: """
        local card = UIView()
        window:addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate{
          card.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 20},
          card.topAnchor:constraint{equalTo = window.topAnchor, constant = 20},
          card.widthAnchor:constraint{equalToConstant = 100},
          card.heightAnchor:constraint{equalToConstant = 100}}
        timeline:step()
        """),
    ErrorPage(
      .ambiguousLayout,
      """
      Constraints must decide a place and a length along each axis. UIKit shows any layout that they allow; here a position \
      that nothing decides is 0 and a size as small as it can be. At most 20 views are named.
      """,
      wrong: """
        local card = UIView{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(card)
        NSLayoutConstraint.activate{
          card.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 20},
          card.topAnchor:constraint{equalTo = window.topAnchor, constant = 20},
          card.widthAnchor:constraint{equalToConstant = 100}}
        timeline:step()
        """,
      right: """
        local card = UIView{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(card)
        NSLayoutConstraint.activate{
          card.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 20},
          card.topAnchor:constraint{equalTo = window.topAnchor, constant = 20},
          card.widthAnchor:constraint{equalToConstant = 100},
          card.heightAnchor:constraint{equalToConstant = 100}}
        timeline:step()
        """),
  ]
}
