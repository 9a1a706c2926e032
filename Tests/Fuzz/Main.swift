import Glibc
import ScriptAPI
import ScriptRuntime
import TableScripts

@main
struct Fuzz {
  static func main() {
    for section in Catalog.uiKit.sections {
      guard let file = fopen(CommandLine.arguments[1] + "/" + section.description + ".lua", "w") else { continue }
      fputs(HostileScript.text(for: section, of: Catalog.uiKit), file)
      fclose(file)
    }
  }
}
