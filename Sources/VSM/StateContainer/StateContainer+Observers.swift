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

    /// Identifies this container in events.
    public var identity: ContainerIdentity {
        ContainerIdentity(stateType: "\(State.self)", address: UInt(bitPattern: ObjectIdentifier(self)))
    }

    private func add(_ observer: any ContainerObserver) {
        makeMonitor().add(observer)
        #if DEBUG || Inspector
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
        #if DEBUG || Inspector
        if State.self is any UninspectedState.Type { return }
        #endif
        for observer in ScopedObservers.ofNewContainer { add(observer) }
    }
}
