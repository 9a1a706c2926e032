import LuaBridge
import ScriptAPI
import ScriptRuntime
import Testing

@Suite("Images from files")
struct ImageFileTests {
  /// The signature and header of a PNG file with a byte for each size: all of it that is read.
  static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0] + [0, 0, 0, 0]
  }

  static let files = [
    "one.png": png(60, 40), "two@2x.png": png(60, 40), "all.png": png(20, 10), "all@2x.png": png(40, 20),
    "all@3x.png": png(60, 30), "text.png": Array("not a picture".utf8),
  ]

  private static func failure(of script: String) throws -> String? {
    var options = SessionOptions()
    options.readFile = { files[$0] }
    return try ScriptSession(options).runScript(script, name: "images.lua")?.description
  }

  @Test(
    "a file's size in points is its pixels divided by the scale in its name, the screen's scale first",
    arguments: [
      ("named = 'one'", "CGSize(60, 40)", 1), ("named = 'one.png'", "CGSize(60, 40)", 1),
      ("named = 'two'", "CGSize(30, 20)", 2), ("named = 'two@2x'", "CGSize(30, 20)", 2),
      ("named = 'all'", "CGSize(20, 10)", 3), ("named = 'all@2x'", "CGSize(20, 10)", 2),
      ("contentsOfFile = 'one.png'", "CGSize(60, 40)", 1),
    ])
  func size(_ source: String, _ size: String, _ scale: Int) throws {
    let script = """
      local image = UIImage{\(source)}
      assert(image.size == \(size), tostring(image.size))
      assert(image.scale == \(scale), image.scale)
      assert(UIImageView(image).frame.size == \(size))
      """
    #expect(try Self.failure(of: script) == nil)
  }

  @Test("a file that is not there, and one that is no picture, have errors of their own")
  func noPicture() throws {
    #expect(try Self.failure(of: "UIImage{named = 'none'}")?.contains("there is no 'none.png'") == true)
    #expect(try Self.failure(of: "UIImage{named = 'text'}")?.contains("text.png") == true)
  }
}
