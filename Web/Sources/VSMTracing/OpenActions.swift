import Foundation
import VSM

/// The intervals of running actions, as a pure value: at most one for each container.
///
/// An action ends when another begins, and when its container is released, so the number of intervals is limited by the
/// number of containers.
struct OpenActions<Interval> {
    /// The number of states that are recorded of one action.
    ///
    /// An action that follows something has no end, and its interval must not grow without limit.
    static var maximumStates: Int { 128 }

    private struct Entry {
        let number: UInt64?
        let interval: Interval
        var stateCount = 0
    }

    private var entries: [UInt: Entry] = [:]

    /// What to record of an event.
    enum Step {
        /// The action begins.
        case begin
        /// The action changes the state during its interval.
        case state(Interval)
        /// The action ends, after this number of states.
        case end(Interval, stateCount: Int)
        /// The event belongs to no interval: the action never began, or has ended.
        case instant
        /// The interval has its maximum number of states.
        case nothing
    }

    /// Decides what to record of an event; ``add(_:for:)`` follows a `begin`.
    mutating func step(_ event: ContainerEvent) -> Step {
        let container = event.container.address
        if case .began = event.kind { return .begin }
        guard var entry = entries[container], entry.number == event.action.number else { return .instant }
        switch event.kind {
        case .began, .dropped, .droppedByDebounce, .droppedByThrottle:
            return .instant
        case .transition:
            entry.stateCount += 1
            entries[container] = entry
            return entry.stateCount <= Self.maximumStates ? .state(entry.interval) : .nothing
        case .finished, .superseded, .cancelled, .detached:
            entries[container] = nil
            return .end(entry.interval, stateCount: entry.stateCount)
        }
    }

    /// Adds the interval of an action that begins.
    mutating func add(_ interval: Interval, for event: ContainerEvent) {
        entries[event.container.address] = Entry(number: event.action.number, interval: interval)
    }

    /// The number of running actions.
    var count: Int { entries.count }
}

/// The intervals of running actions, for observers of several threads.
final class SharedOpenActions<Interval>: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by the lock.
    private var actions = OpenActions<Interval>()

    func step(_ event: ContainerEvent) -> OpenActions<Interval>.Step { lock.withLock { actions.step(event) } }

    func add(_ interval: Interval, for event: ContainerEvent) { lock.withLock { actions.add(interval, for: event) } }

    var count: Int { lock.withLock { actions.count } }
}
