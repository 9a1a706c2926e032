import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// Numbers: the seed's cross dissolve, from an independent cubic Bezier solver.
@Suite("Cross dissolve") struct CrossDissolveTests {
  struct Sample: CustomTestStringConvertible {
    let time, from, to: Double
    var testDescription: String { "\(time) s" }
  }

  static let samples: [Sample] = [
    Sample(time: 0, from: 1, to: 0), Sample(time: 0.0875, from: 0.870838, to: 0.129162),
    Sample(time: 0.175, from: 0.5, to: 0.5), Sample(time: 0.2625, from: 0.129162, to: 0.870838),
  ]

  @Test("fades as ease in and out says, in both views", arguments: samples)
  func fades(_ sample: Sample) throws {
    let rig = Rig()
    let director = Director(rig.log)
    director.animator = BlockAnimator.dissolve(rig.log)
    let modal = rig.controller("modal")
    modal.transitioningDelegate = director
    rig.root.present(modal, animated: true)
    rig.world.advance(to: sample.time)
    #expect(isClose(try #require(rig.shown(rig.root.view)).opacity, sample.from, Tolerance.curve))
    #expect(isClose(try #require(rig.shown(modal.view)).opacity, sample.to, Tolerance.curve))
    #expect(rig.root.view.frame == rig.bounds)
    #expect(modal.view.frame == rig.bounds)
  }

  @Test("is over after its duration: the to view alone is in the window")
  func ends() {
    let rig = Rig()
    let director = Director(rig.log)
    director.animator = BlockAnimator.dissolve(rig.log)
    let modal = rig.controller("modal")
    modal.transitioningDelegate = director
    rig.root.present(modal, animated: true)
    rig.world.run()
    #expect(isClose(rig.world.now, 0.35, Tolerance.time))
    #expect(rig.root.view.window == nil)
    #expect(modal.view.window === rig.app.keyWindow)
    #expect(rig.app.warnings.isEmpty)
  }
}
