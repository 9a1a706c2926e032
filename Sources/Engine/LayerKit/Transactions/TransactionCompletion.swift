/// A completion block and the animations it waits for.
final class TransactionCompletion {
  private(set) var block: (() -> Void)?
  private var waitingFor = 0
  private var isSealed = false

  init(block: (() -> Void)?) { self.block = block }

  func addAnimation() { waitingFor += 1 }

  /// Counts one animation less, and runs the block after the last one.
  func animationEnded() {
    waitingFor -= 1
    if waitingFor == 0, isSealed { run() }
  }

  /// Called when the transaction is committed: from then on the block runs once no animation is left.
  func seal(in world: World) {
    isSealed = true
    guard waitingFor == 0, block != nil else { return }
    world.nextTurn { [self] in run() }
  }

  private func run() {
    guard let block else { return }
    self.block = nil
    block()
  }
}
