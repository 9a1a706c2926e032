import ProgramIndex

/// The storyboards and nibs of a program.
struct Interfaces {
  let files: [InterfaceFile]

  /// The first screen of a class.
  func screen(ofClass name: String) -> (screen: InterfaceFile.Screen, file: InterfaceFile)? {
    first { $0.className == name }
  }

  func screen(named identifier: String) -> (screen: InterfaceFile.Screen, file: InterfaceFile)? {
    first { $0.identifier == identifier }
  }

  /// The first screen of the file whose name a text has in quotes, else of any.
  func initial(in text: String) -> (screen: InterfaceFile.Screen, file: InterfaceFile)? {
    let named = files.filter { file in
      let name = file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
      return text.contains("\"\(name)\"")
    }
    return Interfaces(files: named.isEmpty ? files : named).first(where: \.isInitial)
  }

  /// The first cell of a class that is drawn into a list.
  func cell(ofClass name: String) -> InterfaceFile.View? {
    func cell(in view: InterfaceFile.View) -> InterfaceFile.View? {
      view.cells.first { $0.className == name } ?? view.children.lazy.compactMap(cell).first
    }
    return files.lazy.flatMap(\.screens).compactMap { $0.root.flatMap(cell) }.first
  }

  private func first(
    where isWanted: (InterfaceFile.Screen) -> Bool
  ) -> (screen: InterfaceFile.Screen, file: InterfaceFile)? {
    for file in files { if let found = file.screens.first(where: isWanted) { return (found, file) } }
    return nil
  }

  /// True for a controller that is the first one of a navigation controller.
  func isInNavigation(_ name: String) -> Bool {
    files.contains { file in
      let inner = file.screens.filter { $0.kind == "UINavigationController" }.flatMap(\.segues)
        .filter { $0.kind == "relationship" }.map(\.destination)
      return file.screens.contains { $0.className == name && inner.contains($0.id) }
    }
  }

  /// True when any of them has a segue of that name.
  func hasSegue(_ identifier: String) -> Bool {
    files.contains { $0.screens.contains { $0.segues.contains { $0.identifier == identifier } } }
  }
}
