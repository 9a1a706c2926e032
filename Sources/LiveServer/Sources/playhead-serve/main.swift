import CLivePage
import NIOCore
import NIOPosix
import SystemLibrary

/// The words after the program's name: `--program PLAYHEAD [--port N] [--listen ADDRESS] [--open] [--with WORD]... [--] [PATH]`.
struct Options {
  var program = ""
  var port: Int?
  var listens = "127.0.0.1"
  var opens = false
  /// Words for each session.
  var words: [String] = []
  var path = "."

  /// Nil for words that are none of these.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--program": program = rest.popFirst() ?? ""
      case "--port":
        guard let number = rest.popFirst().flatMap({ Int($0) }), (0...65_535).contains(number) else { return nil }
        port = number
      case "--listen": listens = rest.popFirst() ?? ""
      case "--open": opens = true
      case "--with": words += rest.popFirst().map { [$0] } ?? []
      case "--": if let word = rest.popFirst() { path = word }
      default: path = word
      }
    }
    guard !program.isEmpty else { return nil }
  }
}

func report(_ message: String) { show("playhead: \(message)\n", on: STDERR_FILENO) }

func show(_ text: String, on descriptor: Int32) { _ = text.withCString { write(descriptor, $0, strlen($0)) } }

func fail(_ message: String, _ code: Int32) -> Never {
  report(message)
  exit(code)
}

/// Shows a page in a browser by a file that leads there: an address on a command line is for all to read.
func openBrowser(at address: String) {
  let folder = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array("\(folder)/playhead-XXXXXX.html".utf8CString)
  let descriptor = mkstemps(&template, 5)
  guard descriptor >= 0 else { return }
  show(
    "<!doctype html><meta charset=utf-8><meta name=referrer content=no-referrer>"
      + "<meta http-equiv=refresh content=\"0;url=\(address)\">", on: descriptor)
  close(descriptor)
  let file = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
  var process: pid_t = 0
  var words: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(file), nil]
  defer { words.forEach { free($0) } }
  if posix_spawnp(&process, "xdg-open", nil, nil, &words, environ) != 0 {
    unlink(file)
    report("no xdg-open is on the PATH; open the address in a browser")
  }
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  fail("playhead-serve is started by playhead serve", 64)
}
guard let path = Path.real(options.path) else { fail("there is no '\(options.path)'", 66) }
signal(SIGPIPE, SIG_IGN)
let isFolder = Path.isFolder(path)
let slash = path.lastIndex(of: "/") ?? path.startIndex
let root = isFolder ? path : String(path[..<slash])
let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
let loop = group.next()
var address = Address(of: path)
var pageSize = 0
let page = Array(UnsafeBufferPointer(start: ph_live_page(&pageSize), count: pageSize))
do {
  Child.endThemWithThisProcess()
  let folder = Folder(root, on: loop)
  let scripts = folder.scripts
  let file = isFolder ? scripts.first : String(path[path.index(after: slash)...])
  if scripts.isEmpty { fail("there is no script below '\(options.path)'", 66) }
  let hub = Hub([options.program, "--json"] + options.words, folder, file: file, on: loop)
  let wanted = options.port ?? address.port
  // The port is known to the checks before the first request.
  let probe = try await ServerBootstrap(group: loop).serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
    .bind(host: options.listens, port: wanted).flatMapError { error in
      options.port == nil && wanted != 0
        ? ServerBootstrap(group: loop).bind(host: options.listens, port: 0) : loop.makeFailedFuture(error)
    }.get()
  address.port = probe.localAddress?.port ?? 0
  try await probe.close().get()
  let web = Web(hub, address, page: page)
  let listener = try await web.listen(options.listens, address.port)
  address.keep()
  try await loop.submit {
    if !folder.watch() { report("the system's limit of watches is reached: changes are not seen") }
    hub.start()
  }.get()
  let shown = "http://127.0.0.1:\(address.port)/\(address.token)/"
  show(shown + "\n", on: STDOUT_FILENO)
  if options.listens != "127.0.0.1" {
    report("it listens on \(options.listens): others on the network reach it, and need the address with its token")
  }
  if options.opens { openBrowser(at: shown) }
  try await listener.closeFuture.get()
} catch {
  fail("cannot listen on \(options.listens) port \(options.port ?? address.port): \(error)", 69)
}
