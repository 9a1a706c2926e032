/// The files that belong to those named, each with no more of its text than is reached.
public struct ReachedFiles {
  public struct File: Sendable {
    public let path: String
    /// With blanks for what is not reached, so that lines keep their numbers.
    public let text: String
  }

  /// Those beside the ones named; with these, where they are too many to be read whole.
  public let files: [File]
  /// Whether the files that were named are read only as far as they take part in transitions.
  public let isPart: Bool
  /// The storyboards and nibs of the program.
  public let interfaces: [InterfaceFile]
  /// A number that follows from the bytes of these.
  public let sumOfInterfaces: UInt64

  /// Files of more bytes together are an app, of which transitions are a part.
  private static let mostBytes = 400_000
  /// Chosen here: apps have some dozens.
  private static let mostInterfaces = 200

  /// - Parameters:
  ///   - named: Files as they were named.
  ///   - cache: A folder that keeps what was read of the program; nil: nothing is kept.
  public init(of named: [String], cache: String?) {
    guard let first = named.first else {
      (files, isPart, interfaces, sumOfInterfaces) = ([], false, [], 0)
      return
    }
    let folder = ProgramFolder(of: first)
    let index = ProgramIndex(folder, cache: cache)
    var sum = CheckSum()
    interfaces = folder.interfaces.prefix(Self.mostInterfaces).compactMap { path in
      Folders.bytes(of: path, most: InterfaceFile.longest).flatMap { bytes in
        sum.add(bytes)
        return InterfaceFile(path: path, bytes: bytes)
      }
    }
    sumOfInterfaces = sum.value
    let paths = index.files.map { Folders.joined(folder.path, $0.path) }
    let real = Set(named.compactMap(Folders.real))
    let given = Set(paths.indices.filter { Folders.real(paths[$0]).map(real.contains) ?? false })
    isPart = given.reduce(0) { $0 + index.files[$1].size } > Self.mostBytes && given.count == real.count
    let isPart = isPart
    let leads = Self.leads(of: interfaces, index)
    let reach =
      isPart ? Reach(ofCore: given, in: index, leads: leads) : Reach(of: given, in: index, leads: leads)
    files = paths.indices.filter { isPart || !given.contains($0) }.compactMap { number -> File? in
      let kept = reach.reached.filter { $0.file == number }.map { index.files[number].declarations[$0.index] }
      guard !kept.isEmpty, let bytes = Folders.bytes(of: paths[number], most: 1 << 20) else { return nil }
      let ranges = kept.map { $0.start..<$0.end } + index.files[number].directives
      return File(path: paths[number], text: Self.text(bytes, keeping: ranges))
    }
  }

  /// The classes to whose screens storyboards lead, over containers too.
  private static func leads(of interfaces: [InterfaceFile], _ index: ProgramIndex) -> [Int: Set<Int>] {
    var leads: [Int: Set<Int>] = [:]
    for file in interfaces {
      func classes(_ id: String, _ depth: Int) -> [String] {
        guard depth < 3, let screen = file.screens.first(where: { $0.id == id }) else { return [] }
        if let name = screen.className { return [name] }
        return screen.segues.filter { $0.kind == "relationship" }.flatMap { classes($0.destination, depth + 1) }
      }
      for screen in file.screens {
        guard let own = screen.className.flatMap(index.words.known) else { continue }
        let names = screen.segues.flatMap { classes($0.destination, 0) }
        leads[own, default: []].formUnion(names.compactMap(index.words.known))
      }
    }
    return leads
  }

  private static func text(_ bytes: [UInt8], keeping ranges: [Range<Int>]) -> String {
    var kept = bytes.map { $0 == 10 || $0 == 13 ? $0 : 32 }
    for range in ranges {
      let range = range.clamped(to: 0..<bytes.count)
      kept.replaceSubrange(range, with: bytes[range])
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
