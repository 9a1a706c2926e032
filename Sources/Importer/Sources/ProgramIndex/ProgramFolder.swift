/// The folder of the program that a file belongs to, and its files of Swift.
public struct ProgramFolder {
  /// As the file was named: below the same start.
  public let path: String
  public let files: [String]
  /// Its storyboards and nibs.
  public let interfaces: [String]

  /// More are no program that a person looks at.
  static let mostFiles = 20_000

  /// The target of a package, else the nearest folder with a project of Xcode or a repository. Without one it is the file's
  /// own folder, and not what lies below that: a file in a folder of downloads belongs to none of the others' projects.
  public init(of file: String) {
    let own = Folders.parent(file)
    var folder = own
    var root: String?
    var below: String?
    while true {
      let entries = Folders.entries(folder, hidden: true) ?? []
      if let mark = Self.marked(entries) {
        root = mark == .package ? Self.target(of: file, in: folder, below) ?? own : folder
        break
      }
      guard let real = Folders.real(folder), real != "/" else { break }
      below = folder
      if folder == "." {
        folder = ".."
      } else if folder == ".." || folder.hasSuffix("/..") {
        folder += "/.."
      } else {
        folder = Folders.parent(folder)
      }
    }
    path = root ?? own
    var found: [String] = []
    Self.collect(path, hasTests: Self.isTest(own), isWhole: root != nil, &found)
    // The file's folder is there, whatever else is.
    if !found.contains(where: Self.isSwift) { Self.collect(own, hasTests: true, &found) }
    (files, interfaces) = (found.filter(Self.isSwift), found.filter { !Self.isSwift($0) })
  }

  private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  private enum Mark { case package, project }

  private static func marked(_ entries: [Folders.Entry]) -> Mark? {
    if entries.contains(where: { $0.name == "Package.swift" }) { return .package }
    let isProject = entries.contains { entry in
      entry.name == ".git" || [".xcodeproj", ".xcworkspace", ".podspec"].contains { entry.name.hasSuffix($0) }
        || ["project.yml", "Podfile", "Cartfile"].contains(entry.name)
    }
    return isProject ? .project : nil
  }

  /// `Sources`, whose targets may use each other; nil for what is in none, such as an app beside a package.
  private static func target(of file: String, in root: String, _ below: String?) -> String? {
    let sources = Folders.joined(root, "Sources")
    guard let real = Folders.real(file), let place = Folders.real(sources), real.hasPrefix(place + "/") else {
      return below
    }
    return sources
  }

  private static func isTest(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
  }

  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// - Parameter isWhole: False for the folder alone, with the folders of its languages, in which storyboards lie.
  private static func collect(
    _ folder: String, hasTests: Bool, isWhole: Bool = true, _ files: inout [String], depth: Int = 0
  ) {
    guard depth < 30, files.count < mostFiles else { return }
    for entry in Folders.entries(folder) ?? [] {
      let place = Folders.joined(folder, entry.name)
      if entry.isFolder {
        if skipped.contains(entry.name) || !hasTests && isTest(entry.name) { continue }
        if !isWhole, !entry.name.hasSuffix(".lproj") { continue }
        collect(place, hasTests: hasTests, isWhole: isWhole, &files, depth: depth + 1)
      } else if [".swift", ".storyboard", ".xib"].contains(where: entry.name.hasSuffix), entry.name != "Package.swift" {
        files.append(place)
      }
    }
  }
}
