import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("Content mode") struct ContentModeTests {
  private static let square = CGRect(x: 0, y: 0, width: 115, height: 115)

  /// A picture of 1200 by 800 in a square of 115 points: the fourth seed's numbers.
  @Test(
    "places content",
    arguments: [
      (UIView.ContentMode.scaleAspectFill, CGRect(x: -28.75, y: 0, width: 172.5, height: 115)),
      (.scaleAspectFit, CGRect(x: 0, y: 19.1667, width: 115, height: 76.6667)),
      (.scaleToFill, CGRect(x: 0, y: 0, width: 115, height: 115)),
      (.redraw, CGRect(x: 0, y: 0, width: 115, height: 115)),
      (.topLeft, CGRect(x: 0, y: 0, width: 1200, height: 800)),
      (.top, CGRect(x: -542.5, y: 0, width: 1200, height: 800)),
      (.topRight, CGRect(x: -1085, y: 0, width: 1200, height: 800)),
      (.left, CGRect(x: 0, y: -342.5, width: 1200, height: 800)),
      (.right, CGRect(x: -1085, y: -342.5, width: 1200, height: 800)),
      (.bottomLeft, CGRect(x: 0, y: -685, width: 1200, height: 800)),
      (.bottom, CGRect(x: -542.5, y: -685, width: 1200, height: 800)),
      (.bottomRight, CGRect(x: -1085, y: -685, width: 1200, height: 800)),
      (.center, CGRect(x: -542.5, y: -342.5, width: 1200, height: 800)),
    ])
  func places(_ mode: UIView.ContentMode, _ expected: CGRect) {
    let frame = mode.frame(of: CGSize(width: 1200, height: 800), in: ContentModeTests.square)
    #expect(isClose(frame, expected, Tolerance.sampled))
  }

  @Test("an image view has its image's size, and passes touches on")
  func imageView() {
    let rig = Rig()
    let image = UIImage(color: .black, size: CGSize(width: 30, height: 20), in: rig.app)
    let view = UIImageView(image: image, in: rig.app)
    #expect(view.frame.size == image.size)
    #expect(view.layer[.contents] == .image(image.reference))
    view.contentMode = .scaleAspectFit
    #expect(view.layer[.contentsGravity] == .text("resizeAspect"))
    #expect(!view.isUserInteractionEnabled)
  }
}

@Suite("UIScrollView") struct ScrollViewTests {
  private final class Delegate: UIScrollViewDelegate {
    var zoomed: UIView?
    var log: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  }

  private let rig = Rig()
  private let scroll: UIScrollView
  private let delegate = Delegate()

  init() {
    scroll = UIScrollView(frame: rig.window.bounds, in: rig.app)
    scroll.contentSize = CGSize(width: 375, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = delegate
    rig.window.addSubview(scroll)
    rig.world.drain()
  }

  @Test("follows the finger 10 points behind it, and stops where it is held")
  func drags() {
    rig.app.touch.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.2, hold: 0.2)
    rig.world.run()
    #expect(isClose(scroll.contentOffset.y, 190, Tolerance.sampled))
    #expect(delegate.log == ["begin", "end false"])
  }

