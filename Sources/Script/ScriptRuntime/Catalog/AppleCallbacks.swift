/// Methods that Apple's public protocols and classes declare and that nothing here calls: a class that has one of them does
/// not misspell another. Source: the protocols' reference pages; the names are as scripts write them.
enum AppleCallbacks {
  static let names: Set<String> = Set(
    (gestures + scrolling + lists + text + controllers + application + layers + animators).split(separator: " ")
      .map(String.init))

  private static let gestures = """
    gestureRecognizerShouldBegin gestureRecognizer_shouldReceive gestureRecognizer_shouldReceiveTouch \
    gestureRecognizer_shouldReceivePress gestureRecognizer_shouldReceiveEvent \
    gestureRecognizer_shouldRecognizeSimultaneouslyWith gestureRecognizer_shouldRequireFailureOf \
    gestureRecognizer_shouldBeRequiredToFailBy \

    """
  private static let scrolling = """
    scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDragging scrollViewWillEndDragging_withVelocity_targetContentOffset \
    scrollViewDidEndDragging_willDecelerate scrollViewWillBeginDecelerating scrollViewDidEndDecelerating \
    scrollViewDidEndScrollingAnimation viewForZooming scrollViewWillBeginZooming_with \
    scrollViewDidEndZooming_with_atScale scrollViewShouldScrollToTop scrollViewDidScrollToTop \
    scrollViewDidChangeAdjustedContentInset \

    """
  private static let lists = """
    tableView_numberOfRowsInSection tableView_cellForRowAt numberOfSections tableView_titleForHeaderInSection \
    tableView_titleForFooterInSection tableView_canEditRowAt tableView_canMoveRowAt sectionIndexTitles \
    tableView_commit_forRowAt tableView_moveRowAt_to tableView_willDisplay_forRowAt tableView_didEndDisplaying_forRowAt \
    tableView_heightForRowAt tableView_heightForHeaderInSection tableView_heightForFooterInSection \
    tableView_estimatedHeightForRowAt tableView_viewForHeaderInSection tableView_viewForFooterInSection \
    tableView_accessoryButtonTappedForRowWith tableView_shouldHighlightRowAt tableView_didHighlightRowAt \
    tableView_didUnhighlightRowAt tableView_willSelectRowAt tableView_willDeselectRowAt tableView_didSelectRowAt \
    tableView_didDeselectRowAt tableView_editingStyleForRowAt tableView_leadingSwipeActionsConfigurationForRowAt \
    tableView_trailingSwipeActionsConfigurationForRowAt tableView_contextMenuConfigurationForRowAt_point \
    collectionView_numberOfItemsInSection collectionView_cellForItemAt \
    collectionView_viewForSupplementaryElementOfKind_at collectionView_canMoveItemAt collectionView_moveItemAt_to \
    collectionView_shouldHighlightItemAt collectionView_didHighlightItemAt collectionView_didUnhighlightItemAt \
    collectionView_shouldSelectItemAt collectionView_shouldDeselectItemAt collectionView_didSelectItemAt \
    collectionView_didDeselectItemAt collectionView_willDisplay_forItemAt \
    collectionView_didEndDisplaying_forItemAt collectionView_layout_sizeForItemAt \
    collectionView_layout_insetForSectionAt collectionView_layout_minimumLineSpacingForSectionAt \
    collectionView_layout_minimumInteritemSpacingForSectionAt collectionView_layout_referenceSizeForHeaderInSection \
    collectionView_layout_referenceSizeForFooterInSection collectionView_transitionLayoutForOldLayout_newLayout \
    collectionView_prefetchItemsAt collectionView_cancelPrefetchingForItemsAt \
    numberOfComponents pickerView_numberOfRowsInComponent pickerView_titleForRow_forComponent \
    pickerView_didSelectRow_inComponent \

    """
  private static let text = """
    textFieldShouldBeginEditing textFieldDidBeginEditing textFieldShouldEndEditing textFieldDidEndEditing \
    textFieldDidEndEditing_reason textField_shouldChangeCharactersIn_replacementString textFieldDidChangeSelection \
    textFieldShouldClear textFieldShouldReturn textViewShouldBeginEditing textViewDidBeginEditing \
    textViewShouldEndEditing textViewDidEndEditing textView_shouldChangeTextIn_replacementText textViewDidChange \
    textViewDidChangeSelection textView_shouldInteractWith_in_interaction searchBarShouldBeginEditing \
    searchBarTextDidBeginEditing searchBarTextDidEndEditing searchBar_textDidChange searchBarSearchButtonClicked \
    searchBarCancelButtonClicked updateSearchResults \

    """
  private static let controllers = """
    navigationController_willShow_animated navigationController_didShow_animated \
    navigationControllerSupportedInterfaceOrientations navigationControllerPreferredInterfaceOrientationForPresentation \
    navigationController_interactionControllerFor navigationController_animationControllerFor_from_to \
    tabBarController_shouldSelect tabBarController_didSelect tabBarController_willBeginCustomizing \
    tabBarControllerSupportedInterfaceOrientations tabBarController_interactionControllerFor \
    tabBarController_animationControllerForTransitionFrom_to tabBar_didSelect navigationBar_shouldPush \
    navigationBar_didPush navigationBar_shouldPop navigationBar_didPop position \
    adaptivePresentationStyle presentationController_viewControllerForAdaptivePresentationStyle \
    presentationController_willPresentWithAdaptiveStyle_transitionCoordinator presentationControllerShouldDismiss \
    presentationControllerWillDismiss presentationControllerDidDismiss presentationControllerDidAttemptToDismiss \
    prepareForPopoverPresentation popoverPresentationControllerShouldDismissPopover \
    popoverPresentationControllerDidDismissPopover sheetPresentationControllerDidChangeSelectedDetentIdentifier \
    pageViewController_viewControllerBefore pageViewController_viewControllerAfter pageViewController_willTransitionTo \
    pageViewController_didFinishAnimating_previousViewControllers_transitionCompleted presentationCount \
    presentationIndex splitViewController_collapseSecondary_onto imagePickerController_didFinishPickingMediaWithInfo \
    imagePickerControllerDidCancel contextMenuInteraction_configurationForMenuAtLocation \
    previewingContext_viewControllerForLocation previewingContext_commit willTransition \
    systemLayoutFittingSizeDidChange preferredContentSizeDidChange traitCollectionDidChange \
    viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange didReceiveMemoryWarning \

    """
  private static let application = """
    application_didFinishLaunchingWithOptions application_willFinishLaunchingWithOptions applicationDidBecomeActive \
    applicationWillResignActive applicationDidEnterBackground applicationWillEnterForeground \
    applicationWillTerminate application_supportedInterfaceOrientationsFor \
    application_configurationForConnecting_options application_didDiscardSceneSessions scene_willConnectTo_options \
    sceneDidDisconnect sceneDidBecomeActive sceneWillResignActive sceneWillEnterForeground sceneDidEnterBackground \

    """
  private static let layers = """
    animationDidStart animationDidStop animationDidStop_finished display draw layerWillDraw layoutSublayers action \

    """
  private static let animators = """
    dynamicAnimatorWillResume dynamicAnimatorDidPause collisionBehavior_beganContactFor_with_at \
    collisionBehavior_endedContactFor_with collisionBehavior_beganContactFor_withBoundaryIdentifier_at \
    collisionBehavior_endedContactFor_withBoundaryIdentifier animationEnded animateTransition transitionDuration \
    interruptibleAnimator startInteractiveTransition completionSpeed completionCurve wantsInteractiveStart
    """
}
