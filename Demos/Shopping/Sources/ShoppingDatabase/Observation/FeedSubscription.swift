import Foundation
import VSM

/// Passes values on to a subscriber, one after the other, as many as it asks for.
///
/// Values arrive on any thread. Of those that arrive while the subscriber is busy, it gets the last one, because older ones
/// are out of date.
final class FeedSubscription<Downstream: Subscriber>: Subscription, FeedObserver, @unchecked Sendable
where Downstream.Failure == any Error {
    private enum Step {
        case value(Downstream.Input, Downstream)
        case failure(any Error, Downstream)
    }

    // Everything below is used under the lock. It is not held while others are called.
    private let lock = NSLock()
    private var downstream: Downstream?
    private var remove: (@Sendable () -> Void)?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber has this subscription; before, it must not get anything.
    private var hasRequested = false
    private var isPassing = false
    private var value: Downstream.Input?
    private var error: (any Error)?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Starts to observe.
    ///
    /// - Parameter add: adds the observer to its feed, and returns what removes it.
    func begin(_ add: (FeedSubscription) -> @Sendable () -> Void) {
        let remove = add(self)
        lock.withLock { self.remove = remove }
    }

    func receive(_ value: Downstream.Input) {
        lock.withLock { self.value = value }
        passOn()
    }

    func fail(with error: any Error) {
        lock.withLock { self.error = error }
        passOn()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            hasRequested = true
            self.demand += demand
        }
        passOn()
    }

    func cancel() {
        // Released after the lock: releasing a subscriber may release others.
        let (remove, downstream) = lock.withLock {
            defer { end() }
            return (self.remove, self.downstream)
        }
        remove?()
        withExtendedLifetime(downstream) {}
    }

    private func passOn() {
        guard lock.withLock({ startPassing() }) else { return }
        while let step = lock.withLock({ nextStep() }) {
            switch step {
            case .value(let value, let downstream):
                let demand = downstream.receive(value)
                lock.withLock { self.demand += demand }
            case .failure(let error, let downstream):
                downstream.receive(completion: .failure(error))
            }
        }
    }

    private func startPassing() -> Bool {
        guard !isPassing, hasRequested else { return false }
        isPassing = true
        return true
    }

    /// Takes what is to be passed on; `nil` if there is nothing, and then nothing is being passed on any more.
    private func nextStep() -> Step? {
        if let downstream {
            if let value, demand > .none {
                self.value = nil
                demand -= 1
                return .value(value, downstream)
            }
            // No values follow a failure, so one that was not asked for is dropped.
            if let error {
                end()
                return .failure(error, downstream)
            }
        }
        isPassing = false
        return nil
    }

    private func end() {
        downstream = nil
        remove = nil
        value = nil
        error = nil
    }
}
