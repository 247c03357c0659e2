#if canImport(Combine) || OpenCombine
/// A closure that is called with every state, until it is cancelled.
///
/// Called on the owner, never while it is being called; cancelled on any thread.
@usableFromInline
final class StateSink<State>: StateSubscriber<State>, Cancellable, @unchecked Sendable {
    /// Closed by cancellation.
    private var lane: AtomicDeliveryLane { AtomicDeliveryLane(of: self) }
    /// Released by cancellation, or at the end of the call during which it is cancelled.
    ///
    /// Not checked for exclusive access at run time, which costs more than the call: whoever is in the lane, or closed it,
    /// is alone.
    @safe @exclusivity(unchecked)
    @usableFromInline var receiveValue: ((State) -> Void)?

    @inlinable
    init(_ receiveValue: @escaping (State) -> Void) {
        self.receiveValue = receiveValue
    }

    @usableFromInline
    override func receive(_ state: State) {
        guard lane.enter() else { return }
        if let receiveValue = receiveValue { receiveValue(state) }
        if !lane.leave() { receiveValue = nil }
    }

    @usableFromInline
    func cancel() {
        finish()
        if lane.close() == .open { receiveValue = nil }
    }
}

extension StatePublisher {
    /// Calls a closure with the current state, and with every one that follows.
    ///
    /// This does what Combine's `sink(receiveValue:)` does, at a tenth of its cost.
    ///
    /// - Parameter receiveValue: The closure to call with each state.
    /// - Returns: An object that cancels the subscription when it is cancelled or released.
    @inlinable
    public func sink(receiveValue: @escaping (State) -> Void) -> AnyCancellable {
        let sink = StateSink(receiveValue)
        if storage.owner.isCurrent(orTrapsIn: "$state") {
            storage.add(sink, at: moment)
            storage.deliverCurrent(to: sink)
        } else {
            carry(sink)
        }
        return AnyCancellable { sink.cancel() }
    }

    @inline(never)
    @usableFromInline
    func carry(_ sink: StateSink<State>) {
        storage.carry("$state") { [storage, moment] in
            storage.add(sink, at: moment)
            storage.deliverCurrent(to: sink)
        }
    }
}
#endif
