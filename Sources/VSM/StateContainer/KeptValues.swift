import VSMRateLimiting

/// The values that controls have written, and that no action has got yet.
///
/// A value waits for a pause, if its control has one, and then for a state that offers the action. Only the owner uses the
/// object.
final class KeptValues<State> {
    private struct Kept {
        let path: PartialKeyPath<State>
        let value: Any
        let call: CallSite
        /// Calls the action with the value, if a state offers it.
        let action: (State) -> ObservedAction<State>?
        /// Returns whether a state has the value, so that there is nothing left to do.
        let isReached: (State) -> Bool
        /// Whether the pause of the control is not over.
        var isPaused: Bool
    }

    /// A value whose pause is not over; see ``RateLimiter``.
    private final class PausedValue: WaitingWork {
        let kept: Kept
        private let storage: StateStorage<State>

        init(_ kept: Kept, in storage: StateStorage<State>) {
            self.kept = kept
            self.storage = storage
        }

        /// Saves the value if the container is released before the pause is over.
        func makeAfterEnd() {
            guard !kept.isReached(storage.state), let action = kept.action(storage.state), action.finishes else {
                return
            }
            storage.runToEnd(action, id: .max)
        }
    }

    /// At most one value for each path, the earliest first.
    private var all: [Kept] = []
    /// The pauses of the controls, which other actions do not end.
    private var pauses: RateLimiter?
    /// Looks for a state that offers an action while values are kept.
    private var subscription: StateSubscription?
    /// Called when a control has written a value.
    var onWrite: (() -> Void)?

    /// The value that is kept for a path.
    func value<Value>(at path: KeyPath<State, Value>) -> Value? {
        // Without the guard, a value that may be `nil` would always be kept: nothing is cast to it, too.
        guard let kept = all.first(where: { $0.path == path }) else { return nil }
        return kept.value as? Value
    }

    /// Keeps a value in place of an earlier one for the path.
    func keep<Value: Equatable>(
        _ value: Value,
        at path: KeyPath<State, Value>,
        from call: CallSite,
        pause: RateLimitTime?,
        in container: StateContainer<State>,
        _ action: @escaping (State, Value) -> ObservedAction<State>?
    ) {
        let kept = Kept(
            path: path,
            value: value,
            call: call,
            action: { action($0, value) },
            isReached: { $0[keyPath: path] == value },
            isPaused: pause != nil
        )
        all.removeAll { $0.path == path }
        all.append(kept)
        if let pause {
            let call = WaitingCall(PausedValue(kept, in: container.storage), finishes: true)
            _ = pauses(of: container).arrive(call, limit: .debounced(pause), identifier: path)
        }
        observe(in: container)
    }

    private func pauses(of container: StateContainer<State>) -> RateLimiter {
        if let pauses { return pauses }
        let pauses = RateLimiter(owner: container.storage.owner) { [weak self, weak container] call in
            guard let self, let container else { return call.work.makeAfterEnd() }
            endPause(of: unsafe unsafeDowncast(call.work, to: PausedValue.self).kept.path)
            observe(in: container)
        }
        self.pauses = pauses
        return pauses
    }

    private func endPause(of path: PartialKeyPath<State>) {
        if let index = all.firstIndex(where: { $0.path == path }) { all[index].isPaused = false }
    }

    /// Observes the actions that the container's state offers for the values, and waits for another state with the others.
    private func observe(in container: StateContainer<State>) {
        while let (action, call) = next(in: container.state) { container.observe(action, from: call) }
        if all.isEmpty {
            subscription = nil
        } else if subscription == nil {
            subscription = container.subscribe { [weak self, weak container] _ in
                if let self, let container { observe(in: container) }
            }
        }
    }

    private func next(in state: State) -> (ObservedAction<State>, CallSite)? {
        all.removeAll { $0.isReached(state) }
        for (index, kept) in all.enumerated() where !kept.isPaused {
            guard let action = kept.action(state) else { continue }
            all.remove(at: index)
            return (action, kept.call)
        }
        return nil
    }
}

@_spi(Host)
extension StateContainer {
    /// The value that a control shows which is bound to an action that not every state offers.
    ///
    /// - Parameter path: The value in the state.
    /// - Returns: The value that is kept, or that of the state.
    public func boundValue<Value>(at path: KeyPath<State, Value>) -> Value {
        lazyParts?.keptValues?.value(at: path) ?? state[keyPath: path]
    }

    /// Observes an action with a value that a control has, in this state or in the next one that offers the action.
    ///
    /// - Parameters:
    ///   - value: The value. The one that the control already has does nothing.
    ///   - path: The value in the state.
    ///   - call: Where the value is bound.
    ///   - pause: The time without another value after which the action is observed; by default, at once.
    ///   - action: Takes the current state and the new value, and calls the action or returns `nil`.
    public func write<Value: Equatable>(
        _ value: Value,
        at path: KeyPath<State, Value>,
        from call: CallSite,
        pause: RateLimitTime? = nil,
        whenOffered action: @escaping (State, Value) -> ObservedAction<State>?
    ) {
        // A field also writes its text when it loses the focus.
        guard value != boundValue(at: path) else { return }
        let keptValues = valuesToKeep
        keptValues.keep(value, at: path, from: call, pause: pause, in: self, action)
        keptValues.onWrite?()
    }

    /// Creates the place for values to keep, so that the host asks to be told with ``onWrite(_:)``.
    public func prepareToKeepValues() { _ = valuesToKeep }

    private var valuesToKeep: KeptValues<State> {
        let parts = parts
        if let keptValues = parts.keptValues { return keptValues }
        let keptValues = KeptValues<State>()
        parts.keptValues = keptValues
        return keptValues
    }

    /// Calls a closure each time a control has written a value, in a container with controls whose values may be kept.
    ///
    /// The state does not change if the value is kept.
    ///
    /// - Parameter makeAction: Returns the closure, which renders the view again; called at most once.
    public func onWrite(_ makeAction: @autoclosure () -> () -> Void) {
        guard let keptValues = lazyParts?.keptValues, keptValues.onWrite == nil else { return }
        keptValues.onWrite = makeAction()
    }
}
