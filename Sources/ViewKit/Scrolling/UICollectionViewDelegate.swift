public import MotionMath

/// Tells a collection view what is in it.
public protocol UICollectionViewDataSource: AnyObject {
  /// Default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Decides on taps on cells and hears of them. Every method may be left out.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a tap selects the item. Default yes.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// The cell comes into view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// The cell went out of view.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// Gives a flow layout's items and sections numbers of their own; nil, and a method left out, leave the layout's.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize?
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets?
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double?
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double?
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewFlowLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double? { nil }
}
