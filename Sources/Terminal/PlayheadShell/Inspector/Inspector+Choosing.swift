import FrameRendering
import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

/// One selection for picture, tree, tracks, values and events.
extension Inspector {
  var tracks: TrackList {
    record.rows(filter: state.filter, folded: state.folded, in: world.recording)
  }
  var tree: LayerTree { LayerTree(world.frame, places, record.names, folded: state.foldedTree) }

  /// Where the layers are in the picture that is shown.
  var shownPlaces: [LayerPlace] {
    state.exploded.map { $0.places(places, size: session.app.screen.bounds.size) } ?? places
  }

  /// Chooses a layer, or a property of it.
  func choose(_ chosen: InspectorState.Chosen) {
    state.chosen = chosen
    guard let place = places.first(where: { $0.layer == chosen.layer }) else {
      state.message = ["\(name(of: chosen.layer)) is not on the screen now"]
      return
    }
    if place.box.width == 0 || place.box.height == 0 {
      state.message = ["\(name(of: chosen.layer)) has no size now"]
    } else if !place.box.overlaps(CGRect(origin: .zero, size: session.app.screen.bounds.size)) {
      state.message = ["\(name(of: chosen.layer)) is outside of the screen now"]
    }
  }

  /// Its name in the tracks where it is there: a layer that has left keeps that.
  func name(of layer: LayerID) -> String {
    tracks.rows.first { $0.layer == layer }?.layerName ?? record.names.name(of: layer, in: world.frame)
  }

  // MARK: Arrows

  /// Up and down in the pane in focus.
  func move(_ offset: Int) {
    switch state.focus {
    case .picture: turn(about: 0, over: offset)
    case .tracks: moveAmong(tracks.rows.map(\.chosen)) { index in tracks.isChosen(index, state.chosen) }
    case .values:
      let rows = valueRows
      let isWhole = state.chosen?.property == nil
      moveAmong(rows.map(\.chosen)) { index in
        isWhole ? rows[index].layer == state.chosen?.layer : rows[index].shows(state.chosen)
      }
    case .events:
      if state.showsTree {
        let rows = tree.rows
        moveAmong(rows.map { InspectorState.Chosen(layer: $0.layer) }) { rows[$0].layer == state.chosen?.layer }
      } else {
        moveAmongEvents(offset)
      }
    }

    func moveAmong(_ rows: [InspectorState.Chosen], _ isChosen: (Int) -> Bool) {
      guard !rows.isEmpty else { return }
      guard let index = rows.indices.first(where: isChosen) else {
        return choose(rows[offset > 0 ? 0 : rows.count - 1])
      }
      // From a layer as a whole to the first of its rows.
      if state.chosen?.keyPath == nil, rows[index].keyPath != nil { return choose(rows[index]) }
      choose(rows[min(max(0, index + offset), rows.count - 1)])
    }
  }

  /// Goes to the event before or after the playhead, and chooses what it happened to.
  private func moveAmongEvents(_ offset: Int) {
    jumpToEvent(forward: offset > 0, ofChosen: false)
    guard let event = world.recording.events.last(where: { $0.time == playhead }) else { return }
    chooseSubject(of: event)
  }

  private func chooseSubject(of event: StageEvent) {
    guard let layer = layer(of: event) else {
      if ObjectLabel.first(in: event.subject[...]) != nil {
        state.message = ["\(record.names.named(event.subject)) is not on screen now"]
      }
      return
    }
    let message = state.message
    choose(InspectorState.Chosen(layer: layer))
    state.message = message
  }

  /// The layer of what an event names: a layer or view, the controller of a view, or one of its recognisers; nil where it
  /// names none, or one that is not on screen at the playhead.
  func layer(of event: StageEvent) -> LayerID? {
    guard let (label, _) = ObjectLabel.first(in: event.subject[...]) else { return nil }
    let frame = world.frame
    if let layer = frame.layersInTree.first(where: { LayerNames.plain($0, in: frame) == label.plain }) { return layer }
    guard let layer = view(with: label)?.layer.recordID, frame.layersInTree.contains(layer) else { return nil }
    return layer
  }

  /// The view in a window that has a recogniser, or is that of a controller, with this label.
  func view(with label: ObjectLabel) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      // The next responder of a controller's view is the controller.
      let objects: [NSObject] = view.gestureRecognizers + [view.next].compactMap(\.self)
      if objects.contains(where: { "\($0.className) #\($0.serialNumber)" == label.plain }) { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    return world.roots.lazy.compactMap { ($0.owner as? UIView).flatMap(search) }.first
  }

