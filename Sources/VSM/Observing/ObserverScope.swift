/// The observers of a scope, for containers that are created later and outside of it, such as those of a server's pages.
package struct ObserverScope: Sendable {
    private let observers: [any ContainerObserver]

    /// The scope in which the caller runs.
    package static var current: Self {
        Self(observers: ScopedObservers.wereEverUsed ? ScopedObservers.current : [])
    }

    /// Attaches the observers to a new container, unless it was created in a scope with observers of its own.
    package func attach(to container: StateContainer<some Any>) {
        guard !observers.isEmpty, ScopedObservers.current.isEmpty else { return }
        for observer in observers { container.attach(observer) }
    }
}
