/// A class of Apple's that is not modelled, and that can be made, set up and put on the screen all the same.
///
/// An object of it keeps what it is given and does nothing; a view has the size it is given, and says which class it is of.
package struct StandIn: Sendable {
  package let name: String
  package let superclass: String
  /// The rest of the sentence "It stands in: …".
  package let sentence: String
  /// The size it has where nothing else gives one; nil for a side without.
  package let width: Double?
  package let height: Double?
  /// The property whose text its view shows; nil for the name of its class.
  let shown: String?
  /// True where what it leaves undone decides what other views show, and where: nothing that follows is judged then.
  let decides: Bool
  /// Its members, one a line or with semicolons between them.
  ///
  /// `title: String?` is a property, `style: UIMenu.Options[destructive]` one of several words, `bar: UISearchBar!` an object
  /// that is made when it is first read, `init(title =, image =)` a way to make one, in which `=` stands behind what may be left
  /// out. `setOn(_ isOn: Bool) sets isOn` is a method that sets a property, and `-> Self`, `-> UIBar!`, `-> self` and `-> $` are
  /// a new object, one of another class, the object itself and the first argument.
  let members: String

  package init(
    _ name: String, of superclass: String = "NSObject", _ sentence: String, width: Double? = nil, height: Double? = nil,
    showing shown: String? = nil, decides: Bool = false, _ members: String = ""
  ) {
    self.name = name
    self.superclass = superclass
    self.sentence = sentence
    self.width = width
    self.height = height
    self.shown = shown
    self.decides = decides
    self.members = members
  }

  /// A member of a stand-in, or one that a class which is modelled keeps and does nothing with.
  package enum Member: Sendable {
    case property(KeptProperty)
    case method(IdleMethod)
    case initializer([Parameter])

    /// Its name; nil of an initialiser.
    package var name: String? {
      switch self {
      case .property(let property): property.name
      case .method(let method): method.name
      case .initializer: nil
      }
    }
  }

  /// A property that is kept and has no effect.
  package struct KeptProperty: Sendable {
    let name: String
    let shape: Shape
    /// The class of the object that is made when it is first read.
    let made: String?
    let isStatic: Bool
  }

  /// A method that does nothing but set a property.
  package struct IdleMethod: Sendable {
    let name: String
    let parameters: [Parameter]
    let result: Result
    /// The property that it sets: to its first argument, or to true or false.
    let sets: (name: String, value: Bool?)?
    let isStatic: Bool

    enum Result: Sendable { case nothing, made(String), receiver, argument(Shape), kept(Shape) }
  }
}
