import Limits
import MotionMath
import RecordingKit

/// Drawings of layers at another time: the copies of a replicator layer, and the old picture of a `CATransition`.
extension PictureBuilder {
  mutating func addCopies(
    of layer: LayerID, _ sublayers: [LayerID], _ bounds: CGRect, in state: GraphicsState
  ) {
    let count = min(max(Int(clamping: number(layer, .instanceCount)), 0), Limit.replicatorInstances.most)
    let delay = number(layer, .instanceDelay)
    let step = matrix(layer, .instanceTransform).about(x: bounds.midX, y: bounds.midY)
    let (outerTint, outerFrame) = (tint, frame)
    defer { (tint, frame) = (outerTint, outerFrame) }
    var moved = CATransform3D.identity
    for copy in 0..<count where !isFull {
      if copy > 0 { moved = CATransform3DConcat(moved, step) }
      var inside = state
      if !moved.isIdentity { inside.matrix = state.matrix.map { CATransform3DConcat(moved, $0) } ?? moved }
      tint = copyTint(layer, copy, over: outerTint, in: outerFrame)
      if delay != 0, copy > 0 {
        frame = outerFrame.recording.frame(at: outerFrame.time - Double(copy) * delay, commit: outerFrame.commit)
      }
      addInDrawingOrder(sublayers, in: inside)
      frame = outerFrame
    }
  }

  private func copyTint(_ layer: LayerID, _ copy: Int, over outer: CGColor?, in frame: Frame) -> CGColor? {
    guard case .color(let base) = frame.value(layer, .instanceColor) else { return outer }
    func channel(_ value: Double, _ offset: LayerProperty, _ outer: Double) -> Double {
      min(max(value + Double(copy) * frame.component(layer, offset, 0), 0), 1) * outer
    }
    let around = outer ?? .white
    let color = CGColor(
      red: channel(base.red, .instanceRedOffset, around.red),
      green: channel(base.green, .instanceGreenOffset, around.green),
      blue: channel(base.blue, .instanceBlueOffset, around.blue),
      alpha: channel(base.alpha, .instanceAlphaOffset, around.alpha))
    return color == .white ? nil : color
  }

  /// Adds the old and the new picture of a `CATransition` at `progress`.
  mutating func addTransition(
    _ motion: TransitionMotion, _ progress: Double, of layer: LayerID, _ bounds: CGRect, at matrix: CGAffineTransform
  ) {
    let pictures = motion.pictures(at: progress)
    func shifted(_ picture: TransitionMotion.Picture) -> CGAffineTransform {
      matrix.translatedBy(x: bounds.width * picture.offset.dx, y: bounds.height * picture.offset.dy)
    }
    let whole = open()
    let old = {
      (builder: inout PictureBuilder) in
      guard let before = builder.lookBefore(layer) else { return }
      let now = builder.frame
      builder.frame = before
      let part = builder.open()
      builder.addBody(of: layer, builder.rect(layer, .bounds), at: shifted(pictures.old))
      var group = Group()
      group.opacity = pictures.old.opacity
      builder.close(part, as: group.opacity < 1 ? group : nil)
      builder.frame = now
    }
    let new = {
      (builder: inout PictureBuilder) in
      let part = builder.open()
      builder.addBody(of: layer, bounds, at: shifted(pictures.new))
      var group = Group()
      group.opacity = pictures.new.opacity
      group.isAdded = motion.type == .fade
      builder.close(part, as: group.isIsolated ? group : nil)
    }
    if pictures.isOldInFront {
      new(&self)
      old(&self)
    } else {
      old(&self)
      new(&self)
    }
    var group = Group()
    group.isApart = motion.type == .fade
    close(whole, as: group.isApart ? group : nil)
  }

  /// The frame when a layer's transition began, without the changes made together with it.
  private func lookBefore(_ layer: LayerID) -> Frame? {
    let transition = frame.animations(of: layer).last {
      if case .transition = $0.spec.effect { true } else { false }
    }
    guard let transition, transition.added > 0 else { return nil }
    let before = frame.recording.frame(
      at: frame.recording.time(of: transition.added), commit: transition.added - 1)
    return before.kind(of: layer) == nil || !before.isHosted(layer) ? nil : before
  }
}
