import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

/// Recorded frames of a flow layout in a view 320 points wide.
@Suite("Flow layout") struct FlowLayoutTests {
  private final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      UICollectionViewCell(in: collectionView.app)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize? { sizes[indexPath.item] }
  }

  /// The left edges of items of these sizes, which the delegate gives.
  private func edges(_ sizes: [CGSize], sideInset: Double = 0) -> (edges: [Double], width: Double) {
    let rig = Rig()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout(),
      in: rig.app)
    let source = Source()
    source.sizes = sizes
    view.contentInset = UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: sideInset)
    (view.dataSource, view.delegate) = (source, source)
    rig.window.addSubview(view)
    rig.world.drain()
    let edges = sizes.indices.map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX ?? -1
    }
    return (edges, view.contentSize.width)
  }

  @Test("insets at the sides are taken off the lines and the content")
  func insets() {
    // Five of 50 fill 270: (270 - 250) / 4 apart would be 5, less than 10; so four, (270 - 200) / 3 apart.
    let square = CGSize(width: 50, height: 50)
    let (edges, width) = edges(Array(repeating: square, count: 5), sideInset: 25)
    #expect(width == 270)
    let step = 50 + 70.0 / 3
    #expect(isClose(edges, [0, step, 2 * step, 3 * step, 0], Tolerance.law))
  }

  @Test(
    "the last line keeps the columns of a full one where all sizes are equal, and the least spacing where they differ")
  func lastLine() {
    let (equal, differing) = (CGSize(width: 90, height: 40), CGSize(width: 80, height: 40))
    // Three of 90 leave 50 in a line of 320: 25 between them.
    #expect(edges(Array(repeating: equal, count: 5)).edges == [0, 115, 230, 0, 115])
    #expect(edges([equal, equal, equal, equal, differing]).edges == [0, 115, 230, 0, 100])
  }

  @Test("an item that is wider than the view is centred")
  func wide() {
    let wide = CGSize(width: 370, height: 40)
    #expect(edges([wide]).edges == [-25])
    #expect(edges([wide, wide, CGSize(width: 50, height: 40)]).edges == [-25, -25, 0])
  }
}
