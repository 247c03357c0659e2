// What a host of views needs beyond the public API. Sources/VSM/VSM.docc/Guides/Hosts.md explains each symbol.
@_spi(Host)
extension StateContainer {
    /// Calls a closure with every state after the current one, when the container has it.
    ///
    /// A host renders the view again. Publishers serve the same purpose where Combine or OpenCombine exists; a host also runs
    /// without them.
    ///
    /// - Parameter action: Receives the state, on the container's owner.
    /// - Returns: The subscription, which ends when it is released.
    public func subscribe(_ action: @escaping (State) -> Void) -> StateSubscription { subscribe(.didSet, action) }

    /// Calls a closure with every state after the current one, before or when the container has it.
    func subscribe(_ moment: SubscriptionMoment, _ action: @escaping (State) -> Void) -> StateSubscription {
        let subscriber = ClosureSubscriber(owner: storage.owner, action)
        if storage.owner.checkCaller(of: "subscribe") {
            storage.add(subscriber, at: moment)
        } else {
            storage.forwardToMainActor("subscribe") { [storage] in storage.add(subscriber, at: moment) }
        }
        return StateSubscription(subscriber)
    }

    /// Observes an action of any shape.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - call: Where the action is observed.
    public func observe(_ action: ObservedAction<State>, from call: CallSite) { observe(from: call) { action } }

    /// Observes the action with which the feature begins, if there is one; see ``init(begin:isolation:file:line:)`` and
    /// ``StateWithInitialAction``.
    public func observeDeclaredInitialAction() { observeInitialActionIfAny() }
}
