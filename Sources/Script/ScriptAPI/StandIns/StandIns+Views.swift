import ScriptRuntime

extension StandIns {
  static let views = [
    StandIn(
      "UISearchBar", of: "UIView", "a field to search with, 56 points high, in which nobody types.", height: 56,
      """
      text: String; placeholder: String?; prompt: String?; delegate: UISearchBarDelegate?; barTintColor: UIColor?
      searchBarStyle: UISearchBar.Style(default prominent minimal); barStyle: UIBarStyle; isTranslucent: Bool
      showsCancelButton: Bool; showsScopeBar: Bool; scopeButtonTitles: [String]; selectedScopeButtonIndex: Int
      searchTextField: UISearchTextField!; returnKeyType: UIReturnKeyType; keyboardType: UIKeyboardType
      autocapitalizationType: UITextAutocapitalizationType; autocorrectionType: UITextAutocorrectionType
      setShowsCancelButton(_ showsCancelButton, animated: Bool) sets showsCancelButton
      setImage(_ image: UIImage?, for icon: String, state: String)
      """),
    StandIn(
      "UISearchTextField", of: "UITextField", "the field of a search bar, in which nobody types.",
      "tokenBackgroundColor: UIColor?"),
    StandIn(
      "UITextView", of: "UIScrollView", "text of several lines, which is kept and not drawn.",
      """
      text: String; attributedText: NSAttributedString?; font: UIFont?; textColor: UIColor?
      textAlignment: UITextView.TextAlignment(natural left center right justified)
      isEditable: Bool; isSelectable: Bool; textContainerInset: UIEdgeInsets; typingAttributes: Any
      linkTextAttributes: Any; dataDetectorTypes: Any; allowsEditingTextAttributes: Bool; inputAccessoryView: UIView?
      keyboardType: UIKeyboardType; returnKeyType: UIReturnKeyType; keyboardAppearance: UIKeyboardAppearance
      autocapitalizationType: UITextAutocapitalizationType; autocorrectionType: UITextAutocorrectionType
      spellCheckingType: UITextSpellCheckingType; adjustsFontForContentSizeCategory: Bool
      """),
    StandIn(
      "UIRefreshControl", of: "UIControl", "the wheel above a list, 60 points high: a pull does not begin it.",
      height: 60,
      """
      isRefreshing: Bool; attributedTitle: NSAttributedString?
      beginRefreshing() sets isRefreshing true; endRefreshing() sets isRefreshing false
      """),
    StandIn(
      "UISegmentedControl", of: "UIControl", "buttons in a row, 32 points high: taps do not choose one.", height: 32,
      """
      items: [Any]; init(items =); selectedSegmentIndex: Int; numberOfSegments: Int; isMomentary: Bool
      selectedSegmentTintColor: UIColor?; apportionsSegmentWidthsByContent: Bool
      insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
      setTitle(_ title: String?, forSegmentAt segment: Int); removeAllSegments()
      removeSegment(at segment: Int, animated: Bool); setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int)
      setTitleTextAttributes(_ attributes: Any, for state: String)
      """),
    StandIn(
      "UIPageControl", of: "UIControl", "dots of pages, as high as measured on a device: taps do not turn pages.",
      height: 25.67,
      """
      numberOfPages: Int; currentPage: Int; hidesForSinglePage: Bool; pageIndicatorTintColor: UIColor?
      currentPageIndicatorTintColor: UIColor?; backgroundStyle: UIPageControl.BackgroundStyle(automatic prominent minimal)
      allowsContinuousInteraction: Bool; preferredIndicatorImage: UIImage?
      """),
    StandIn(
      "UIStepper", of: "UIControl", "two buttons that count, 94 by 32 points: taps do not count.", width: 94,
      height: 32,
      """
      value: Number; minimumValue: Number; maximumValue: Number; stepValue: Number; wraps: Bool; autorepeat: Bool
      isContinuous: Bool
      """),
    StandIn(
      "UIPickerView", of: "UIView", "wheels to choose with, 216 points high: nothing turns them.", height: 216,
      """
      dataSource: UIPickerViewDataSource?; delegate: UIPickerViewDelegate?; numberOfComponents: Int
      reloadAllComponents(); reloadComponent(_ component: Int)
      selectRow(_ row: Int, inComponent component: Int, animated: Bool); selectedRow(inComponent component: Int) -> Int
      """),
    StandIn(
      "UITableViewHeaderFooterView", of: "UIView", "a view above or below a section, which holds what is put into it.",
      """
      reuseIdentifier: String?; init(reuseIdentifier =); contentView: UIView!; textLabel: UILabel!; backgroundView: UIView?
      contentConfiguration: Any; backgroundConfiguration: UIBackgroundConfiguration?; prepareForReuse()
      """),
    StandIn(
      "UICollectionReusableView", of: "UIView", "a view of a collection beside its cells; nothing asks for one.",
      "reuseIdentifier: String?; prepareForReuse()"),
    StandIn(
      "UICollectionViewListCell", of: "UICollectionViewCell", "a cell of a list, which holds what is put into it.",
      """
      accessories: [UICellAccessory]; indentationLevel: Int; indentationWidth: Number
      defaultContentConfiguration() -> UIListContentConfiguration!
      """),
    StandIn(
      "UIInputView", of: "UIView", "a view in the keyboard's place; none is shown there.", "allowsSelfSizing: Bool"),
    StandIn(
      "UIHostingView", of: "UIView", "a view of SwiftUI, which does not run here.", "rootView: Any; init(rootView)"),
    StandIn(
      "UICollectionViewLayout", of: "UICollectionViewFlowLayout",
      "a layout of an app's own: the items stand as in a flow layout, and none of its methods is asked.",
      decides: true),
    StandIn(
      "UICollectionViewTransitionLayout", of: "UICollectionViewLayout",
      "a layout between two: nothing moves between them.", decides: true,
      "transitionProgress: Number"),
    StandIn(
      "UICollectionViewCompositionalLayout", of: "UICollectionViewLayout",
      "a layout of sections and groups: the items stand as in a flow layout.", decides: true,
      """
      section: NSCollectionLayoutSection?; configuration: UICollectionViewCompositionalLayoutConfiguration?
      sectionProvider: Function?
      init(section); init(section, configuration); init(sectionProvider); init(sectionProvider, configuration)
      static list(using configuration: UICollectionLayoutListConfiguration) -> Self
      """),
    StandIn(
      "UICollectionViewCompositionalLayoutConfiguration", "what a layout of sections has in common.",
      """
      scrollDirection: UICollectionViewCompositionalLayoutConfiguration.Direction(vertical horizontal)
      interSectionSpacing: Number; boundarySupplementaryItems: [Any]; contentInsetsReference: UIContentInsetsReference
      """),
    StandIn(
      "UICollectionLayoutListConfiguration", "how a list looks.",
      """
      appearance: UICollectionLayoutListConfiguration.Appearance(plain grouped insetGrouped sidebar sidebarPlain)
      init(appearance); showsSeparators: Bool; backgroundColor: UIColor?; footerMode: String?; headerMode: String?
      leadingSwipeActionsConfigurationProvider: Function?; trailingSwipeActionsConfigurationProvider: Function?
      headerTopPadding: Number; itemSeparatorHandler: Function?; separatorConfiguration: Any
      """),
    StandIn(
      "NSCollectionLayoutDimension", "a side of an item.",
      """
      static fractionalWidth(_ dimension: Number) -> Self; static fractionalHeight(_ dimension: Number) -> Self
      static absolute(_ dimension: Number) -> Self; static estimated(_ dimension: Number) -> Self
      dimension: Number
      """),
    StandIn(
      "NSCollectionLayoutSize", "the size of an item.",
      """
      widthDimension: NSCollectionLayoutDimension?; heightDimension: NSCollectionLayoutDimension?
      init(widthDimension, heightDimension)
      """),
    StandIn(
      "NSCollectionLayoutItem", "an item of a group.",
      """
      layoutSize: NSCollectionLayoutSize?; contentInsets: NSDirectionalEdgeInsets; edgeSpacing: Any; supplementaryItems: [Any]
      init(layoutSize); init(layoutSize, supplementaryItems)
      """),
    StandIn(
      "NSCollectionLayoutGroup", of: "NSCollectionLayoutItem", "items beside or below each other.",
      """
      interItemSpacing: Any; subitems: [NSCollectionLayoutItem]
      static horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      static vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      """),
    StandIn(
      "NSCollectionLayoutSection", "a section of a layout.",
      """
      group: NSCollectionLayoutGroup?; init(group); interGroupSpacing: Number; contentInsets: NSDirectionalEdgeInsets
      orthogonalScrollingBehavior: NSCollectionLayoutSection.Scrolling(none continuous paging groupPaging groupPagingCentered)
      boundarySupplementaryItems: [Any]; decorationItems: [Any]; visibleItemsInvalidationHandler: Function?
      """),
    StandIn(
      "UICollectionViewLayoutInvalidationContext", "what of a layout is asked for again.",
      "contentOffsetAdjustment: CGPoint; contentSizeAdjustment: CGSize; invalidateEverything: Bool"),
    StandIn(
      "CAEmitterLayer", of: "CALayer", "a layer of particles, of which none is drawn.",
      """
      emitterCells: [CAEmitterCell]; emitterPosition: CGPoint; emitterSize: CGSize; birthRate: Number; lifetime: Number
      emitterShape: String; emitterMode: String; renderMode: String; seed: Int
      """),
    StandIn(
      "CAEmitterCell", "a particle, which is not drawn.",
      """
      contents: Any; birthRate: Number; lifetime: Number; lifetimeRange: Number; velocity: Number; velocityRange: Number
      scale: Number; scaleRange: Number; scaleSpeed: Number; spin: Number; spinRange: Number; color: UIColor?
      emissionRange: Number; emissionLongitude: Number; alphaSpeed: Number; yAcceleration: Number; xAcceleration: Number
      """),
    StandIn(
      "UIVibrancyEffect", of: "UIVisualEffect", "a look of what stands on a blur, which is not drawn.",
      "blurEffect: UIBlurEffect?; init(blurEffect); init(blurEffect, style: UIVibrancyEffectStyle)"),
    StandIn(
      "UICornerConfiguration", "how round the corners of a view are: its layer's cornerRadius decides here.",
      """
      static capsule(maximumRadius: Number =) -> Self; static corners(radius: UICornerRadius) -> Self
      static uniformCorners(radius: UICornerRadius) -> Self
      static corners(topLeftRadius a: UICornerRadius, topRightRadius b: UICornerRadius, bottomLeftRadius c: UICornerRadius, bottomRightRadius d: UICornerRadius) -> Self
      """),
    StandIn(
      "UICornerRadius", "the radius of a corner.",
      """
      static fixed(_ radius: Number) -> Self; static containerConcentric() -> Self
      static containerConcentric(minimum: Number) -> Self
      """),
    StandIn(
      "NSDiffableDataSourceSnapshot", "the rows of a list: they are kept nowhere.",
      """
      appendSections(_ identifiers: [Any]); appendItems(_ identifiers: [Any], toSection section: Any =)
      insertItems(_ identifiers: [Any], beforeItem item: Any); insertItems(_ identifiers: [Any], afterItem item: Any!)
      deleteItems(_ identifiers: [Any]); deleteAllItems(); deleteSections(_ identifiers: [Any])
      reloadItems(_ identifiers: [Any]); reconfigureItems(_ identifiers: [Any]); reloadSections(_ identifiers: [Any])
      moveItem(_ identifier: Any, beforeItem item: Any); moveItem(_ identifier: Any, afterItem item: Any!)
      numberOfItems: Int; numberOfSections: Int; itemIdentifiers: [Any]; sectionIdentifiers: [Any]
      """),
    StandIn(
      "UITableViewDiffableDataSource", "the rows of a table by their identifiers: none is shown.", decides: true,
      """
      tableView: UITableView?; cellProvider: Function?; init(tableView, cellProvider); defaultRowAnimation: String
      apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool =, completion: Function =)
      applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot, completion: Function =)
      snapshot() -> NSDiffableDataSourceSnapshot!; itemIdentifier(for path: IndexPath) -> Any
      indexPath(for identifier: Any) -> IndexPath?
      """),
    StandIn(
      "UICollectionViewDiffableDataSource", "the items of a collection by their identifiers: none is shown.",
      decides: true,
      """
      collectionView: UICollectionView?; cellProvider: Function?; init(collectionView, cellProvider)
      supplementaryViewProvider: Function?
      apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool =, completion: Function =)
      applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot, completion: Function =)
      snapshot() -> NSDiffableDataSourceSnapshot!; itemIdentifier(for path: IndexPath) -> Any
      indexPath(for identifier: Any) -> IndexPath?
      """),
    StandIn("UIScrollEdgeEffect", "how content looks below a bar.", "style: UIScrollEdgeEffectStyle; isHidden: Bool"),
  ]
}
