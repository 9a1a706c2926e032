// Tasks on the main actor take turns in the order in which they may go on; what waits for nothing goes on at once.
// swift-format-ignore-file
import Foundation

enum Fault: Error { case late }

@MainActor func named(_ name: String) async -> Int { print("named", name); return name.count }
@MainActor func fail() async throws -> Int { throw Fault.late }
@MainActor func pause(_ milliseconds: UInt64) async { try? await Task.sleep(nanoseconds: milliseconds * 1_000_000) }
@MainActor func doubled(_ n: Int) async -> Int { await pause(10); return n * 2 }

@MainActor final class Stack {
  var waiting: CheckedContinuation<Int, Never>?
  var list: [Int] = []
  func next() async -> Int {
    await withCheckedContinuation { waiting = $0 }
  }
  func push(_ n: Int) {
    list.append(n)
    waiting?.resume(returning: n)
    waiting = nil
    print("pushed", list.count)
  }
}

Task { @MainActor in
  print("a begins")
  let n = await named("one")
  print("a goes on", n)
  await pause(150)
  print("a after 150")
}
Task { @MainActor in
  print("b begins")
  await pause(50)
  print("b after 50")
}
print("behind both")

let slow = Task { @MainActor in
  await pause(100)
  return 4
}
Task { @MainActor in
  print("awaits")
  print("slow", await slow.value)
  print("again", await slow.value)
}

let failing = Task { @MainActor in try await fail() }
Task { @MainActor in
  do {
    print(try await failing.value)
  } catch {
    print("thrown")
  }
}

let long = Task { @MainActor in
  print("long", Task.isCancelled)
  do {
    try await Task.sleep(nanoseconds: 60_000_000_000)
    print("slept")
  } catch {
    print("woken", Task.isCancelled)
  }
  do {
    try await Task.sleep(nanoseconds: 60_000_000_000)
    print("slept")
  } catch {
    print("at once")
  }
}
Task { @MainActor in
  await pause(200)
  long.cancel()
  print("cancels", long.isCancelled)
}

Task { @MainActor in
  await pause(250)
  let stack = Stack()
  let popper = Task { @MainActor in
    print("next", await stack.next())
  }
  try? await Task.sleep(nanoseconds: UInt64(0.02 * Double(1_000_000_000)))
  stack.push(7)
  print("before next")
  await popper.value
  let n: Int = await withCheckedContinuation { $0.resume(returning: 5) }
  print("at once", n)
  let caught: String
  do {
    let m: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: Fault.late) }
    caught = "\(m)"
  } catch {
    caught = "caught"
  }
  print(caught)
  async let one = doubled(4)
  async let two = doubled(5)
  print("sum", await one + two)
  await MainActor.run { print("runs") }
  let width = await MainActor.run { stack.list.count }
  print(width)
  exit(0)
}
dispatchMain()
