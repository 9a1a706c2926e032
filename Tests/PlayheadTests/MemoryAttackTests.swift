import TestSupport
import Testing

/// Scripts that take memory until there is none: they end with an error, within the cap and 64 MiB. The system gives the
/// program no more address space than that: with a byte more it would die by a signal.
///
/// The 64 MiB are for the program itself, and for what an allocator keeps.
@Suite("Attacks on memory", .enabled(if: !AddressSanitizer.isOn)) struct MemoryAttackTests {
  /// Runs a script in as much memory as it may take, in MiB.
  private func run(_ script: String, memory: Int, options: [String] = []) -> ProgramRun {
    let limited = "ulimit -v \((memory + 64) << 10) && exec \"$0\" \"$@\""
    return ProgramRun(
      "/bin/sh",
      ["-c", limited, BuiltProducts.path(of: "playhead"), "--memory", "\(memory)"] + options + ["-e", script])
  }

  static let scripts = [
    "local t = {} while true do t[#t + 1] = UIView() end",
    "local t = {} while true do t[#t + 1] = CALayer() end",
    "local t = {} while true do t[#t + 1] = UIButton() end",
    "local t = {} while true do t[#t + 1] = UIViewController() end",
    "local t = {} while true do t[#t + 1] = CABasicAnimation('opacity') end",
    "local t = {} while true do t[#t + 1] = UIBezierPath() end",
    "while true do window.layer:addSublayer(CALayer()) end",
    "while true do window:addSubview(UIView(CGRect(0, 0, 1, 1))) end",
    "local v = window while true do v = v:snapshotView(true) window:addSubview(v) end",
    "while true do DispatchQueue.main:asyncAfter(1, function() end) end",
    """
    local fade = CABasicAnimation("opacity")
    fade.toValue = 0
    while true do window.layer:add(fade) end
    """,
    """
    for number = 1, 3e4 do
      UIView.animate(1, function() window.alpha = number % 2 end)
      timeline:advance(2)
    end
    """,
    "touch:tap(1, 1, {count = 2 ^ 40 // 1 | 0}) timeline:advance(1e10)",
    "touch:drag{from = CGPoint(1, 1), to = CGPoint(100, 100), duration = 2 ^ 40} timeline:advance(1e13)",
    """
    local source = {
      numberOfSections = function() return 1000 end,
      collectionView_numberOfItemsInSection = function() return 100 end,
      collectionView_cellForItemAt = function() return UICollectionViewCell() end,
    }
    local flow = UICollectionViewFlowLayout()
    flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing = CGSize(1, 1), 0, 0
    local list = UICollectionView(window.bounds, flow)
    list.dataSource = source
    window:addSubview(list)
    timeline:step()
    """,
  ]

  @Test("making things without end ends with an error", arguments: scripts)
  func endless(_ script: String) {
    let run = run(script, memory: 16)
    #expect(run.errors.contains("not enough memory"), "\(run.errors.prefix(300))")
    #expect(run.code == 1)
  }

  @Test(
    "a picture without room is refused",
    arguments: [
      "timeline:export('never.png', {scale = 16})",
      "timeline:export('never.png', {scale = 16, frames = 200})",
      "window.layer.shadowRadius, window.layer.shadowOpacity = 2000, 1 window.backgroundColor = UIColor.red "
        + "timeline:step() timeline:export('never.png', {scale = 3})",
      """
      local outer = window
      for level = 1, 200 do
        local inner = UIView{frame = window.bounds, alpha = 0.5}
        inner:addSubview(UIView{frame = {0, 0, 300, 300}, backgroundColor = UIColor.red})
        inner:addSubview(UIView{frame = {0, 300, 300, 300}, backgroundColor = UIColor.red})
        outer:addSubview(inner)
        outer = inner
      end
      timeline:step()
      timeline:export('never.png', {scale = 2})
      """,
      """
      local layer = window.layer
      for level = 1, 4 do
        local replicator = CAReplicatorLayer()
        replicator.instanceCount = 1000
        layer:addSublayer(replicator)
        layer = replicator
      end
      local dot = CALayer()
      dot.frame, dot.backgroundColor = CGRect(0, 0, 1, 1), UIColor.red
      layer:addSublayer(dot)
      timeline:step()
      timeline:export('never.svg')
      """,
    ])
  func pictures(_ script: String) {
    let run = run(script, memory: 64)
    #expect(run.errors.contains("cannot-export"), "\(run.errors.prefix(300))")
    #expect(run.code == 1)
  }

  @Test("a large device fills no machine")
  func device() {
    let run = run("timeline:export('never.png')", memory: 256, options: ["--device", "10000x10000"])
    #expect(run.errors.contains("cannot-export"), "\(run.errors.prefix(300))")
  }
}
