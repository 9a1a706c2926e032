/// When animations are due to begin or end, in batches of one instant each.
struct AnimationSchedule {
  private var times = BinaryHeap<Int64>()
  private var batches: [Int64: Batch] = [:]

  private struct Batch {
    var appointments: [Appointment] = []
    /// How many of them were not cancelled.
    var standing = 0

    mutating func add(_ appointment: Appointment) {
      if appointments.count > 2 * standing + 32 { appointments.removeAll { !$0.stands } }
      appointments.append(appointment)
      standing += 1
    }
  }

  private struct Appointment {
    let animation: CAAnimation
    let number: UInt32

    var stands: Bool { animation.attachment.appointment == number }
  }

  /// Makes an appointment in place of the one the animation had; nil is none.
  mutating func set(_ animation: CAAnimation, at time: Int64?) {
    if animation.attachment.due == time { return }
    if let old = animation.attachment.due { cancel(old) }
    animation.attachment.appointment &+= 1
    animation.attachment.due = time
    guard let time else { return }
    if batches[time] == nil { times.insert(time) }
    batches[time, default: Batch()].add(Appointment(animation: animation, number: animation.attachment.appointment))
  }

  private mutating func cancel(_ time: Int64) {
    batches[time]?.standing -= 1
    if batches[time]?.standing == 0 { batches[time] = nil }
  }

  /// The earliest appointment, in the clock's nanoseconds.
  var firstTime: Int64? {
    mutating get {
      while let first = times.first, batches[first] == nil { times.removeFirst() }
      return times.first
    }
  }

  /// Takes out every animation that is due by `now`.
  mutating func take(upTo now: Int64) -> [CAAnimation] {
    var due: [CAAnimation] = []
    while let time = firstTime, time <= now, let batch = batches.removeValue(forKey: time) {
      for appointment in batch.appointments where appointment.stands {
        appointment.animation.attachment.due = nil
        due.append(appointment.animation)
      }
    }
    return due
  }
}
