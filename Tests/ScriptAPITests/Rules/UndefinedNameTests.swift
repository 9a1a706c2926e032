import LuaBridge
import TestStages
import Testing

@Suite("Names that nothing makes")
struct UndefinedNameTests {
  @Test("a subview that is misspelt is an error, and the name that was meant is told")
  func misspelt() throws {
    let error = try Stage().run("local card = UIView()\nwindow:addSubview(crad)")
    #expect(
      error?.message
        == "'view' of UIView:addSubview takes a UIView, not nil: nothing is called 'crad'; did you mean 'card'?")
  }

  @Test(
    "nil that is meant adds nothing",
    arguments: [
      "window:addSubview(nil)", "local card window:addSubview(card)",
      "local function add(view) window:addSubview(view) end add()", "local cards = {} window:addSubview(cards.first)",
      "card = nil window:addSubview(card)",
    ])
  func meant(script: String) throws { #expect(try Stage().run(script) == nil) }
}
