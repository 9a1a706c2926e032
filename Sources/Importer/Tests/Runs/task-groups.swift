// Groups, streams and cancellation handlers on the main actor: what waits for nothing goes on at once, results come as tasks end.
// swift-format-ignore-file
import Foundation

enum Fault: Error { case late }

@MainActor func pause(_ milliseconds: Int) async { try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000) }

@MainActor func sum() async -> Int {
  await withTaskGroup(of: Int.self) { group in
    for n in 1...3 {
      group.addTask { @MainActor in
        await pause((4 - n) * 40)
        return n
      }
    }
    print("added", group.isEmpty)
    var total = 0
    for await value in group {
      print("value", value)
      if value == 2 { continue }
      total += value
    }
    print("left", group.isEmpty)
    return total
  }
}

@MainActor func first() async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { @MainActor in
      await pause(40)
      return 5
    }
    group.addTask { @MainActor in
      try await Task.sleep(nanoseconds: 60_000_000_000)
      print("slept")
      return 6
    }
    let one = try await group.next()
    group.cancelAll()
    print("cancelled", group.isCancelled)
    return one ?? 0
  }
}

@MainActor func fails() async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { @MainActor in
      await pause(40)
      throw Fault.late
    }
    group.addTask { @MainActor in
      await pause(80)
      print("second")
    }
    try await group.waitForAll()
  }
}

@MainActor func ticks() -> AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.yield(1)
    continuation.yield(2)
    Task { @MainActor in
      await pause(40)
      continuation.yield(3)
      continuation.finish()
    }
  }
}

Task { @MainActor in
  print("sum", await sum())
  print("first", try await first())
  do {
    try await fails()
    print("no error")
  } catch {
    print("thrown")
  }
  for await tick in ticks() {
    print("tick", tick)
    if tick == 3 { break }
  }
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  continuation.onTermination = { _ in print("terminated") }
  continuation.yield(7)
  continuation.finish()
  for await value in stream where value > 5 { print("made", value) }
  let handled = Task { @MainActor in
    await withTaskCancellationHandler {
      await pause(60_000)
      print("operation", Task.isCancelled)
    } onCancel: {
      print("handler")
    }
  }
  await pause(40)
  handled.cancel()
  print("asked")
  await handled.value
  exit(0)
}
dispatchMain()
