import ProgramIndex
import SystemLibrary

/// The last answer about a program in the cache: reading an app takes seconds, and it is checked again and again. It holds while
/// the words of the command line, each text and the reader are the same.
struct AnswerFile {
  private let folder: String
  private let path: String
  private let head: String

  /// A smaller program is read in no time. Chosen here.
  private static let fewestBytes = 200_000
  /// How many answers are kept. Chosen here.
  private static let most = 6
  private static let suffix = ".answer"

  /// Nil where none is kept.
  init?(in folder: String?, for words: [String], _ sources: [SwiftSource], sumOfInterfaces: UInt64) {
    guard let folder, sources.reduce(0, { $0 + $1.text.utf8.count }) >= Self.fewestBytes else { return nil }
    var name = CheckSum()
    for word in words { name.add(word) }
    // Two sums of other starts: by chance both are the same once in 2^128 times.
    var sums = [CheckSum(), CheckSum(0x6c62_272e_07bb_0142)]
    for index in sums.indices {
      for source in sources {
        sums[index].add(source.name)
        sums[index].add(source.text)
        sums[index].add([source.isTranslated ? 1 : 0, source.isGiven ? 1 : 0])
      }
      sums[index].add(String(sumOfInterfaces))
      sums[index].add(Self.reader)
    }
    self.folder = folder
    path = "\(folder)/swift-\(String(name.value, radix: 16))\(Self.suffix)"
    head = "playhead answer " + sums.map { String($0.value, radix: 16) }.joined(separator: " ") + " "
  }

  /// Size and time of the program that reads.
  private static var reader: String {
    var status = stat()
    guard let path = ownPath(), stat(path, &status) == 0 else { return "" }
    let time = written(status)
    return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }

  /// The answer, and whether all is translated.
  func read() -> (text: Substring, isComplete: Bool)? {
    guard let text = CacheFile(path).read(), text.utf8.starts(with: head.utf8) else { return nil }
    let rest = text.utf8.dropFirst(head.utf8.count)
    guard let flag = rest.first, let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    return (text[text.utf8.index(after: end)...], flag == UInt8(ascii: "1"))
  }

  func write(_ text: String, isComplete: Bool) {
    CacheFile(path).write(head + (isComplete ? "1" : "0") + "\n" + text)
    CacheFile.keepNewest(Self.most, in: folder, suffix: Self.suffix)
  }
}
