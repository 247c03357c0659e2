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
        if storage.owner.checkCaller(of: "attach") {
            add(observer)
        } else {
            storage.forwardToMainActor("attach") { self.add(observer) }
        }
        return self
    }

    /// Prints the changes of this container's state.
    ///
    /// ```swift
    /// let container = StateContainer(state: initialState).debug()
    /// ```
    ///
    /// - Parameter options: What to print.
    /// - Returns: The container.
    @discardableResult
    public func debug(options: StateContainerDebugOptions = .defaults) -> Self {
        attach(ContainerPrinter(options: options))
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
        (observer as? any ContainerInspecting)?.containerDidAttach(attached)
        #endif
    }

    #if DEBUG
    /// This container for an inspector, which does not retain it.
    private var attached: AttachedContainer {
        let (reference, owner) = (WeakReference(self), storage.owner)
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
        let monitor = ActionMonitor<State>(identity)
        storage.monitor = monitor
        return monitor
    }

    /// Attaches the observers of the scope in which the container is created.
    @usableFromInline
    func attachScopedObservers() {
        for observer in ScopedObservers.ofNewContainer(with: State.self) { add(observer) }
    }
}