  /// Left and right: fold in the tree, turn the exploded view, else a frame.
  func turnOrStep(_ direction: Int, by frames: Int) {
    if state.focus == .picture { return turn(about: direction, over: 0) }
    guard state.focus == .events, state.showsTree, let layer = state.chosen?.layer else {
      return step(direction * frames)
    }
    if direction < 0 {
      if state.foldedTree.contains(layer), let outer = world.frame.superlayer(of: layer) {
        return choose(InspectorState.Chosen(layer: outer))
      }
      state.foldedTree.insert(layer)
    } else {
      state.foldedTree.remove(layer)
    }
  }

  private func turn(about: Int, over: Int) {
    // Five degrees.
    let step = Double.pi / 36
    state.exploded?.turn(about: Double(about) * step, over: Double(over) * step)
  }

  /// Puts the layers apart, or together again.
  func explode() {
    state.exploded = state.exploded == nil ? ExplodedView() : nil
    state.focus = state.exploded == nil ? .tracks : .picture
    if state.exploded != nil, state.picture == .none { state.picture = .beside }
  }

  /// Shows the layer tree in the last pane, or the events, and puts it in focus.
  func showTree() {
    state.showsTree.toggle()
    state.focus = .events
  }

  /// Puts another pane in focus, counted from the one that is; the picture is a pane while the arrows turn it.
  func moveFocus(by offset: Int) {
    let panes = InspectorState.Pane.allCases.filter { $0 != .picture || state.exploded != nil }
    let index = panes.firstIndex(of: state.focus) ?? 0
    state.focus = panes[(index + offset + panes.count) % panes.count]
  }

  // MARK: Enter

  /// Folds a layer's tracks or the tree, or edits a value.
  func enter() {
    switch state.focus {
    case .picture: break
    case .tracks: fold()
    case .values: edit()
    case .events:
      guard state.showsTree, let layer = state.chosen?.layer else { return }
      if state.foldedTree.remove(layer) == nil { state.foldedTree.insert(layer) }
    }
  }

  private func fold() {
    let rows = tracks.rows
    guard let row = rows.first(where: { $0.shows(state.chosen) }) ?? rows.first else { return }
    let folds = row.systemBar ?? row.layer
    if state.folded.remove(folds) == nil { state.folded.insert(folds) }
    state.chosen = InspectorState.Chosen(layer: folds)
  }

  // MARK: Clicks

  /// Chooses what is at a cell of a pane; false where no pane is.
  func click(row: Int, column: Int) {
    func index(in area: Area) -> Int? {
      area.contains(row: row, column: column) ? row - area.row : nil
    }
    if let index = index(in: layout.tracks) {
      state.focus = .tracks
      let rows = tracks.rows
      if rows.indices.contains(layout.firstTrack + index) { choose(rows[layout.firstTrack + index].chosen) }
    } else if let index = index(in: layout.values) {
      state.focus = .values
      let rows = valueRows
      if rows.indices.contains(index - 1) { choose(rows[index - 1].chosen) }
    } else if let index = index(in: layout.events) {
      state.focus = .events
      guard index > 0, index - 1 < lastRows.count else { return }
      switch lastRows[index - 1] {
      case .layer(let layer): choose(InspectorState.Chosen(layer: layer))
      case .event(let event): chooseSubject(of: event)
      }
    }
  }

  /// Chooses the layer at a point of the screen; at the point of the last click, what lies below the chosen one.
  func chooseInPicture(at point: CGPoint, _ cell: InspectorState.Cell) {
    let hits = LayerPlace.hits(at: point, in: shownPlaces)
    defer { state.lastClick = cell }
    guard let first = hits.first else {
      state.chosen = nil
      return
    }
    var next = first
    if state.lastClick == cell, let index = hits.firstIndex(where: { $0.layer == state.chosen?.layer }) {
      next = hits[(index + 1) % hits.count]
    }
    choose(InspectorState.Chosen(layer: next.layer))
    if hits.count > 1 {
      state.message = ["\(name(of: next.layer)): click again for what lies below"]
    }
  }

  /// Chooses the first track or layer whose name contains a text.
  func choose(named text: String) {
    guard !text.isEmpty else { return }
    let frame = world.frame
    let name = text.lowercased()
    // The very name comes before names that contain it.
    let named = frame.layersInTree.first { record.names.name(of: $0, in: frame).lowercased() == name }
    if let row = tracks.rows.first(where: { named == nil || $0.chosen.layer == named }) { return choose(row.chosen) }
    let layer = named ?? frame.layersInTree.first { record.names.title(of: $0, in: frame).lowercased().contains(name) }
    if let layer { choose(InspectorState.Chosen(layer: layer)) }
  }
}

extension InspectorValues.Row {
  var chosen: InspectorState.Chosen { InspectorState.Chosen(layer: layer, keyPath: property.name) }

  /// True when the row shows the chosen value: one value, not all of a layer.
  func shows(_ chosen: InspectorState.Chosen?) -> Bool {
    chosen?.layer == layer && chosen?.property == property
  }
}
