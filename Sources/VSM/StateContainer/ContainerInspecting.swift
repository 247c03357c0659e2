#if DEBUG
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

/// A state of the inspector's own views, whose containers are not inspected.
package protocol UninspectedState {}

/// Attaches an inspector to all containers that are created from now on, in any scope, unless there already is one.
package func inspectNewContainers(with inspector: some ContainerInspecting) {
    ScopedObservers.setInspector(inspector)
}

/// The inspector that is attached to all new containers.
package var inspectorOfNewContainers: (any ContainerInspecting)? { ScopedObservers.inspector }

/// A container to which an inspector was attached.
package struct AttachedContainer: Sendable {
    package let identity: ContainerIdentity

    /// The state at this time.
    package let state: RetainedState

    /// Makes the container observe a state later, on its owner, and show it; does nothing if the container is gone.
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
#endif
