extension StateContainer {
    /// Attaches an observer, which receives every event of this container from now on.
    ///
    /// If an action is already running and no other observer saw it begin, the observer receives only its states, with
    /// the number of the action.
    ///
    /// - Parameter observer: Receives the events; the container retains it.
    /// - Returns: The container.
    @discardableResult
    public func attach(_ observer: some ContainerObserver) -> Self {
        if storage.owner.isCurrent(orTrapsIn: "attach") {
            add(observer)
        } else {
            storage.carry("attach") { self.add(observer) }
        }
        return self
    }

    /// Attaches the observers of a scope, unless the container was created in a scope with observers of its own.
    @_spi(Host) public func attach(_ scope: ObserverScope) {
        for observer in scope.ofNewContainer { attach(observer) }
    }

    /// Identifies this container in events.
    public var identity: ContainerIdentity {
        ContainerIdentity(stateType: "\(State.self)", address: UInt(bitPattern: ObjectIdentifier(self)))
    }

    /// Adds an observer on the owner, or before anything else has the container.
    func add(_ observer: any ContainerObserver) {
        makeMonitor().add(observer)
        #if DEBUG
        introduce(to: observer)
        #endif
    }

    func makeMonitor() -> ActionMonitor<State> {
        if let monitor = storage.monitor { return monitor }
        let monitor = ActionMonitor<State>(identity)
        storage.monitor = monitor
        return monitor
    }

    /// Attaches the observers of the scope in which the container is created.
    @usableFromInline
    func attachScopedObservers() {
        #if DEBUG
        if State.self is any UninspectedState.Type { return }
        #endif
        for observer in ScopedObservers.ofNewContainer { add(observer) }
    }
}

#if DEBUG
extension StateContainer {
    /// Tells an observer about this container if it is an inspector.
    func introduce(to observer: any ContainerObserver) {
        guard let inspector = observer as? any ContainerInspecting else { return }
        let (reference, owner) = (WeakReference(self), storage.owner)
        let attached = AttachedContainer(identity: identity, state: RetainedState(storage.state)) { state, call in
            _ = owner.enqueue {
                guard let state = state.value as? State, let container = reference.object else { return }
                if container.storage.isReadOnly { container.storage.show(nil) }
                container.observe(state, file: call.file, line: call.line)
            }
        } show: { state in
            _ = owner.enqueue { reference.object?.storage.show(state?.value as? State) }
        }
        if inspector.containerDidAttach(attached) { storage.show(storage.state) }
    }
}
#endif
