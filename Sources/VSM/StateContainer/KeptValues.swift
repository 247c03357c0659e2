/// The values that controls have written in states that do not offer the actions for them.
///
/// Only the owner uses the object.
final class KeptValues<State> {
    private struct Kept {
        let path: PartialKeyPath<State>
        let value: Any
        let call: CallSite
        /// Calls the action with the value, if a state offers it.
        let action: (State) -> ObservedAction<State>?
        /// Returns whether a state has the value, so that there is nothing left to do.
        let isReached: (State) -> Bool
    }

    /// At most one value for each path, the earliest first.
    private var all: [Kept] = []
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
        _ action: @escaping (State, Value) -> ObservedAction<State>?
    ) {
        all.removeAll { $0.path == path }
        all.append(
            Kept(path: path, value: value, call: call, action: { action($0, value) }) { $0[keyPath: path] == value }
        )
    }

    /// Observes the actions that the container's state offers for the values, and waits for another state with the others.
    func observe(in container: StateContainer<State>) {
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
        for (index, kept) in all.enumerated() {
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
    ///   - action: Takes the current state and the new value, and calls the action or returns `nil`.
    public func write<Value: Equatable>(
        _ value: Value,
        at path: KeyPath<State, Value>,
        from call: CallSite,
        whenOffered action: @escaping (State, Value) -> ObservedAction<State>?
    ) {
        // A field also writes its text when it loses the focus.
        guard value != boundValue(at: path) else { return }
        let keptValues = valuesToKeep
        keptValues.keep(value, at: path, from: call, action)
        keptValues.observe(in: self)
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
