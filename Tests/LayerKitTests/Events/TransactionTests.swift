import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Transaction") struct TransactionTests {
  let stage = EventStage()
  var world: World { stage.world }
  var transaction: CATransaction { stage.world.transaction }

  @Test("settings have the documented defaults")
  func defaults() {
    #expect(transaction.animationDuration == 0.25 && !transaction.disableActions)
    #expect(transaction.animationTimingFunction == nil && transaction.completionBlock == nil)
  }

  @Test("inner transactions start from the outer one's settings and leave them alone (checked on macOS)")
  func nesting() {
    var seen = [transaction.animationDuration]
    transaction.begin()
    transaction.animationDuration = 1
    transaction.disableActions = true
    transaction.setValue(7, forKey: "mine")
    transaction.completionBlock = {}
    seen.append(transaction.animationDuration)
    transaction.begin()
    seen.append(transaction.animationDuration)
    #expect(transaction.disableActions && transaction.value(forKey: "mine") == 7)
    #expect(transaction.completionBlock == nil)
    transaction.animationDuration = 2
    transaction.setValue(8, forKey: "mine")
    seen.append(transaction.animationDuration)
    transaction.commit()
    seen.append(transaction.animationDuration)
    #expect(transaction.value(forKey: "mine") == 7)
    transaction.commit()
    seen.append(transaction.animationDuration)
    #expect(seen == [0.25, 1, 1, 2, 1, 0.25])
    #expect(transaction.value(forKey: "mine") == nil)
  }

  @Test("the settings can be reached by their documented keys")
  func keys() {
    transaction.begin()
    transaction.setValue(0.7, forKey: "animationDuration")
    transaction.setValue(.bool(true), forKey: "disableActions")
    #expect(transaction.animationDuration == 0.7 && transaction.disableActions)
    #expect(transaction.value(forKey: "animationDuration") == 0.7)
    #expect(transaction.value(forKey: "disableActions") == .bool(true))
    transaction.commit()
    #expect(transaction.value(forKey: "animationDuration") == 0.25)
  }

  @Test("commit without begin is harmless")
  func unbalanced() {
    transaction.commit()
    transaction.commit()
    stage.layer.opacity = 0.5
    world.drain()
    transaction.begin()
    transaction.commit()
    #expect(world.recording.commitCount == 2)
  }

  @Test("only the outermost commit sends changes")
  func outermost() {
    transaction.disableActions = true
    world.drain()
    transaction.begin()
    transaction.disableActions = true
    transaction.begin()
    stage.layer.opacity = 0.5
    transaction.commit()
    #expect(stage.layer.presentation()?.opacity == 1)
    transaction.commit()
    #expect(stage.layer.presentation()?.opacity == 0.5)
  }

  @Test("a change outside opens the implicit transaction: an explicit one inside it waits for the turn's end")
  func implicit() {
    world.turn {
      transaction.disableActions = true
      stage.layer.opacity = 0.5
      transaction.begin()
      stage.layer.cornerRadius = 3
      transaction.commit()
      #expect(stage.layer.presentation()?.opacity == 1)
      transaction.flush()
      #expect(stage.layer.presentation()?.opacity == 0.5)
      #expect(!transaction.disableActions)
    }
  }

  @Test("an explicit transaction stays open across turns until it is committed")
  func acrossTurns() {
    transaction.begin()
    transaction.disableActions = true
    world.turn { stage.layer.opacity = 0.5 }
    world.advance(to: 1)
    #expect(stage.layer.presentation()?.opacity == 1)
    transaction.commit()
    #expect(stage.layer.presentation()?.opacity == 0.5)
    #expect(world.recording.frame(at: 0.999).value(world.frame.roots[0], .opacity) == 1)
  }

  @Test("all animations of one commit begin together")
  func together() throws {
    let other = CALayer(in: world)
    stage.layer.addSublayer(other)
    world.advance(to: 0.3)
    stage.layer.add(try stage.fade("A"), forKey: "a")
    other.add(try stage.fade("B"), forKey: "b")
    #expect(stage.layer.animation(forKey: "a")?.beginTime == 0)
    world.drain()
    #expect(stage.layer.animation(forKey: "a")?.beginTime == 0.3)
    #expect(other.animation(forKey: "b")?.beginTime == 0.3)
  }

  @Test("what layout changes before a commit is part of it")
  func layoutHook() {
    let layer = stage.layer
    let world = world
    world.addCommitHook {
      world.transaction.disableActions = true
      layer.cornerRadius = layer.opacity * 10
    }
    transaction.begin()
    transaction.disableActions = true
    layer.opacity = 0.5
    transaction.commit()
    #expect(layer.presentation()?.cornerRadius == 5)
    #expect(world.recording.commitCount == 2)
    #expect(!transaction.disableActions)
    transaction.begin()
    layer.opacity = 0.2
    transaction.commit()
    #expect(layer.presentation()?.cornerRadius == 2)
  }

  @Test("a transaction that changes nothing leaves no trace in the record")
  func empty() {
    let before = world.recording.commitCount
    transaction.begin()
    stage.layer.opacity = 1
    transaction.commit()
    world.advance(to: 1)
    #expect(world.recording.commitCount == before)
  }
}
