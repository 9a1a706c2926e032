import TestSupport
import TestTraits
import Testing

/// Scripts that take memory until there is none: they end with an error, within the cap and 64 MiB. The system gives the
/// program no more address space than that: with a byte more it would die by a signal.
///
/// The 64 MiB are for the program itself, and for what an allocator keeps.
@Suite("Attacks on memory", .enabled(if: !AddressSanitizer.isOn)) struct MemoryAttackTests {
  /// Runs a script in as much memory as it may take, in MiB.
  private func run(_ script: String, memory: Int, options: [String] = []) -> ProgramRun {
    run(options + ["-e", script], memory)
  }

  /// The memory mapped by the program under test beyond the released one's, in MiB: its code and data are 36 MiB and need the
  /// language's libraries beside them, where all of the other is 26; with 2 MiB to grow.
  private static let debugCode = 16

  private func run(file path: String, memory: Int) -> ProgramRun { run([path], memory) }

  private func run(_ words: [String], _ memory: Int) -> ProgramRun {
    let limited = "ulimit -v \((memory + 64 + Self.debugCode) << 10) && exec \"$0\" \"$@\""
    return ProgramRun(
      "/bin/sh",
      ["-c", limited, BuiltProducts.path(of: "playhead"), "--memory", "\(memory)"] + words)
  }

  static let scripts = [
    "local t = {} while true do t[#t + 1] = UIView() end",
    "local t = {} while true do t[#t + 1] = CALayer() end",
    "local t = {} while true do t[#t + 1] = UIButton() end",
    "local t = {} while true do t[#t + 1] = UIViewController() end",
    "local t = {} while true do t[#t + 1] = CABasicAnimation('opacity') end",
    "local t = {} while true do t[#t + 1] = UIBezierPath() end",
    "local t = {} while true do t[#t + 1] = UIViewPropertyAnimator(1, 'linear', function() end) end",
    "local t = {} while true do t[#t + 1] = UIViewPropertyAnimator(1, 'linear') t[#t]:startAnimation() end",
    "local a = UIViewPropertyAnimator(1, 'linear') while true do a:addCompletion(function() end) end",
    "local t = {} while true do t[#t + 1] = UITableView() end",
    "local t = {} while true do t[#t + 1] = UILabel() end",
    "while true do window.layer:addSublayer(CALayer()) end",
    "while true do window:addSubview(UIView(CGRect(0, 0, 1, 1))) end",
    "for i = 1, 200 do window:addSubview(UIView()) end "
      + "while true do window:addSubview(window.subviews[1]) timeline:step() end",
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
    "timeline:runUntil(function() end, 2 ^ 31)",
    "while true do timeline:step() end",
    "while true do timeline:onEvent('commit') end",
    "while true do timeline:onEvent('commit', 'event.time > 1') end",
    "while true do timeline:seek(0) timeline:live() end",
    "local s, t = ('x'):rep(1e6), {} while true do t[#t + 1] = UILabel() t[#t].text = s end",
    "local s = ('x'):rep(1e5) for i = 1, 1e5 do timeline:mark(s .. i) end",
    "local s, fade = ('x'):rep(1e5), CABasicAnimation('opacity') for i = 1, 1e5 do window.layer:add(fade, s .. i) end",
    "local l, t = {}, {} for i = 1, 1e4 do l[i] = UIColor.red end "
      + "while true do t[#t + 1] = CAGradientLayer() t[#t].colors = l end",
    "local l, t = {}, {} for i = 1, 1e4 do l[i] = i end "
      + "while true do t[#t + 1] = CAKeyframeAnimation('opacity') t[#t].values = l end",
    "local t = {} while true do local p = UIBezierPath() p:move{to = CGPoint(0, 0)} t[#t + 1] = p "
      + "for i = 1, 9e4 do p:addLine{to = CGPoint(i, i)} end end",
    "while true do UIGraphicsBeginImageContext(CGSize(1, 1)) end",
    "for i = 1, 1e6 do class('C' .. i, UIView) end",
    "UIGraphicsImageRenderer(CGSize(9, 9)):image(function(c) while true do c:fill(CGRect(0, 0, 1, 1)) end end)",
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

  @Test("making things without end ends with an error", .exhaustive, arguments: scripts)
  func endless(_ script: String) {
    let run = run(script, memory: 16)
    #expect(run.errors.contains("not enough memory"), "\(run.errors.prefix(300))")
    #expect(run.code == 1)
  }

  /// At this cap a kind of object that takes half as much again as is counted for it goes past what there is.
  @Test(
    "large kinds of objects are counted with what they take",
    arguments: [
      "UIViewPropertyAnimator(1, 'linear', function() end)", "UITableView()", "UIScrollView()", "UILabel()",
      "UICollectionView(CGRect.zero, UICollectionViewFlowLayout())", "UISlider()", "CASpringAnimation('opacity')",
      "CAKeyframeAnimation('opacity')", "UIPageViewController()",
    ])
  func kinds(_ made: String) {
    let run = run("local t = {} while true do t[#t + 1] = \(made) end", memory: 64)
    #expect(run.errors.contains("not enough memory"), "\(run.errors.prefix(300))")
    #expect(run.code == 1)
  }

  @Test("a file that is read over and over is kept once; ever other ones end with an error")
  func files() {
    let folder = TemporaryFolder()
    folder.write("-- " + String(repeating: "x", count: 1 << 20), to: "same.lua")
    for name in 1...40 { folder.write("-- \(name)" + String(repeating: "x", count: 1 << 20), to: "\(name).lua") }
    folder.write("for i = 1, 200 do loadfile('same.lua') end print('done')", to: "same_main.lua")
    folder.write("for i = 1, 40 do loadfile(i .. '.lua') end print('done')", to: "other_main.lua")
    let same = run(file: folder.path + "/same_main.lua", memory: 16)
    #expect(same.output == "done\n" && same.code == 0, "\(same.errors.prefix(300))")
    let other = run(file: folder.path + "/other_main.lua", memory: 16)
    #expect(other.errors.contains("not enough memory") && other.code == 1, "\(other.errors.prefix(300))")
  }

  @Test("what --json gathers until an input is over is counted")
  func gathered() {
    let folder = TemporaryFolder()
    folder.write("local line = ('x'):rep(1000) while true do print(line) end\n", to: "in.txt")
    let limited = "ulimit -v \((16 + 64 + Self.debugCode) << 10) && exec \"$0\" \"$@\" < \(folder.path)/in.txt"
    let run = ProgramRun(
      "/bin/sh",
      [
        "-c", limited, BuiltProducts.path(of: "playhead"), "--memory", "16", "--timeout", "60", "--json", "--no-init",
      ])
    #expect(run.output.contains("not enough memory"), "\(run.output.suffix(300)) \(run.errors.prefix(300))")
    #expect(run.code == 0)
  }

  @Test("a gradient that is set over and over between two commits takes no memory")
  func gradient() {
    let run = run(
      "local g = CAGradientLayer() for i = 1, 3e6 do g.locations = nil end print('done')", memory: 16)
    #expect(run.output == "done\n" && run.code == 0, "\(run.errors.prefix(300))")
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
