// What the library has for an inspector. Release builds have no inspector, and no symbol of one.
#if !DEBUG
extension ScopedObservers {
    /// The observers of a container that is created now.
    static func ofNewContainer<State>(with state: State.Type) -> [any ContainerObserver] { ofScope }
}
#else
/// Observes containers from the beginning to the end, and gives them earlier states again.
package protocol ContainerInspecting: ContainerObserver {
    /// The observer was attached to a container; the method is called on the container's owner.
    func containerDidAttach(_ container: AttachedContainer)

    /// A container ended; the method is called on the thread that released it, perhaps several times.
    func containerDidEnd(_ container: ContainerIdentity)
}

/// A container to which an inspector was attached.
package struct AttachedContainer: Sendable {
    package let identity: ContainerIdentity

    /// The state at this time.
    package let state: RetainedState

    /// Makes the container observe a state later, on its owner; does nothing if the container has been released.
    package let observe: @Sendable (RetainedState, CallSite) -> Void
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

    /// The observers of a container that is created now.
    static func ofNewContainer<State>(with state: State.Type) -> [any ContainerObserver] {
        if state is any UninspectedState.Type { return [] }
        return ofScope + (inspector.map { [$0] } ?? [])
    }
}
#endif
