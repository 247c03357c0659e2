extension StateContaining {
    /// Attaches an observer, which receives every event of the container from now on.
    ///
    /// If an action is already running and no other observer saw it begin, the observer receives only its states, with
    /// the number of the action.
    ///
    /// - Parameter observer: Receives the events; the container retains it.
    /// - Returns: The container.
    @discardableResult
    public func attach(_ observer: some ContainerObserver) -> Self {
        let container = container
        if container.storage.owner.checkCaller(of: "attach") {
            container.add(observer)
        } else {
            container.storage.forwardToMainActor("attach") { container.add(observer) }
        }
        return self
    }

    /// Prints the changes of the container's state.
    ///
    /// ```swift
    /// let container = StateContainer(state: initialState).debug()
    /// let profile = StateContainer(state: EditUserProfileViewState(data: .ada)).debug(casesOf: \.editingState)
    /// ```
    ///
    /// - Parameters:
    ///   - options: What to print.
    ///   - keyPath: An enum in a state that is a structure; the name of its case is printed in any case.
    /// - Returns: The container.
    @discardableResult
    public func debug(
        options: StateContainerDebugOptions = .defaults,
        casesOf keyPath: PartialKeyPath<State>? = nil
    ) -> Self {
        attach(
            keyPath.map { ContainerPrinter(options: options, casesOf: $0) } ?? ContainerPrinter(options: options)
        )
    }
}

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
        return AttachedContainer(identity: ContainerIdentity(of: self), state: RetainedState(storage.state)) {
            state,
            call in
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
