import Limits
package import MotionMath
package import ViewKit

// The protocols of scroll views and collections, by the names of a script.

extension UIScrollViewDelegate where Self: ScriptResponding {
  package func scrollViewDidScroll(_ scrollView: UIScrollView) { notify("scrollViewDidScroll", [.object(scrollView)]) }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notify("scrollViewWillBeginDragging", [.object(scrollView)])
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: CGPoint
  ) -> CGPoint {
    response("scrollViewWillEndDragging", [.object(scrollView), .point(velocity), .point(target)]) {
      $0.isNil ? target : try $0.point()
    } ?? target
  }

  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notify("scrollViewWillBeginDecelerating", [.object(scrollView)])
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notify("scrollViewDidEndDragging", [.object(scrollView), .bool(decelerate)])
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notify("scrollViewDidEndDecelerating", [.object(scrollView)])
  }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notify("scrollViewDidEndScrollingAnimation", [.object(scrollView)])
  }

  package func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    object("viewForZooming", [.object(scrollView)], as: UIView.self)
  }

  package func scrollViewDidZoom(_ scrollView: UIScrollView) { notify("scrollViewDidZoom", [.object(scrollView)]) }

  package func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notify("scrollViewWillBeginZooming", [.object(scrollView), .object(view)])
  }

  package func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Double) {
    notify("scrollViewDidEndZooming", [.object(scrollView), .object(view), .number(scale)])
  }

  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    notify("scrollViewDidChangeAdjustedContentInset", [.object(scrollView)])
  }
}

extension UICollectionViewDataSource where Self: ScriptResponding {
  package func numberOfSections(in collectionView: UICollectionView) -> Int {
    response("numberOfSections", [.object(collectionView)]) {
      try $0.integer(in: 0...Limit.collectionSections.most)
    } ?? 1
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    response("collectionView_numberOfItemsInSection", [.object(collectionView), .integer(section)]) {
      try $0.integer(in: 0...collectionView.itemRoom)
    } ?? 0
  }

  package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    response("collectionView_cellForItemAt", [.object(collectionView), .indexPath(indexPath)]) {
      try $0.object(UICollectionViewCell.self)
    } ?? UICollectionViewCell(in: collectionView.app)
  }
}

extension UICollectionViewDelegate where Self: ScriptResponding {
  package func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    flag("collectionView_shouldSelectItemAt", [.object(collectionView), .indexPath(indexPath)], else: true)
  }

  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    notify("collectionView_didSelectItemAt", [.object(collectionView), .indexPath(indexPath)])
  }

  package func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    notify("collectionView_didDeselectItemAt", [.object(collectionView), .indexPath(indexPath)])
  }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    notify("collectionView_willDisplay", [.object(collectionView), .object(cell), .indexPath(indexPath)])
  }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    notify("collectionView_didEndDisplaying", [.object(collectionView), .object(cell), .indexPath(indexPath)])
  }
}

extension UICollectionViewDelegateFlowLayout where Self: ScriptResponding {
  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    response("collectionView_layout_sizeForItemAt", [.object(collectionView), .object(layout), .indexPath(indexPath)]) {
      $0.isNil ? nil : try $0.size()
    }?.flatMap { $0 }
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    response("collectionView_layout_insetForSectionAt", [.object(collectionView), .object(layout), .integer(section)]) {
      $0.isNil ? nil : try $0.insets()
    }?.flatMap { $0 }
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double? {
    spacing("collectionView_layout_minimumLineSpacingForSectionAt", collectionView, layout, section)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double? {
    spacing("collectionView_layout_minimumInteritemSpacingForSectionAt", collectionView, layout, section)
  }

  private func spacing(
    _ name: String, _ collection: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int
  ) -> Double? {
    response(name, [.object(collection), .object(layout), .integer(section)]) { $0.isNil ? nil : try $0.number() }?
      .flatMap { $0 }
  }
}
