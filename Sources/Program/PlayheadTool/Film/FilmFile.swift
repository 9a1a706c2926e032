import CSignals
import RecordingExport
import ScriptRuntime
import SystemLibrary

/// A film that ffmpeg makes of the frames of a run.
struct FilmFile {
  let request: ExportRequest

  init(_ request: ExportRequest) { self.request = request }

  /// Why there is no film.
  enum Failure: Error {
    case noProgram(String)
    /// With what ffmpeg said last.
    case failed(String)
    case notWritten(String)
    case script(ScriptFailure)

    func message(_ path: String) -> String {
      switch self {
      case .noProgram(let name):
        "\(path) needs \(name), which was not found; .html and .apng need nothing"
      case .failed(let reason): "cannot write '\(path)': ffmpeg: \(reason)"
      case .notWritten(let reason): "cannot write '\(path)': \(reason)"
      case .script(let failure): failure.message
      }
    }

    var exitCode: ExitCode { if case .noProgram = self { .unavailable } else { .scriptError } }
  }

  /// Writes the film beside its place, and puts it there when it is whole.
  /// - Throws: `Failure`; nothing is left then, and a file of before stays.
  func write(_ film: FilmSource) throws(Failure) {
    let path = request.path
    let name = request.encoder ?? "ffmpeg"
    guard let place = PipedProgram.find(name, environment: Environment.value) else { throw .noProgram(name) }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG || access(path, W_OK) != 0 {
      throw .notWritten(status.st_mode & S_IFMT == S_IFREG ? "Permission denied" : "it is no regular file")
    }
    let part = path + ".part"
    unlink(part)
    cs_set_unfinished_file(part)
    defer {
      cs_set_unfinished_file(nil)
      unlink(part)
    }
    guard
      let encoder = PipedProgram(
        place, FilmEncoder.commandLine(film, request, to: part))
    else { throw .failed(String(cString: strerror(errno))) }
    do throws(ScriptFailure) { try film.draw(encoder.write) } catch {
      encoder.stop()
      throw .script(error)
    }
    let (isDone, errors) = encoder.finish()
    guard isDone else {
      let last = errors.split(whereSeparator: \.isNewline).last.map(String.init)
      throw .failed(last ?? "it ended without a word")
    }
    guard rename(part, path) == 0 else { throw .notWritten(String(cString: strerror(errno))) }
  }
}
