import CSignals
import Glibc

/// Writing a file: it becomes the new one whole, or stays what it was.
enum FileReplacement {
  /// Writes beside the file, then puts the new one in its place, with the rights of the old one. What is no file but a
  /// pipe or a device is written as it is. False, with `errno` set, when that is not possible.
  static func write(_ bytes: UnsafeRawBufferPointer, to path: String) -> Bool {
    var former = stat()
    let isThere = stat(path, &former) == 0
    if isThere, former.st_mode & S_IFMT != S_IFREG {
      return FileDescriptor.opening(path, O_WRONLY) { $0.write(bytes) } ?? false
    }
    // The folder's rights decide whether a file can be replaced; its own decide whether it may be.
    if isThere, access(path, W_OK) != 0 { return false }
    let place = isThere ? RealPath.of(path) ?? path : path
    let copy = folder(of: place) + ".playhead-\(getpid()).tmp"
    // Left by a process that was killed, and had the same number.
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
