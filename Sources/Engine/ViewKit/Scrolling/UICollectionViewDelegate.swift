public import MotionMath

/// Provides the content of a collection view.
public protocol UICollectionViewDataSource: AnyObject {
  /// Default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Decides on taps on cells and is notified of them. Every method is optional.
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

/// Overrides the values of a flow layout for items and sections; nil, or no method, keeps the layout's.
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
