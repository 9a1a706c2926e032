import LuaBridge
import TestStages
import Testing

/// `weak`, as Swift's `weak var`: The Swift Programming Language, "Weak References".
@Suite("Weak properties")
struct WeakPropertyTests {
  @Test("hold an object while something else does, in subclasses too, and are nil afterwards")
  func released() throws {
    let text = try Stage.output(
      """
      local Card = class("Card")
      weak(Card, "owner")
      local Fan = class("Fan", Card)
      local card, fan, owner = Card(), Fan(), Card()
      card.owner, fan.owner, card.other = owner, owner, owner
      collectgarbage()
      print(card.owner == owner, fan.owner == owner, Card.owner, owner.owner)
      card.other, owner = nil, nil
      collectgarbage()
      print(card.owner, fan.owner)
      """)
    #expect(text == "true\ttrue\tnil\tnil\nnil\tnil")
  }

  @Test("hold a view that is on the screen, which no variable of the script holds")
  func shown() throws {
    let text = try Stage.output(
      """
      local Card = class("Card")
      weak(Card, "view")
      local card = Card()
      do
        local view = UIView(CGRect(0, 0, 9, 9))
        window:addSubview(view)
        card.view = view
      end
      collectgarbage()
      print(card.view == window.subviews[1], card.view.bounds.width)
      card.view:removeFromSuperview()
      collectgarbage()
      print(card.view)
      """)
    #expect(text == "true\t9.0\nnil")
  }

  @Test("take any other value, nil and a new object")
  func assigned() throws {
    let text = try Stage.output(
      """
      local Card = class("Card")
      weak(Card, "x")
      local card, other = Card(), Card()
      card.x = 3
      print(card.x)
      card.x = other
      print(card.x == other)
      card.x = nil
      print(card.x)
      """)
    #expect(text == "3\ntrue\nnil")
  }

  @Test("belong to classes of the script alone")
  func foreign() throws {
    let error = try Stage.failure("weak(UIView, 'owner')")
    #expect(error.message.contains("a class that class() has made"))
  }
}
