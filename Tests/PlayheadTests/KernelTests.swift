import PlainText
import PlayheadTool
import TestSupport
import Testing

/// `playhead kernel`: where it puts the kernel. `Scripts/oracles notebook` runs it.
@Suite("Kernel for notebooks") struct KernelTests {
  let folder = TemporaryFolder()

  private func kernel(_ words: [String], environment: [String: String]) -> ProgramRun {
    ProgramRun(
      BuiltProducts.path(of: "playhead"), ["kernel"] + words, environment: environment, folder: folder.path)
  }

  @Test("it is put into the folder of Jupyter for this user, or into a named one, with this program's path")
  func places() throws {
    let places: [(words: [String], environment: [String: String], below: String)] = [
      ([], ["HOME": "\(folder.path)/home"], "home/.local/share/jupyter"),
      ([], ["HOME": "/nowhere", "XDG_DATA_HOME": "\(folder.path)/data"], "data/jupyter"),
      ([], ["HOME": "/nowhere", "JUPYTER_DATA_DIR": "\(folder.path)/own"], "own"),
      (["share/jupyter"], ["HOME": "/nowhere"], "share/jupyter"),
    ]
    for place in places {
      let run = kernel(place.words, environment: place.environment)
      #expect(run.code == 0, "\(run.errors)")
      let text = folder.read("\(place.below)/kernels/playhead/kernel.json")
      guard case .object(let fields)? = JSON(text), case .array(let words)? = fields["argv"] else {
        Issue.record("\(text)")
        continue
      }
      let argv = words.compactMap(\.string)
      #expect(argv.count == 4 && argv.first == "python3" && argv.last == "{connection_file}")
      #expect(argv[1] == "{resource_dir}/kernel.py" && argv[2].hasSuffix("/playhead") && argv[2].hasPrefix("/"))
      #expect(folder.read("\(place.below)/kernels/playhead/kernel.py") == MetaFile.kernel.text)
    }
  }

  @Test("a folder that cannot be written, and none at all, are told")
  func refused() {
    let closed = kernel(["/proc/none"], environment: [:])
    #expect(closed.code == 66, "\(closed.code)")
    #expect(
      closed.errors.hasPrefix("playhead: cannot write '/proc/none/kernels/playhead/kernel.py'"), "\(closed.errors)")
    let homeless = kernel([], environment: [:])
    #expect(homeless.code == 64 && homeless.errors.contains("playhead kernel FOLDER"), "\(homeless.errors)")
  }
}
