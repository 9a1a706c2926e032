/// One item of a collection view on screen.
open class UICollectionViewCell: ReusableCell {
  open override var className: String { "UICollectionViewCell" }
}
