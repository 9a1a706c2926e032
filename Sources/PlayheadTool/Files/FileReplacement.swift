import CSignals
import Glibc

/// Replaces a file as a whole, or leaves it unchanged.
enum FileReplacement {
  /// Writes a temporary file, then renames it over the old one, with that one's permissions. A pipe or a device is
  /// written directly. False, with `errno` set, when that is not possible.
  static func write(_ bytes: UnsafeRawBufferPointer, to path: String) -> Bool {
    var former = stat()
    let isThere = stat(path, &former) == 0
    if isThere, former.st_mode & S_IFMT != S_IFREG {
      return FileDescriptor.opening(path, O_WRONLY) { $0.write(bytes) } ?? false
    }
    // Replacing a file takes the folder's permissions, so the file's own are checked here.
    if isThere, access(path, W_OK) != 0 { return false }
    let place = isThere ? RealPath.of(path) ?? path : path
    let copy = folder(of: place) + ".playhead-\(getpid()).tmp"
    // Left by a killed process with the same id.
    unlink(copy)
    cs_set_unfinished_file(copy)
    defer { cs_set_unfinished_file(nil) }
    let isWritten = FileDescriptor.opening(copy, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW) { file in
      if isThere {
        _ = fchown(file.number, former.st_uid, former.st_gid)
        fchmod(file.number, former.st_mode & 0o7777)
      }
      return file.write(bytes)
    }
    if isWritten == true, rename(copy, place) == 0 { return true }
    let error = errno
    unlink(copy)
    errno = error
    return false
  }

  /// `a/` of `a/b`; nothing of `b`.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
