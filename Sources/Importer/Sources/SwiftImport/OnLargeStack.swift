import SystemLibrary

/// Runs what recurses as deep as its input is nested on a stack that is deep enough for everything that is read.
enum OnLargeStack {
  private static let size = 512 << 20

  private final class Work: @unchecked Sendable {
    var body: (() -> Void)?
  }

  static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { escaping in
      let work = Work()
      work.body = escaping
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, size)
      var thread = pthread_t()
      let given = Unmanaged.passRetained(work).toOpaque()
      let code = pthread_create(
        &thread, &attributes,
        { given in
          guard let given else { return nil }
          let work = Unmanaged<Work>.fromOpaque(given).takeRetainedValue()
          Restart.useOwnStack()
          work.body?()
          work.body = nil
          return nil
        }, given)
      if code == 0 {
        pthread_join(thread, nil)
      } else {
        Unmanaged<Work>.fromOpaque(given).release()
        escaping()
      }
      pthread_attr_destroy(&attributes)
      work.body = nil
    }
    guard let result else { preconditionFailure("the thread has ended, so there is a result") }
    return result
  }
}
