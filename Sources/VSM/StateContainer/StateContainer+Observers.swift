extension StateContainer {
    /// Attaches the observers of a scope, unless the container was created in a scope with observers of its own.
    @_spi(Host) public func attach(_ scope: ObserverScope) {
        for observer in scope.ofNewContainer { attach(observer) }
    }

    /// Adds an observer on the owner, or before anything else has the container.
    func add(_ observer: any ContainerObserver) {
        makeMonitor().add(observer)
        #if DEBUG
        (observer as? any ContainerInspecting)?.containerDidAttach(attached)
        #endif
    }

    #if DEBUG
    /// This container for an inspector, which does not retain it.
    private var attached: AttachedContainer {
        let (reference, owner) = (WeakReference(self), storage.owner)
        let identity = ContainerIdentity(of: self)
        return AttachedContainer(identity: identity, state: RetainedState(storage.state)) { state, call in
            _ = owner.enqueue {
                guard let state = state.value as? State else { return }
                reference.object?.observe(state, file: call.file, line: call.line)
            }
        }
    }
    #endif

    func makeMonitor() -> ActionMonitor<State> {
        if let monitor = storage.monitor { return monitor }
        let monitor = ActionMonitor<State>(ContainerIdentity(of: self))
        storage.monitor = monitor
        return monitor
    }

    /// Attaches the observers of the scope in which the container is created.
    @usableFromInline
    func attachScopedObservers() {
        for observer in ScopedObservers.ofNewContainer(with: State.self) { add(observer) }
    }
}

extension ContainerIdentity {
    /// Creates the identity of a container.
    ///
    /// - Parameter container: The container, whose events have this identity.
    public init<State>(of container: StateContainer<State>) {
        self.init(stateType: "\(State.self)", address: UInt(bitPattern: ObjectIdentifier(container)))
    }
}
