/// The reason why a name of Apple's is absent: the rest of the sentence "it is absent because …".
package enum Absence: String, Sendable, CaseIterable {
  case later = "it is not implemented yet"
  case drawing = "callbacks cannot draw; contents are images, colours, paths and text"
  case filters = "image filters are not modelled"
  case display = "it concerns display hardware, which a virtual clock does not have"
  case archives = "everything is created in code: no nibs, storyboards, coders or restoration"
  case input = "text entry, menus, pointers, presses and focus are not modelled"
  case accessibility = "assistive technologies do not run here"
  case appearance = "traits, themes and looks do not move anything here"
  case text = "text is as wide as was recorded; fonts, glyphs and editing are not modelled"
  case numbers = "numbers are Lua's own; write math.pi, math.huge"
  case chance = "chance is Lua's own, the same in each run: math.random"
  case system = "scenes and system services do not exist here"
  case dragAndDrop = "drag and drop is not modelled"
  case data = "it manages data, not motion"
  case deprecated = "Apple has deprecated it"
  case swift = "Lua does not need it"
}
