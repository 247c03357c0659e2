// What the library has for an inspector, with `StateStorage+EarlierState.swift`. In release builds, containers have no
// inspector: what they ask here has constant answers, which cost nothing.
#if !DEBUG
extension StateStorage {
    /// The state that views show.
    @inline(__always)
    @inlinable var shownState: State { state }

    /// Whether actions that are observed now are ignored.
    ///
    /// It is inlined too late for the compiler to find that what depends on it never happens.
    @inline(__always)
    @inlinable var isReadOnly: Bool { false }
}

extension StateContainer {
    /// Returns a subscriber that renders each state on a view, which it does not retain.
    @inlinable
    func makeRenderer<View: AnyObject>(
        on view: View,
        _ render: @escaping (View, State) -> Void
    ) -> ClosureSubscriber<State> {
        ClosureSubscriber { [weak view] state in
            if let view { render(view, state) }
        }
    }

    /// Tells an observer about this container if it is an inspector.
    func introduce(to observer: any ContainerObserver) {}
}

extension ScopedObservers {
    /// The observers of a container that is created now.
    static func ofNewContainer<State>(with state: State.Type) -> [any ContainerObserver] { ofScope }
}
#else
/// Observes containers from the beginning to the end, and gives them earlier states again.
package protocol ContainerInspecting: ContainerObserver {
    /// The observer was attached to a container.
    ///
    /// The method is called on the container's owner.
    ///
    /// - Returns: Whether the container has to show its first state, and ignore actions, until it shows the current one.
    func containerDidAttach(_ container: AttachedContainer) -> Bool

    /// A container ended; the method is called on the thread that released it, perhaps several times.
    func containerDidEnd(_ container: ContainerIdentity)
}

/// A container to which an inspector was attached.
package struct AttachedContainer: Sendable {
    package let identity: ContainerIdentity

    /// The state at this time.
    package let state: RetainedState

    /// Makes the container observe a state later, on its owner, and show it; does nothing if the container has been released.
    package let observe: @Sendable (RetainedState, CallSite) -> Void

    /// Shows an earlier state in the container's views, which ignore actions meanwhile; `nil` shows the current one again.
    package let show: @Sendable (RetainedState?) -> Void
}

/// A state that is retained outside its container.
///
/// The value may be used only on the owner of the container, which the type system cannot verify.
@_spi(Host) public struct RetainedState: @unchecked Sendable {
    /// The state.
    public let value: Any

    /// Retains a state.
    public init(_ value: Any) {
        self.value = value
    }
}

/// A state of the inspector's own views, whose containers are not inspected.
package protocol UninspectedState {}

/// The inspector that is attached to all containers that are created from now on, in any scope; it is set once.
package var inspectorOfNewContainers: (any ContainerInspecting)? { ScopedObservers.inspector }

/// Attaches an inspector to all containers that are created from now on, in any scope, unless there already is one.
package func inspectNewContainers(with inspector: some ContainerInspecting) {
    ScopedObservers.lockedInspector.withLock { $0 = $0 ?? inspector }
    ScopedObservers.markUsed()
}

extension ScopedObservers {
    fileprivate static let lockedInspector = Locked<(any ContainerInspecting)?>(nil)

    fileprivate static var inspector: (any ContainerInspecting)? { lockedInspector.withLock { $0 } }

    static func ofNewContainer<State>(with state: State.Type) -> [any ContainerObserver] {
        if state is any UninspectedState.Type { return [] }
        return ofScope + (inspector.map { [$0] } ?? [])
    }
}

extension StateContainer {
    @usableFromInline
    func makeRenderer<View: AnyObject>(
        on view: View,
        _ render: @escaping (View, State) -> Void
    ) -> ClosureSubscriber<State> {
        let renderer = ClosureSubscriber<State> { [weak view, weak self] state in
            if let view { render(view, self?.storage.earlierState ?? state) }
        }
        storage.inspection?.add(renderer)
        return renderer
    }

    func introduce(to observer: any ContainerObserver) {
        guard let inspector = observer as? any ContainerInspecting else { return }
        let monitor = makeMonitor()
        let inspection = storage.inspection ?? ContainerInspection()
        inspection.endings.append(inspector.containerDidEnd)
        monitor.addition = inspection
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
