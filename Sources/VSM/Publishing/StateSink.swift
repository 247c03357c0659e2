#if canImport(Combine) || OpenCombine
public import Synchronization

/// A closure that is called with every state, until it is cancelled.
///
/// Called on the owner, never while it is being called; cancelled on any thread.
@usableFromInline
final class StateSink<State>: StateSubscriber<State>, Cancellable, @unchecked Sendable {
    /// What is going on, as bits of ``status``.
    enum Status {
        static var isBeingCalled: UInt8 { 1 }
        static var isCancelled: UInt8 { 2 }
    }

    @usableFromInline let status = Atomic<UInt8>(0)
    /// Released by whoever finds it cancelled and not being called.
    @exclusivity(unchecked)
    @usableFromInline var receiveValue: ((State) -> Void)?

    @inlinable
    init(_ receiveValue: @escaping (State) -> Void) {
        self.receiveValue = receiveValue
    }

    @usableFromInline
    override func receive(_ state: State) {
        let before = status.bitwiseOr(Status.isBeingCalled, ordering: .acquiring).oldValue
        // Cancelled by then: who cancelled it found it not being called and releases.
        guard before & Status.isCancelled == 0 else { return }
        if let receiveValue { receiveValue(state) }
        let after = status.bitwiseAnd(~Status.isBeingCalled, ordering: .acquiringAndReleasing).newValue
        if after & Status.isCancelled != 0 { receiveValue = nil }
    }

    @usableFromInline
    func cancel() {
        finish()
        let before = status.bitwiseOr(Status.isCancelled, ordering: .acquiringAndReleasing).oldValue
        if before == 0 { receiveValue = nil }
    }
}

extension StatePublisher {
    /// Calls a closure with the current state, and with every one that follows.
    ///
    /// This is Combine's `sink(receiveValue:)`; it is said again here because it is what is used most, and can cost a
    /// tenth when the publisher is known. Traps when called from outside the container's owner.
    ///
    /// - Parameter receiveValue: is given the state.
    /// - Returns: cancels the subscription when told to, or when it goes away.
    @inlinable
    public func sink(receiveValue: @escaping (State) -> Void) -> AnyCancellable {
        storage.owner.preconditionIsCurrent("$state")
        let sink = StateSink(receiveValue)
        storage.add(sink, at: moment)
        storage.deliverCurrent(to: sink)
        return AnyCancellable { sink.cancel() }
    }
}
#endif
