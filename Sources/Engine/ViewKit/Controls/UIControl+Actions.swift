public import LayerKit

/// The events of a control that one receiver gets.
struct ControlRegistration {
  var events: UIControl.Event
  let receiver: Receiver

  enum Receiver {
    case target(TargetAction)
    /// Held by the control (documented).
    case action(UIAction)
  }
}

extension UIControl {
  /// Reports each of `events` to the action's target. Targets are not kept alive (documented).
  public final func addTarget(_ action: TargetAction, for events: Event) {
    registrations.append(ControlRegistration(events: events, receiver: .target(action)))
  }

  /// Stops reporting `events`; nil stands for any target, and any name.
  public final func removeTarget(_ target: NSObject?, action name: String? = nil, for events: Event = .allEvents) {
    stopReporting(events) { receiver in
      guard case .target(let action) = receiver else { return false }
      return action.matches(target: target, name: name)
    }
  }

  /// Performs `action` at each of `events`, in place of another one of its name (documented).
  public final func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    registrations.append(ControlRegistration(events: events, receiver: .action(action)))
    action.wasAdded(to: self)
  }

  public final func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  public final func removeAction(identifiedBy identifier: String, for events: Event) {
    stopReporting(events) { receiver in
      guard case .action(let action) = receiver else { return false }
      return action.identifier == identifier
    }
  }

  /// The actions that it holds, in the order they were added.
  package final var heldActions: [UIAction] {
    registrations.compactMap { if case .action(let action) = $0.receiver { action } else { nil } }
  }

  /// Performs `action` with the control as its sender, whether or not it was added.
  public final func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Reports `events` as if they had happened, to each receiver once.
  public final func sendActions(for events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.receiver {
      case .target(let action): action.send(from: self)
      case .action(let action): action.perform(from: self)
      }
    }
  }

  private func stopReporting(_ events: Event, to isMeant: (ControlRegistration.Receiver) -> Bool) {
    var gone: [UIAction] = []
    registrations = registrations.compactMap { registration in
      guard isMeant(registration.receiver) else { return registration }
      var remaining = registration
      remaining.events.subtract(events)
      if !remaining.events.isEmpty { return remaining }
      if case .action(let action) = registration.receiver { gone.append(action) }
      return nil
    }
    for action in gone { action.wasRemoved(from: self) }
  }
}