  @Test("a flick goes on, slows down by 0.998 a millisecond, and comes to rest")
  func glides() {
    rig.app.touch.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.2)
    rig.world.advance(to: 0.2)
    let release = scroll.contentOffset.y
    rig.world.advance(to: 1.2)
    // 1000 * 0.499 * (1 - 0.998^1000) is 431.60, for 1000 points a second.
    #expect(isClose(scroll.contentOffset.y - release, 431.6, Tolerance.runningView))
    rig.world.run()
    #expect(delegate.log == ["begin", "end true", "rest"])
    #expect(!scroll.isDecelerating)
  }

  @Test("pulled past an end it gives less and less, and goes back")
  func bounces() {
    rig.app.touch.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500), duration: 0.4, hold: 0.2, release: false)
    rig.world.run()
    let pull = -scroll.contentOffset.y
    #expect(pull > 100 && pull < 200)
    #expect(throws: Never.self) { try rig.app.touch.up() }
    rig.world.run()
    #expect(scroll.contentOffset.y == 0)
    scroll.bounces = false
    rig.app.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500), duration: 0.4, hold: 0.2)
    rig.world.run()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("content that fits does not scroll")
  func fits() {
    scroll.contentSize = CGSize(width: 100, height: 100)
    rig.app.touch.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.2)
    rig.world.run()
    #expect(delegate.log.isEmpty)
  }

  @Test("content at rest goes back into its range when it shrinks, and content that is pulled does not")
  func shrinks() throws {
    scroll.contentOffset.y = 2000
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == 1000 - 667)
    scroll.contentSize.height = 500
    #expect(scroll.contentOffset.y == 0)
    scroll.contentSize.height = 3000
    rig.app.touch.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500), duration: 0.4, hold: 0.2, release: false)
    rig.world.run()
    let pulled = scroll.contentOffset.y
    scroll.contentSize.height = 2000
    #expect(pulled < -100 && scroll.contentOffset.y == pulled)
    try rig.app.touch.up()
    rig.world.advance(by: 0.05)
    let returning = scroll.contentOffset.y
    scroll.contentSize.height = 1000
    #expect(returning < 0 && scroll.contentOffset.y == returning)
    rig.world.run()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("zooms to a rectangle: the fourth seed's double tap")
  func zooms() {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), in: rig.app)
    scroll.addSubview(photo)
    scroll.contentSize = photo.bounds.size
    delegate.zoomed = photo
    scroll.maximumZoomScale = 2
    scroll.zoom(to: CGRect(x: 100, y: 150, width: 187.5, height: 333.5), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentSize == CGSize(width: 750, height: 1334))
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 300))
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 750, height: 1334))
    scroll.setZoomScale(1, animated: true)
    rig.world.run()
    #expect(scroll.zoomScale == 1)
    #expect(scroll.contentOffset == .zero)
    #expect(delegate.log == ["zoom", "zoom"])
  }
}

@Suite("UICollectionView") struct CollectionViewTests {
  private final class Source: UICollectionViewDataSource {
    var made = 0
    var frames: [Int: CGRect] = [:]
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = path.item
      frames[path.item] = cell.frame
      return cell
    }
  }

  private final class Delegate: UICollectionViewDelegate {
    var selected: [Int] = []
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { selected.append(path.item) }
  }

  private let rig = Rig()
  private let source = Source()
  private let delegate = Delegate()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 115, height: 115)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 5)
    view = UICollectionView(frame: rig.window.bounds, collectionViewLayout: layout, in: rig.app)
    view.register(
      { [unowned rig, unowned source] in
        source.made += 1
        return UICollectionViewCell(in: rig.app)
      }, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    rig.window.addSubview(view)
    rig.world.drain()
  }

  @Test("sets items in lines, spread over the width")
  func flow() {
    // Three of 115 in 365: 10 points between them.
    func frame(_ item: Int) -> CGRect? { view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame }
    #expect(frame(0) == CGRect(x: 5, y: 10, width: 115, height: 115))
    #expect(frame(2) == CGRect(x: 255, y: 10, width: 115, height: 115))
    #expect(frame(4) == CGRect(x: 130, y: 135, width: 115, height: 115))
    #expect(view.contentSize == CGSize(width: 375, height: 10 + 34 * 115 + 33 * 10))
    #expect(frame(100) == nil)
  }

  @Test("makes only the cells that are seen, and uses them again")
  func reuse() {
    #expect(view.visibleCells.count == 18)
    view.contentOffset.y = 1000
    rig.world.drain()
    #expect(view.visibleCells.first?.tag == 24)
    #expect(source.made <= 24)
  }

  @Test("gives a cell the frame of its item before the data source fills it, a used one too")
  func sizes() {
    #expect(source.frames[4] == CGRect(x: 130, y: 135, width: 115, height: 115))
    view.contentOffset.y = 1000
    rig.world.drain()
    // The ninth line: 10 and eight times 125 above it.
    #expect(source.frames[24] == CGRect(x: 5, y: 1010, width: 115, height: 115))
  }

  @Test("reports taps")
  func taps() {
    rig.app.touch.tap(CGPoint(x: 190, y: 200))
    rig.world.run()
    #expect(delegate.selected == [4])
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
  }
}
