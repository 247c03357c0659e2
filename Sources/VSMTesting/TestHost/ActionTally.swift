import Foundation
import VSM

/// Knows which actions of a host's containers run, and how many states each place in the code has led to.
final class ActionTally: ContainerObserver, @unchecked Sendable {
    private let lock = NSLock()
    private var running: [ContainerIdentity: ActionInfo] = [:]
    private var stateCounts: [Source: Int] = [:]
    private let limit: Int
    /// How many states came in the job that runs; `nil` between jobs: what the test itself does has an end.
    private var statesInJob: Int?
    private var wasOverrun = false

    /// - Parameter limit: how many states may come without a pause.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether more states came without a pause than there may.
    var isOverrun: Bool { lock.withLock { wasOverrun } }

    func beginJob() {
        lock.withLock { statesInJob = 0 }
    }

    func endJob() {
        lock.withLock { statesInJob = nil }
    }

    func containerDidEmit(_ event: ContainerEvent) {
        let count = lock.withLock {
            note(event)
            if let statesInJob, statesInJob > limit { wasOverrun = true }
            return statesInJob ?? 0
        }
        guard count > limit else { return }
        // A sequence that has the next state without ever waiting leaves no moment at which to stop it from outside.
        withUnsafeCurrentTask { $0?.cancel() }
        guard count <= 2 * limit else {
            fatalError(
                """
                An action led to more than \(limit) states without a pause, and goes on although it was cancelled, so \
                the test cannot go on: \(Source(event.action, in: event.container)). Let its sequence wait for \
                something, or end when Task.isCancelled.
                """
            )
        }
    }

    private func note(_ event: ContainerEvent) {
        switch event.kind {
        case .began:
            running[event.container] = event.action
        case .transition:
            statesInJob? += 1
            stateCounts[Source(event.action, in: event.container), default: 0] += 1
        case .finished, .cancelled:
            running[event.container] = nil
        case .superseded, .dropped, .debouncedAway, .throttledAway:
            break
        }
    }

    /// The action of a container that has not come to its end.
    func runningAction(in container: ContainerIdentity) -> ActionInfo? {
        lock.withLock { running[container] }
    }

    /// The actions that have not come to their end, in words.
    var runningActions: [String] {
        lock.withLock { running.map { Source($0.value, in: $0.key).description } }.sorted()
    }

    /// The actions that led to the most states, in words, the busiest first.
    var busiestActions: [String] {
        lock.withLock { stateCounts }
            .map { (key: $0.key.description, value: $0.value) }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .prefix(5)
            .map { "\($0.key): \($0.value) states" }
    }

    /// Where states come from; put into words only when somebody asks.
    private struct Source: Hashable, CustomStringConvertible {
        let stateType: String
        let shape: ActionShape?
        let call: CallSite?

        init(_ action: ActionInfo, in container: ContainerIdentity) {
            (stateType, shape, call) = (container.stateType, action.shape, action.call)
        }

        var description: String {
            let call = call.map { "observed at \($0)" } ?? "of an unknown place"
            return "\(shape?.rawValue ?? "action") of \(stateType), \(call)"
        }
    }
}
