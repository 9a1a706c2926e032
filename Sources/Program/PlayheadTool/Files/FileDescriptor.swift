import CSignals
import SystemLibrary

/// An open file, read and written as a whole.
struct FileDescriptor {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Opens a file, waits for the other end of a pipe where it is one, and closes it after `body`. Nil, with `errno` set,
  /// when that is not possible or Ctrl-C or `--timeout` ends the wait.
  static func opening<Result>(_ path: String, _ flags: Int32 = O_RDONLY, _ body: (Self) -> Result?) -> Result? {
    var number: Int32
    repeat { number = open(path, flags | O_CLOEXEC, mode_t(0o644)) } while number < 0 && goesOnWaiting
    guard number >= 0 else { return nil }
    defer {
      let error = errno
      close(number)
      errno = error
    }
    return body(Self(number))
  }

  /// Whether a system call was interrupted by a signal that does not stop the program.
  private static var goesOnWaiting: Bool { errno == EINTR && !Interrupts.isStopping }

  /// All bytes from the current offset; nil, with `errno` set, when they cannot be read.
  ///
  /// `errno` is EFBIG for more than `most` bytes. A regular file is then not read at all, a pipe or a device up to there.
  func read(most: Int) -> [UInt8]? {
    var status = stat()
    if fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) > most {
      errno = EFBIG
      return nil
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(number, &chunk, chunk.count)
      if count < 0, Self.goesOnWaiting { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > most {
        errno = EFBIG
        return nil
      }
    }
  }

  /// Writes all bytes; false, with `errno` set, when that failed.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(number, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN {
        var room = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if !Self.goesOnWaiting {
        return false
      }
    }
    return true
  }
}

// MARK: Files replaced

extension FileDescriptor {
  /// Replaces a file as a whole, or leaves it unchanged: writes a temporary file, then renames it over the old one, with that one's permissions. A pipe or a device is
  /// written directly. False, with `errno` set, when that is not possible.
  static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) -> Bool {
    var former = stat()
    let isThere = stat(path, &former) == 0
    if isThere, former.st_mode & S_IFMT != S_IFREG {
      return opening(path, O_WRONLY) { $0.write(bytes) } ?? false
    }
    // Replacing a file takes the folder's permissions, so the file's own are checked here.
    if isThere, access(path, W_OK) != 0 { return false }
    let place = isThere ? RealPath.of(path) ?? path : path
    let copy = folder(of: place) + ".playhead-\(getpid()).tmp"
    // Left by a killed process with the same id.
    unlink(copy)
    cs_set_unfinished_file(copy)
    defer { cs_set_unfinished_file(nil) }
    let isWritten = opening(copy, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW) { file in
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
